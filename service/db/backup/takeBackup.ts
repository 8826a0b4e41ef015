import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { readKey } from '#service/config/keyFile.ts';
import { keyedDigestOf } from '#service/config/secrets.ts';
import type { Backup, BackupHeader } from './backupFile.ts';
import { backupOf } from './backupFile.ts';
import { rowsOf, schemaOf } from './contents.ts';

/** What a key is recognised by in a backup. */
export const keyDigestOf = (secret: string): string => keyedDigestOf(secret, 'backup');

/** The keys that are kept in a data folder, by file name; none where they are configured. */
const keysIn = (dataDir: string): BackupHeader['keys'] => {
  const names = (['secret', 'secret-previous'] as const).filter((name) => existsSync(join(dataDir, name)));
  return Object.fromEntries(names.map((name) => [name, readKey(join(dataDir, name))]));
};

interface Place {
  dataDir: string;
  /** The configured key; undefined where the data folder has its own. */
  secret: string | undefined;
}

/**
 * Takes a backup of an open embedded database with everything acknowledged before. Calls wait while its files are read,
 * about a second for each 200 MB.
 */
export const takeBackup = async (client: PGlite, { dataDir, secret }: Place): Promise<Backup> => {
  await client.exec('checkpoint');
  // no other transaction is open while this one is: the rows are those of the files
  const { tar, ...about } = await client.transaction(async (tx) => ({
    rows: await rowsOf(tx),
    schema: await schemaOf(tx),
    tar: Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()),
  }));
  const keys: BackupHeader['keys'] = secret === undefined ? keysIn(dataDir) : {};
  return backupOf(tar, {
    ...about,
    keys,
    keyDigest: keyDigestOf(secret ?? keys.secret ?? ''),
    createdAt: new Date().toISOString(),
  });
};
