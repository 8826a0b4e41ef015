import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOldAssets, oldFilesMax, setAside } from '#server/http/responses/oldAssets.mjs';

/** Writes files of a build this many days ago by the clock of this process, from which that of the disk may differ. */
const build = (folder: string, files: Record<string, string>, days = 0) => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const made = new Date(Date.now() - days * 86_400_000);
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'assets', name), text);
    utimesSync(join(folder, 'assets', name), made, made);
  }
};

test('chunks of the build before stay for a week, the newest thousand, and never replace those of the new one', () => {
  const dist = mkdtempSync(join(tmpdir(), 'old-assets-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const site = join(dist, 'site');
  build(site, { 'same.js': 'before' });
  build(site, { 'page-old.js': 'old' }, 6);
  build(site, { 'page-ancient.js': 'ancient' }, 8);
  build(site, Object.fromEntries(Array.from({ length: oldFilesMax - 1 }, (_, n) => [`${n}.js`, ''])));
  build(site, { 'page-oldest.js': '' }, 6.5);

  const before = setAside(site);
  expect(existsSync(site)).toBe(false);
  build(site, { 'page-new.js': 'new', 'same.js': 'after' });
  copyOldAssets(before, site);

  const stored = (name: string) =>
    existsSync(join(site, 'assets', name)) && readFileSync(join(site, 'assets', name), 'utf8');
  expect(['page-old.js', 'page-oldest.js', 'page-ancient.js', 'page-new.js', 'same.js'].map(stored)).toEqual([
    'old',
    false,
    false,
    'new',
    'after',
  ]);
  expect(existsSync(`${site}-before`)).toBe(false);
});
