import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';

const diskFull = '53100';

/** Thrown before the embedded database would run out of disk; has PostgreSQL's own code for it. */
export class DiskFull extends Error {
  readonly code = diskFull;

  constructor() {
    super('the disk is full');
    this.name = 'DiskFull';
  }
}

/** Whether a call failed because the database's disk is full, embedded or PostgreSQL. */
export const isDiskFull = (error: unknown): boolean => errorCodeOf(error) === diskFull;

/** Two segments of the write-ahead log: more than any one call writes. */
export const freeBytesMin = 32 * 1_024 * 1_024;

/** The free bytes on the disk of a folder, which need not exist yet. */
export const freeBytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return freeBytes(dirname(folder));
  }
};

/**
 * Throws `DiskFull` unless `freeBytesMin` are left beyond `neededBytes`. The engine survives a table that cannot grow,
 * but hangs forever if the write-ahead log cannot; reads write a little to that log as well.
 */
export const requireSpace = (folder: string, neededBytes = 0): void => {
  if (freeBytes(folder) < neededBytes + freeBytesMin) throw new DiskFull();
};
