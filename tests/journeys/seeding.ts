import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEngineIn } from '#server/db/embedded/folder.ts';
import { makeSnapshot, snapshot } from '../support/snapshot.ts';
import { builtService, StartedService } from '../support/startedService.ts';
import { start } from '../support/time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder with a migrated and seeded database; a test that starts its own service copies it. */
    seededFolder: string;
    /** The address of the service for tests that leave its data as they are. */
    sharedOrigin: string;
    /**
     * How far the clocks of the services and pages are ahead, in milliseconds, so that every run starts at the same
     * time.
     */
    clockAheadMs: number;
  }
}

/** Puts the tests' seeded database into a folder, lets the built service create the demo accounts there, and starts it
 * over a copy for the tests that share it. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(builtService)) throw new Error('The site is not built: run `npm run build` first.');
  const clockAheadMs = start - Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const [seeded, shared] = [join(folder, 'seeded'), join(folder, 'shared')];
  await makeSnapshot();
  await mkdir(join(seeded, 'database'), { recursive: true });
  await (await openEngineIn(join(seeded, 'database'), await snapshot())).close();
  // hashing the passwords of the demo accounts takes more than a second at each first start
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
