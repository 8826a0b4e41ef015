import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const nobody = 65_534;

/** A command as a user without privileges, which root needs util-linux's setpriv for. */
export const unprivileged = (command: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['setpriv', [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--', command, ...args]]
    : [command, [...args]];

/** The user that `unprivileged` runs as. */
export const unprivilegedUser = (): number => (process.getuid?.() === 0 ? nobody : (process.getuid?.() ?? nobody));

/** A temporary folder that every user can enter. */
export const openFolderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `faults-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
};
