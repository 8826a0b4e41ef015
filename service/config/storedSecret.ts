import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, readKey } from './keyFile.ts';
import type { Secret } from './secrets.ts';
import { randomToken } from './secrets.ts';

const filesIn = (dataDir: string) => ({
  current: join(dataDir, 'secret'),
  previous: join(dataDir, 'secret-previous'),
  next: join(dataDir, 'secret-next'),
});

/** The keys in a data folder, null where it has none yet. */
export const secretIn = (dataDir: string): Secret | null => {
  const files = filesIn(dataDir);
  if (!existsSync(files.current)) return null;
  const current = readKey(files.current);
  const previous = existsSync(files.previous) ? readKey(files.previous) : current;
  return previous === current ? { current } : { current, previous };
};

/** The keys of the keyed digests where none is configured: made once, kept in the data folder for its owner's eyes only. */
export const keptSecret = (dataDir: string): Secret => {
  createKey(filesIn(dataDir).current, randomToken(256));
  return secretIn(dataDir)!;
};

/**
 * Puts a fresh key in the place of the one in a data folder, which is accepted from then on until `dropPreviousSecret`.
 * Answers false, with nothing changed, where there is no key or an earlier one is still accepted.
 */
export const rotateSecret = (dataDir: string): boolean => {
  const kept = secretIn(dataDir);
  if (!kept || kept.previous !== undefined) return false;
  const files = filesIn(dataDir);
  // cut off after any line, the folder still has its key
  writeFileSync(files.next, randomToken(256), { mode: 0o600 });
  copyFileSync(files.current, files.previous);
  renameSync(files.next, files.current);
  return true;
};

/** Ends the acceptance of the key before the current one; answers whether there was one. */
export const dropPreviousSecret = (dataDir: string): boolean => {
  const accepted = secretIn(dataDir)?.previous !== undefined;
  rmSync(filesIn(dataDir).previous, { force: true });
  return accepted;
};
