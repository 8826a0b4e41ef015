import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '#server/config/projectRoot.ts';

/** Fills an empty folder with a complete database; throws if it could not. */
export type FillFolder = (folder: string) => Promise<void>;

const processFile = join(projectRoot, 'dist/server/newDatabaseProcess.js');

/** Creates and seeds a database in a separate process, which inherits the service's environment. */
export const fillInOwnProcess: FillFolder = async (folder) => {
  // the service repeats the failed step in its own process, and reports why
  const filling = fork(processFile, [folder], { stdio: 'ignore' });
  const [exitCode] = (await once(filling, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error(`filling a new database ended with ${exitCode}`);
};

const emptied = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Names of unfinished databases: two processes never fill one that a killed service left. */
const makingName = (folder: string): string => `${folder}.making-${process.pid}-${Date.now()}`;

/** Removes the unfinished databases of starts that were killed. */
const removeUnfinished = (folder: string): void => {
  const parent = dirname(folder);
  for (const name of readdirSync(parent))
    if (name.startsWith(`${basename(folder)}.making`))
      // its process may still be shutting down and writing
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 20 });
};

/** A new database is renamed when complete: an incomplete one is never mistaken for an empty folder. */
export const makeDatabase = async (
  folder: string,
  createEmpty: FillFolder,
  fill: FillFolder = createEmpty,
): Promise<void> => {
  removeUnfinished(folder);
  const making = emptied(makingName(folder));
  try {
    await fill(making);
  } catch (error) {
    if (fill === createEmpty) throw error;
    await createEmpty(emptied(making));
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
};
