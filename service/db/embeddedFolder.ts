import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGliteOptions, Results, Transaction } from '@electric-sql/pglite';
import { PGlite, types } from '@electric-sql/pglite';
import { StartProblem } from '#service/config/startProblem.ts';
import { DiskFull, freeBytes, freeBytesMin, requireSpace } from './diskSpace.ts';

// the engine maps the default of 128 MB in full; 16 MB saves about 120 MB of memory. The stored write-ahead log is part
// of every backup
const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

// the engine's own conversion of bytes blocks everything for two seconds at a file of 10 MB
const hexOf = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** The start options of every embedded database. */
export const engineOptions: PGliteOptions = { startParams, serializers: { [types.BYTEA]: hexOf } };

const segmentName = /^[0-9A-F]{24}$/;

const segmentBytes = 16 * 1_024 * 1_024;

/** One more segment, and a little for the files beside it. */
const readingBytesMin = 17 * 1_024 * 1_024;

/** More than reading writes to the log by tidying the pages it visits. */
const logOfOneRead = 4 * 1_024 * 1_024;

/**
 * The embedded engine over a folder. While its disk is nearly full it rejects writes (25006, like a standby) and still
 * reads as long as the writes of reading fit into the write-ahead log.
 */
class FolderEngine extends PGlite {
  readonly #folder: string;
  #isReadOnly = false;

  constructor(folder: string, options: PGliteOptions) {
    super({ ...options, dataDir: folder });
    this.#folder = folder;
  }

  /** The unwritten bytes of the existing write-ahead log files, which need no more disk. */
  async #logRoom(): Promise<number> {
    const { rows } = await super.query<{ name: string; offset: number }>(
      'select file_name as name, file_offset as offset from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
    );
    const { name, offset } = rows[0]!;
    const spare = readdirSync(join(this.#folder, 'pg_wal')).filter((each) => segmentName.test(each) && each > name);
    return segmentBytes * (1 + spare.length) - offset;
  }

  async #beReadOnly(isReadOnly: boolean, free: number): Promise<void> {
    // the writes of reading fit into a segment begun while the disk still has space
    if (isReadOnly && free >= readingBytesMin && (await this.#logRoom()) < segmentBytes / 2)
      await super.exec('select pg_switch_wal()');
    await super.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    this.#isReadOnly = isReadOnly;
  }

  async #prepare(): Promise<void> {
    if (!this.ready) return requireSpace(this.#folder);
    const free = freeBytes(this.#folder);
    const isReadOnly = free < freeBytesMin;
    if (isReadOnly !== this.#isReadOnly) await this.#beReadOnly(isReadOnly, free);
    if (free < readingBytesMin && (await this.#logRoom()) < logOfOneRead) throw new DiskFull();
  }

  override async query<T>(...given: Parameters<PGlite['query']>): Promise<Results<T>> {
    await this.#prepare();
    return super.query<T>(...given);
  }

  override async exec(...given: Parameters<PGlite['exec']>): Promise<Results[]> {
    await this.#prepare();
    return super.exec(...given);
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.#prepare();
    return super.transaction(callback);
  }
}

/** Temporary names under which a database is restored or created until it is complete. */
export const unfinished = (folder: string) => ({ restoring: `${folder}.restoring`, making: `${folder}.making` });

// WASI error codes, which the engine throws for system errors
const wasiFull = new Set([19, 22, 51]);
const wasiForbidden = new Set([2, 63, 69]);

const errnoOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number'
    ? error.errno
    : undefined;

/** Starts the engine; converts its errors to `DiskFull` or `StartProblem`. */
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

/** Whether a folder has a database, complete or not. */
export const hasDatabase = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** The size of an empty database with its first rows. */
const newDatabaseBytes = 48 * 1_024 * 1_024;

/** A new database gets its name when complete: an incomplete one is never mistaken for an empty folder. */
const makeDatabase = async (folder: string, options: PGliteOptions): Promise<void> => {
  const { making } = unfinished(folder);
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  await (await startEngine(making, options)).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
};

/**
 * Opens the embedded database of a folder, creating it if missing; throws `StartProblem`, `DiskFull` or the system's
 * error.
 */
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
