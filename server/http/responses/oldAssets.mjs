import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A page opened before a new build still fetches its own chunks; they are served this long. */
const lifetimeMs = 7 * 86_400_000;

/** With many builds in a few days, only the last are kept: the service holds the names of all files in memory. */
export const oldFilesMax = 1_000;

/** Moves the previous build aside; returns its new place, or undefined if there was none. */
export const setAside = (folder) => {
  const aside = `${folder}-before`;
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(folder)) return undefined;
  renameSync(folder, aside);
  return aside;
};

/** Copies the recent chunks of the previous build into the new one. */
export const copyOldAssets = (before, folder) => {
  if (!before) return;
  const assets = join(before, 'assets');
  const old = (existsSync(assets) ? readdirSync(assets) : [])
    .filter((name) => !existsSync(join(folder, 'assets', name)))
    .map((name) => ({ name, changedAt: statSync(join(assets, name)).mtimeMs }))
    .filter(({ changedAt }) => Date.now() - changedAt <= lifetimeMs)
    .toSorted((one, other) => other.changedAt - one.changedAt);
  for (const { name } of old.slice(0, oldFilesMax))
    cpSync(join(assets, name), join(folder, 'assets', name), { preserveTimestamps: true });
  rmSync(before, { recursive: true, force: true });
};
