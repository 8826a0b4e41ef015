import { cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { builtService, StartedService } from '../support/startedService.ts';
import { start } from '../support/time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder that a service has filled at its first start; a test that starts its own service copies it. */
    seededFolder: string;
    /** The address of the service for tests that leave its data as they are. */
    sharedOrigin: string;
    /** How far the clocks of the services and of the pages are ahead, in milliseconds: every run begins at the same time. */
    clockAheadMs: number;
  }
}

/** Lets the built service fill an empty folder and stop in order, then starts it over a copy for the tests that share it. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(builtService)) throw new Error('The site is not built: run `npm run build` first.');
  const clockAheadMs = start - Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const [seeded, shared] = [join(folder, 'seeded'), join(folder, 'shared')];
  const first = StartedService.at(seeded);
  await first.start({ clockAheadMs });
  await first.kill('SIGTERM');
  await cp(seeded, shared, { recursive: true });
  const service = StartedService.at(shared);
  await service.start({ clockAheadMs });
  provide('seededFolder', seeded);
  provide('sharedOrigin', service.origin);
  provide('clockAheadMs', clockAheadMs);
  return async () => {
    await service.kill();
    await rm(folder, { recursive: true, force: true });
  };
};
