import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A page that was opened before a new build still fetches its own chunks; they are served this long. */
const keptMs = 7 * 86_400_000;

/** Moves the previous build out of the way of the next; answers where it is now, undefined where there was none. */
export const setAside = (folder) => {
  const aside = `${folder}-before`;
  rmSync(aside, { recursive: true, force: true });
  if (!existsSync(folder)) return undefined;
  renameSync(folder, aside);
  return aside;
};

/** Takes the chunks of the previous build over into the new one, as long as they are young. */
export const keepOldAssets = (before, folder) => {
  if (!before) return;
  const assets = join(before, 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const [from, to] = [join(assets, name), join(folder, 'assets', name)];
    if (existsSync(to) || Date.now() - statSync(from).mtimeMs > keptMs) continue;
    cpSync(from, to, { preserveTimestamps: true });
  }
  rmSync(before, { recursive: true, force: true });
};
