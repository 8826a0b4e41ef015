import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { builtService, StartedService } from '../../support/startedService.ts';
import { PostgresServer } from './postgresServer.ts';

/** The result of a process that was expected to end by itself. */
export interface Ended {
  exitCode: number;
  output: string;
}

/** Several services over one database share one secret; otherwise none could verify another's signatures. */
export const sharedSecret = 'a secret of the fault tests, long enough';

/** With these settings a call waits for a lock as long as a test holds it. */
export const patient = {
  DATABASE_LOCK_TIMEOUT_MS: '0',
  DATABASE_STATEMENT_TIMEOUT_MS: '0',
  DATABASE_QUERY_TIMEOUT_MS: '600000',
};

/** Starts the built service over a database's address, as its own process; `stop` kills it and removes its folder. */
export const startService = async (
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ service: StartedService; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-service-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const service = await StartedService.over(folder, {
      DATABASE_URL: databaseUrl,
      SECRET: sharedSecret,
      ...environment,
    });
    return {
      service,
      stop: async () => {
        await service.kill();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};

/** A filled PostgreSQL with a built service over it; `stop` ends both. */
export const serviceOverPostgres = async (
  environment: NodeJS.ProcessEnv = {},
): Promise<{
  postgres: PostgresServer;
  service: StartedService;
  stop: () => Promise<void>;
}> => {
  const postgres = await PostgresServer.copyOf(inject('seededCluster'));
  try {
    const { service, stop } = await startService(postgres.url(), environment);
    return {
      postgres,
      service,
      stop: async () => {
        await stop();
        await postgres.drop();
      },
    };
  } catch (error) {
    await postgres.drop();
    throw error;
  }
};

/** Runs the built service until it ends by itself, a minute at most. */
export const runService = (environment: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    const folder = mkdtempSync(join(tmpdir(), 'faults-service-'));
    const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, ...environment };
    const child = execFile(process.execPath, [builtService], { env, timeout: 60_000 }, (_, stdout, stderr) => {
      rmSync(folder, { recursive: true, force: true });
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
