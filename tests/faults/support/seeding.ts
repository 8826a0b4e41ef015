import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { StartedService } from '../../support/startedService.ts';
import { PostgresServer } from './postgresServer.ts';
import { startService } from './serviceProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of a stopped PostgreSQL whose database a service filled at its first start. */
    seededCluster: string;
  }
}

/** Lets the built service fill a data folder and a PostgreSQL, once for all tests that start with a filled database. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-seeded-'));
  const postgres = await PostgresServer.create();
  const fillFolder = async () => (await StartedService.over(folder)).kill('SIGTERM');
  const fillPostgres = async () => (await startService(postgres.url())).stop();
  await Promise.all([fillFolder(), fillPostgres()]);
  await postgres.stop('fast');
  provide('seededFolder', folder);
  provide('seededCluster', postgres.files);
  return async () => {
    await postgres.drop();
    await rm(folder, { recursive: true, force: true });
  };
};
