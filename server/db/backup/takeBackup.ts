import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedded } from '#server/db/embedded/embedded.ts';
import { readKey } from '#server/config/keyFile.ts';
import { keyedDigestOf } from '#server/config/secrets.ts';
import type { Backup, BackupHeader } from './backupFile.ts';
import { backupOf } from './backupFile.ts';
import { rowsOf, schemaOf } from './contents.ts';

/** Identifies a key in a backup. */
export const keyDigestOf = (secret: string): string => keyedDigestOf(secret, 'backup');

/** The keys stored in a data folder, by file name; none if they are configured. */
const keysIn = (dataDir: string): BackupHeader['keys'] => {
  const names = (['secret', 'secret-previous'] as const).filter((name) => existsSync(join(dataDir, name)));
  return Object.fromEntries(names.map((name) => [name, readKey(join(dataDir, name))]));
};

interface Place {
  dataDir: string;
  /** The configured key; undefined if the data folder has its own. */
  secret: string | undefined;
}

const dumpOf = async (pool: Embedded['pool'], dump: Embedded['dump']) => {
  // the only connection: nothing else can write, so the rows match the files
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    return { rows: await rowsOf(client), schema: await schemaOf(client), tar: Buffer.from((await dump()).buffer) };
  } finally {
    client.release();
  }
};

/**
 * Backs up an open embedded database with everything acknowledged before. Calls wait while its files are read, about a
 * second per 200 MB.
 */
export const takeBackup = async ({ pool, dump }: Embedded, { dataDir, secret }: Place): Promise<Backup> => {
  const { tar, ...about } = await dumpOf(pool, dump);
  const keys: BackupHeader['keys'] = secret === undefined ? keysIn(dataDir) : {};
  return backupOf(tar, {
    ...about,
    keys,
    keyDigest: keyDigestOf(secret ?? keys.secret ?? ''),
    createdAt: new Date().toISOString(),
  });
};
