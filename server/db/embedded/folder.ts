import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from '#server/config/startProblem.ts';
import { DiskFull, freeBytes, freeBytesMin, requireSpace } from '#server/db/diskSpace.ts';
import type { Engine, EnginePlace } from './engine.ts';
import { startEngine } from './engine.ts';
import type { FillFolder } from './newDatabase.ts';
import { makeDatabase } from './newDatabase.ts';
import { startThreadEngine } from './threadEngine.ts';

// sources are run by tsx or Vitest, which cannot start threads from TypeScript
const isBuilt = import.meta.url.endsWith('.js');

/** Starts an engine; the built service uses a separate thread. */
export const openEngine = (place: EnginePlace): Promise<Engine> =>
  isBuilt ? startThreadEngine(place) : startEngine(place);

/** The temporary name under which a database is restored until it is complete. */
export const restoringName = (folder: string): string => `${folder}.restoring`;

// WASI error codes, which the engine throws for system errors
const wasiFull = new Set([19, 22, 51]);
const wasiForbidden = new Set([2, 63, 69]);

const errnoOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number'
    ? error.errno
    : undefined;

/** Starts an engine over a folder; converts its errors to `DiskFull` or `StartProblem`. */
export const openEngineIn = async (folder: string, archive?: Uint8Array<ArrayBuffer>): Promise<Engine> => {
  try {
    return await openEngine({ folder, archive });
  } catch (error) {
    const errno = errnoOf(error) ?? 0;
    if (wasiFull.has(errno) || freeBytes(folder) < freeBytesMin) throw new DiskFull();
    throw new StartProblem(
      wasiForbidden.has(errno)
        ? `没有权限读写数据目录 ${folder} 中的文件：请让它们都属于运行服务的用户。`
        : `数据目录 ${folder} 中的数据库打不开（已损坏，或由另一版本写成）：请用 npm run restore 恢复备份，或用 DATA_DIR 指定其他目录。`,
      { cause: error },
    );
  }
};

/** Whether a folder has a database, complete or not. */
export const hasDatabase = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** The size of an empty database with its first rows. */
const newDatabaseBytes = 48 * 1_024 * 1_024;

const createEmpty: FillFolder = async (folder) => (await openEngineIn(folder)).close();

/**
 * Opens the embedded database of a folder, creating it if missing, filled by `fill` if given; throws `StartProblem`,
 * `DiskFull` or the system's error.
 */
export const openFolder = async (given: string, fill?: FillFolder): Promise<Engine> => {
  const folder = resolve(given);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (!hasDatabase(folder)) {
    if (existsSync(restoringName(folder)))
      throw new StartProblem(`数据目录 ${folder} 的恢复没有完成：请再运行一次 npm run restore -- <备份文件>。`);
    requireSpace(folder, newDatabaseBytes);
    await makeDatabase(folder, createEmpty, isBuilt ? fill : undefined);
  }
  requireSpace(folder);
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new StartProblem(
      `数据目录 ${folder} 中的数据库不完整（缺少 PG_VERSION）：请用 npm run restore 恢复备份，或用 DATA_DIR 指定其他目录。`,
    );
  chmodSync(folder, 0o700);
  return openEngineIn(folder);
};
