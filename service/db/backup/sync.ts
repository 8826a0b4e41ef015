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

/** Brings a folder's names to the disk, which Windows does by itself. */
export const syncFolder = (folder: string): void => {
  if (process.platform !== 'win32') syncPath(folder);
};

/** Brings everything in a folder to the disk: the embedded engine leaves that to the system. */
export const syncTree = (folder: string): void => {
  if (process.platform === 'win32') return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    syncPath(join(entry.parentPath, entry.name));
  syncPath(folder);
};
