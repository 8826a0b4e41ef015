import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { StartedService } from '../support/startedService.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that a service has filled at its first start; whoever wants a service of his own begins with a copy. */
    seededFolder: string;
    /** Where the service stands that all share who leave it as it is. */
    sharedOrigin: string;
  }
}

/** Lets the built service fill an empty folder and go down in order, then come up over a copy for those who share it. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const [seeded, shared] = [join(folder, 'seeded'), join(folder, 'shared')];
  const first = await StartedService.over(seeded);
  await first.kill('SIGTERM');
  await cp(seeded, shared, { recursive: true });
  const service = await StartedService.over(shared);
  provide('seededFolder', seeded);
  provide('sharedOrigin', service.origin);
  return async () => {
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  };
};
