import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { navigationMachine } from '#machines/app/navigation.ts';
import { budgets } from '#src/ssr/budgets.ts';
import { withCriticalStyle } from '#src/ssr/criticalStyle.ts';

const built = (file: string): string => `dist/site/${file}`;
const read = (file: string) => JSON.parse(readFileSync(built(`.vite/${file}.json`), 'utf8')) as never;
/** The compressed bytes of a file without the digests in chunk names, whose compressed size varies with each change. */
const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const code = () => readFileSync(built(file), 'utf8').replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '');
  const size = sizes.get(file) ?? brotliCompressSync(code()).length;
  sizes.set(file, size);
  return size;
};
const entry: { file: string; sources: string[] } = read('entry');
const routes: Readonly<Record<string, string[]>> = read('routes');

test('the entry of the built site contains what the budgets name, and no more bytes', () => {
  const sources = entry.sources
    .filter((source) => !source.startsWith('\0'))
    .map((source) => source.replace(/services\/\w+\/(?=(?:paths|pages)\.ts$)/, 'services/*/'));
  expect([...new Set(sources)].toSorted()).toEqual(budgets.entry.sources);
  expect(sizeOf(entry.file)).toBeLessThan(budgets.entry.bytes);
  // names of machines are only for charts and stories
  expect(readFileSync(built(entry.file), 'utf8')).not.toContain(navigationMachine.root.description);
});

test.each(Object.entries(budgets.pages))('the scripts of %s keep within their budget', (name, { scripts }) => {
  const bytes = [entry.file, ...routes[name]!].reduce((sum, file) => sum + sizeOf(file), 0);
  expect(bytes).toBeLessThan(scripts);
});

test('the style of a first paint has only rules for what the document contains', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'style-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const names = ['.a a', '.b ol', '.c>a', '.lg\\:d a', ':where(.note) a'];
  const space = ':root{--s:.5rem;--t:1px}.x{--t:2px}.note{margin:calc(var(--s) * 3) var(--t);transition:top 1s}';
  const ring = '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #000}.y{--tw-lead:1;line-height:1}';
  const own =
    '.x{--tw-shadow:0 0 var(--tw-c,red);box-shadow:var(--tw-ring),var(--tw-shadow);line-height:var(--tw-lead,2)}';
  const large = '@media (forced-colors:active){.x{left:1px}}@container page (width<17rem){.x{left:2px}}';
  const pointed = '.x:hover{left:3px}.x:focus-visible{left:4px}.z{box-shadow:0 0 #0000, 0 0 #0000, 0 1px red}';
  const rules = names.map((name) => `${name}{top:0}`).join('') + space + ring + own + large + pointed;
  writeFileSync(join(folder, 'assets/a.css'), rules);
  const link = '<link rel="stylesheet" href="/assets/a.css">';
  const body = '<p class="a b c lg:d note x y z"><a>x</a></p>';
  const html = await withCriticalStyle(
    'p',
    `<html><head><script></script>${link}</head><body>${body}</body></html>`,
    folder,
  );
  const style = /<style>([^]*?)<\/style>/.exec(html)![1]!;
  expect(names.map((name) => style.includes(name))).toEqual([true, false, true, true, true]);
  expect(style).toContain('.y{--tw-lead:1;line-height:1}.x{box-shadow:0 0 #000,0 0 red;line-height:var(--tw-lead,2)}');
  expect(style).toContain(':root{--t:1px}.x{--t:2px}.note{margin:1.5rem var(--t)}');
  expect(style).not.toMatch(/left:/);
  expect(style).toContain('.z{box-shadow:0 1px red}');
  // the script that loads the whole style at once for some visitors comes after its link
  expect(html).toMatch(/id="stylesheet"[^>]*><noscript>.*<\/noscript>\s*<script>/);
});
