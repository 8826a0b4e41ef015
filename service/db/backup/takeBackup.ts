import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { readKey } from '#service/config/keyFile.ts';
import { keyedDigestOf } from '#service/config/secrets.ts';
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

/**
 * Backs up an open embedded database with everything acknowledged before. Calls wait while its files are read, about a
 * second per 200 MB.
 */
export const takeBackup = async (client: PGlite, { dataDir, secret }: Place): Promise<Backup> => {
  await client.exec('checkpoint');
  // no other transaction runs meanwhile, so the rows are those of the files
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
