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

/** The keys in a data folder; null if it has none. */
export const secretIn = (dataDir: string): Secret | null => {
  const files = filesIn(dataDir);
  if (!existsSync(files.current)) return null;
  const current = readKey(files.current);
  const previous = existsSync(files.previous) ? readKey(files.previous) : current;
  return previous === current ? { current } : { current, previous };
};

/**
 * The keys of the keyed digests if none is configured: created once and stored in the data folder, readable by its
 * owner only.
 */
export const storedSecret = (dataDir: string): Secret => {
  createKey(filesIn(dataDir).current, randomToken(256));
  return secretIn(dataDir)!;
};

/** The configured keys, or else those of the data folder. */
export const configuredSecret = ({
  secret,
  secretPrevious,
  dataDir,
}: {
  secret?: string | undefined;
  secretPrevious?: string | undefined;
  dataDir: string;
}): Secret => (secret ? { current: secret, previous: secretPrevious } : storedSecret(dataDir));

/**
 * Replaces the key in a data folder; the former one is accepted until `dropPreviousSecret`. Returns false without
 * changes if there is no key or an earlier one is still accepted.
 */
export const rotateSecret = (dataDir: string): boolean => {
  const stored = secretIn(dataDir);
  if (!stored || stored.previous !== undefined) return false;
  const files = filesIn(dataDir);
  // if this is interrupted, the folder still has its key
  writeFileSync(files.next, randomToken(256), { mode: 0o600 });
  copyFileSync(files.current, files.previous);
  renameSync(files.next, files.current);
  return true;
};

/** Stops accepting the key before the current one; returns whether there was one. */
export const dropPreviousSecret = (dataDir: string): boolean => {
  const accepted = secretIn(dataDir)?.previous !== undefined;
  rmSync(filesIn(dataDir).previous, { force: true });
  return accepted;
};
