import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { connectTo } from '#server/db/embedded/embedded.ts';
import { openFolder } from '#server/db/embedded/folder.ts';
import { randomFrom, seed } from '../support/random.ts';
import { StartedService } from '../support/startedService.ts';
import type { Query } from './support/missingRows.ts';
import { MixedLoad, mixedLoadEnvironment } from './support/mixedLoad.ts';
import { PostgresServer } from './support/postgresServer.ts';

/** How often each service is killed on demand. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 6);

const phones = ['13800000001', '13800000002', '13800000003', '13800000004', '13800000005'];

interface Opened {
  service: StartedService;
  /** Queries the database itself after the service was killed. */
  query: Query;
}

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const serviceIn = (environment: NodeJS.ProcessEnv): { service: StartedService; folder: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-kill-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const service = StartedService.at(folder, { ...mixedLoadEnvironment, ...environment });
  ends.push(() => service.kill());
  return { service, folder };
};

const overPglite = async (): Promise<Opened> => {
  const { service, folder } = serviceIn({});
  const query: Query = async (sql) => {
    const { pool, close } = connectTo(await openFolder(join(folder, 'database')));
    try {
      return (await pool.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await close();
    }
  };
  return { service, query };
};

const overPostgres = async (): Promise<Opened> => {
  const postgres = await PostgresServer.create();
  ends.push(() => postgres.drop());
  const { service } = serviceIn({ DATABASE_URL: postgres.url() });
  return { service, query: (sql) => postgres.query(sql) };
};

/** Starts the service and kills it at the first start's line about the database, or this many milliseconds after it. */
const killStart = async (service: StartedService, afterMs = 0): Promise<void> => {
  const starting = service.start().catch(() => undefined);
  await service.says('正在打开数据库');
  await pause(afterMs);
  await service.kill();
  await starting;
};

/** Kills the service under load, once this many calls have got their response; then checks every acknowledgement. */
const killAtWork = async (service: StartedService, load: MixedLoad, responses: number): Promise<void> => {
  const working = load.work();
  await Promise.race([load.responses.more(responses), working]);
  await service.kill();
  load.pause();
  await working;
  await service.start();
  expect(await load.settle(), `after ${responses} responses`).toEqual([]);
};

/** The orders and enquiries that are not in the database exactly once, after the service was killed. */
const missing = async ({ service, query }: Opened, load: MixedLoad): Promise<string[]> => {
  const wrong = await load.settle({ all: true });
  await service.kill();
  return [...wrong, ...(await load.missing(query))];
};

/** The response statuses that no client can handle. */
const oddStatuses = ({ responses }: MixedLoad): string[] =>
  Object.keys(responses.statuses).filter((status) => !['200', '401', '429', '503'].includes(status));

test('a service that is killed at its start and at its work loses and doubles nothing', async () => {
  const opened = await overPglite();
  await killStart(opened.service);
  await opened.service.start();
  const load = await MixedLoad.over([opened.service.origin], phones, randomFrom(seed));
  await killAtWork(opened.service, load, 15);
  expect(await missing(opened, load)).toEqual([]);
  expect(oddStatuses(load)).toEqual([]);
  expect(load.counts.orders.begun).toBeGreaterThan(0);
});

describe('again and again', { tags: ['deep'], timeout: 900_000 }, () => {
  test.each([
    ['PGlite', overPglite],
    ['PostgreSQL', overPostgres],
  ])('over %s, kills at random moments of its starts and its work', async (_, open) => {
    const opened = await open();
    const { service } = opened;
    const random = randomFrom(seed);
    for (let starts = 0; starts < 2; starts += 1) await killStart(service, random() * 2_000);
    await service.start();
    const load = await MixedLoad.over([service.origin], phones, random);
    for (let round = 0; round < rounds; round += 1) {
      await killAtWork(service, load, 1 + Math.floor(random() * 40));
      if (random() < 0.3) {
        await service.kill();
        await killStart(service, random() * 1_000);
        await service.start();
      }
    }
    expect(await missing(opened, load)).toEqual([]);
    expect(oddStatuses(load)).toEqual([]);
    expect(load.counts.orders.begun).toBeGreaterThan(0);
  });
});
