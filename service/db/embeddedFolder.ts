import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGliteOptions, Results, Transaction } from '@electric-sql/pglite';
import { PGlite, types } from '@electric-sql/pglite';
import { StartProblem } from '../startProblem.ts';
import { DiskFull, freeBytes, freeBytesMin, requireSpace } from './diskSpace.ts';

// the default of 128 MB is mapped in full by the embedded engine; 16 MB saves about 120 MB of memory. What is kept of the
// write-ahead log goes into every backup
const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

// the engine's own ways with bytes stop everything else for two seconds at a file of 10 MB
const hexOf = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** What every embedded database is started with. */
export const engineOptions: PGliteOptions = { startParams, serializers: { [types.BYTEA]: hexOf } };

/** The embedded engine over a folder; a statement or transaction begins only while the disk has room for it. */
class FolderEngine extends PGlite {
  readonly #folder: string;

  constructor(folder: string, options: PGliteOptions) {
    super({ ...options, dataDir: folder });
    this.#folder = folder;
  }

  override async query<T>(...given: Parameters<PGlite['query']>): Promise<Results<T>> {
    requireSpace(this.#folder);
    return super.query<T>(...given);
  }

  override async exec(...given: Parameters<PGlite['exec']>): Promise<Results[]> {
    requireSpace(this.#folder);
    return super.exec(...given);
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    requireSpace(this.#folder);
    return super.transaction(callback);
  }
}

/** Where a restore prepares a database, and where a new one is made, until it is whole. */
export const unfinished = (folder: string) => ({ restoring: `${folder}.restoring`, making: `${folder}.making` });

// codes of WASI, which the engine throws for what the system refused
const wasiFull = new Set([19, 22, 51]);
const wasiForbidden = new Set([2, 63, 69]);

const errnoOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number'
    ? error.errno
    : undefined;

/** Starts the engine; says `DiskFull` or `StartProblem` for what it throws. */
export const startEngine = async (folder: string, options: PGliteOptions): Promise<PGlite> => {
  const engine = new FolderEngine(folder, options);
  try {
    await engine.waitReady;
    return engine;
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

/** Whether a folder has a database, whole or not. */
export const hasDatabase = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** What an empty database takes, with its first rows. */
const newDatabaseBytes = 48 * 1_024 * 1_024;

/** A database that is being made gets its name when it is whole: one without is never taken for an empty folder. */
const makeDatabase = async (folder: string, options: PGliteOptions): Promise<void> => {
  const { making } = unfinished(folder);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  await (await startEngine(making, options)).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
};

/** Opens the embedded database of a folder, which is made where there is none; throws `StartProblem`, `DiskFull` or what the system says. */
export const openFolder = async (given: string, options: PGliteOptions = engineOptions): Promise<PGlite> => {
  const folder = resolve(given);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (!hasDatabase(folder)) {
    if (existsSync(unfinished(folder).restoring))
      throw new StartProblem(`数据目录 ${folder} 的恢复没有完成：请再运行一次 npm run restore -- <备份文件>。`);
    requireSpace(folder, newDatabaseBytes);
    await makeDatabase(folder, options);
  }
  requireSpace(folder);
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new StartProblem(
      `数据目录 ${folder} 中的数据库不完整（缺少 PG_VERSION）：请用 npm run restore 恢复备份，或用 DATA_DIR 指定其他目录。`,
    );
  chmodSync(folder, 0o700);
  return startEngine(folder, options);
};
