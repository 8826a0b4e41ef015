import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { shownIn } from '#flows';

const folder = fileURLToPath(new URL('../tests/outlines/', import.meta.url));

const outlines = () =>
  readdirSync(folder).map((file) => [file.replace(/\.snap$/, ''), readFileSync(`${folder}${file}`, 'utf8')] as const);

const packed = () => {
  const data = gzipSync(JSON.stringify(shownIn(outlines())), { level: 9 }).toString('base64');
  return `export const packed = 'data:application/gzip;base64,${data}';`;
};

/** The module `virtual:shown-texts` with what stories draw, by their stored outlines: the search finds stories by it as well. */
export const shownTexts = (): Plugin => ({
  name: 'shown-texts',
  resolveId: (id) => (id === 'virtual:shown-texts' ? '\0shown-texts' : undefined),
  load: (id) => (id === '\0shown-texts' ? packed() : undefined),
});
