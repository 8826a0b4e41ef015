import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { StartedService } from '../support/startedService.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the journeys' data is laid; it is still being filled when the first tests begin. */
    journeysFolder: string;
  }
}

/** What a service has made of an empty folder at its first start. */
export interface Seeded {
  /** The data folder; a test that starts its own service copies it. */
  folder: string;
  /** Where the service stands that all share who leave it as it is. */
  sharedOrigin: string;
}

/** How the seeding came out. */
export type Seeding = Seeded | { failure: string };

/** The file with the outcome of the seeding. */
export const outcomeFile = (folder: string): string => join(folder, 'seeded.json');

const writeOutcome = async (folder: string, outcome: Seeding): Promise<void> => {
  await writeFile(`${outcomeFile(folder)}.part`, JSON.stringify(outcome));
  await rename(`${outcomeFile(folder)}.part`, outcomeFile(folder));
};

/** Lets the built service fill an empty folder and go down in order, then come up over a copy for those who share it. */
const seed = async (folder: string): Promise<StartedService> => {
  const [seeded, shared] = [join(folder, 'seeded'), join(folder, 'shared')];
  const first = await StartedService.over(seeded);
  await first.kill('SIGTERM');
  await cp(seeded, shared, { recursive: true });
  const service = await StartedService.over(shared);
  await writeOutcome(folder, { folder: seeded, sharedOrigin: service.origin });
  return service;
};

/** Begins to seed, beside the tests that need no service. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  provide('journeysFolder', folder);
  const seeding = seed(folder).catch(async (error: unknown) => writeOutcome(folder, { failure: String(error) }));
  return async () => {
    const service = await seeding;
    await service?.kill();
    await rm(folder, { recursive: true, force: true });
  };
};
