import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder that every user can enter. */
export const openFolderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `faults-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
};
