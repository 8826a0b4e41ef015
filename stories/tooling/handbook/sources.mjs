import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['.storybook', 'contract', 'machines', 'public', 'service', 'src', 'stories', 'tests'];
const files = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'vitest.config.ts'];

/**
 * The fingerprint of all files that influence the tests, in the project's folder: it changes with every commit and
 * every edit. Reference pictures do not count, because the tests write them.
 */
export const fingerprintOfSources = (root = process.cwd()) => {
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith(join(root, 'tests', 'pictures')) && !file.includes('node_modules')),
  );
  const hash = createHash('sha256');
  const all = [...files.map((name) => join(root, name)), ...inside];
  for (const file of all.toSorted((one, other) => (one < other ? -1 : 1)))
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest('hex');
};
