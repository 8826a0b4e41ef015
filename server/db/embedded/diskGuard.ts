import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { DiskFull, freeBytes, freeBytesMin } from '#server/db/diskSpace.ts';

const segmentName = /^[0-9A-F]{24}$/;

const segmentBytes = 16 * 1_024 * 1_024;

/** One more segment, and a little for the other files. */
const readingBytesMin = 17 * 1_024 * 1_024;

/** More than reads write to the log when they clean up visited pages. */
const logOfOneRead = 4 * 1_024 * 1_024;

/**
 * While the disk of an embedded database is nearly full, it rejects writes (25006, like a standby) and still serves
 * reads as long as their own writes fit into the write-ahead log.
 */
export class DiskGuard {
  readonly #postgres: Pick<PGlite, 'query' | 'exec'>;
  readonly #folder: string;
  #isReadOnly = false;

  constructor(postgres: Pick<PGlite, 'query' | 'exec'>, folder: string) {
    this.#postgres = postgres;
    this.#folder = folder;
  }

  /** The unwritten bytes of the existing write-ahead log files, which need no more disk. */
  async #logRoom(): Promise<number> {
    const { rows } = await this.#postgres.query<{ name: string; offset: number }>(
      'select file_name as name, file_offset as offset from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
    );
    const { name, offset } = rows[0]!;
    const spare = readdirSync(join(this.#folder, 'pg_wal')).filter((each) => segmentName.test(each) && each > name);
    return segmentBytes * (1 + spare.length) - offset;
  }

  async #beReadOnly(isReadOnly: boolean, free: number): Promise<void> {
    // the writes of reads fit into a segment started while the disk still has space
    if (isReadOnly && free >= readingBytesMin && (await this.#logRoom()) < segmentBytes / 2)
      await this.#postgres.exec('select pg_switch_wal()');
    await this.#postgres.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    this.#isReadOnly = isReadOnly;
  }

  /** Call this before each query outside of a transaction; throws `DiskFull` if even reads need more disk. */
  async check(): Promise<void> {
    const free = freeBytes(this.#folder);
    const isReadOnly = free < freeBytesMin;
    if (isReadOnly !== this.#isReadOnly) await this.#beReadOnly(isReadOnly, free);
    if (free < readingBytesMin && (await this.#logRoom()) < logOfOneRead) throw new DiskFull();
  }
}
