import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const blockBytes = 4_096;

/** A separate disk for a test, small enough to be filled; throws if this user may not mount one. */
export class SmallDisk {
  readonly folder: string;

  constructor(folder: string, megabytes: number) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  }

  /** Fills the free space except this many bytes. */
  fill(leftBytes = 0): void {
    const file = openSync(join(this.folder, 'fill'), 'a');
    const block = Buffer.alloc(blockBytes);
    try {
      while (this.free() > leftBytes) writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** Frees the space that `fill` took. */
  empty(): void {
    rmSync(join(this.folder, 'fill'), { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
