import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const syncPath = (path: string): void => {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

/** Flushes a folder's entries to the disk; Windows does this itself. */
export const syncFolder = (folder: string): void => {
  if (process.platform !== 'win32') syncPath(folder);
};

/** Flushes everything in a folder to the disk, because the embedded engine does not. */
export const syncTree = (folder: string): void => {
  if (process.platform === 'win32') return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
};
