import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectTo } from '#server/db/embedded/embedded.ts';
import { hasDatabase, openEngineIn, restoringName } from '#server/db/embedded/folder.ts';
import { newestKnown } from '#server/db/migrate.ts';
import { createKey } from '#server/config/keyFile.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import type { Backup } from './backupFile.ts';
import { differing, rowsOf } from './contents.ts';
import { syncFolder, syncTree } from './sync.ts';

const unpack = async (backup: Backup, restoring: string): Promise<void> => {
  rmSync(restoring, { recursive: true, force: true });
  mkdirSync(restoring, { recursive: true, mode: 0o700 });
  try {
    const { pool, close } = connectTo(await openEngineIn(restoring, new Uint8Array(backup.archive)));
    const wrong = differing(backup.header.rows, await rowsOf(pool));
    await close();
    if (wrong.length > 0) throw new StartProblem(`备份中的数据与记录不符（${wrong.join('、')}）：请换用另一份备份。`);
    syncTree(restoring);
  } catch (error) {
    rmSync(restoring, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Restores the database and the keys of a backup into a data folder that this process has locked. The former content is
 * renamed and returned as a list; nothing changes before the backup has been opened and counted.
 */
export const restoreBackup = async (backup: Backup, dataDir: string): Promise<string[]> => {
  if (backup.header.schema > newestKnown())
    throw new StartProblem('备份来自更新的版本，本版本不能使用：请用写出备份的版本（或更新的版本）恢复。');
  const database = join(dataDir, 'database');
  const restoring = restoringName(database);
  await unpack(backup, restoring);

  const suffix = `before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const aside: string[] = [];
  const setAside = (path: string): void => {
    if (!existsSync(path)) return;
    renameSync(path, `${path}.${suffix}`);
    aside.push(`${path}.${suffix}`);
  };
  if (hasDatabase(database)) setAside(database);
  else rmSync(database, { recursive: true, force: true });
  const keys = Object.entries(backup.header.keys);
  if (keys.length > 0) for (const name of ['secret', 'secret-previous']) setAside(join(dataDir, name));
  for (const [name, key] of keys) if (key !== undefined) createKey(join(dataDir, name), key);
  renameSync(restoring, database);
  syncFolder(dataDir);
  return aside;
};
