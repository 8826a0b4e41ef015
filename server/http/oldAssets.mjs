import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A page opened before a new build still fetches its own chunks; they are served this long. */
const lifetimeMs = 7 * 86_400_000;

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
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const [from, to] = [join(assets, name), join(folder, 'assets', name)];
    if (existsSync(to) || Date.now() - statSync(from).mtimeMs > lifetimeMs) continue;
    cpSync(from, to, { preserveTimestamps: true });
  }
  rmSync(before, { recursive: true, force: true });
};
