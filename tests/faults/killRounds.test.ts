import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { connectTo } from '#service/db/embedded/embedded.ts';
import { openFolder } from '#service/db/embedded/folder.ts';
import { randomFrom, seed } from '../support/random.ts';
import { StartedService } from '../support/startedService.ts';
import type { Query } from './support/missingRows.ts';
import { MixedLoad, mixedLoadEnvironment } from './support/mixedLoad.ts';
import { PostgresServer } from './support/postgresServer.ts';

/** How often each service is killed: `KILL_ROUNDS`, or a few times. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 4);

const phones = ['13800000001', '13800000002', '13800000003', '13800000004', '13800000005'];

interface Opened {
  service: StartedService;
  /** Asks the database itself, with the service dead. */
  query: Query;
}

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const serviceIn = async (environment: NodeJS.ProcessEnv): Promise<{ service: StartedService; folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-kill-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const service = StartedService.at(folder, { ...mixedLoadEnvironment, ...environment });
  ends.push(() => service.kill());
  return { service, folder };
};

const overPglite = async (): Promise<Opened> => {
  const { service, folder } = await serviceIn({});
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
  const { service } = await serviceIn({ DATABASE_URL: postgres.url() });
  return { service, query: (sql) => postgres.query(sql) };
};

const startIsKilledAfter = async (service: StartedService, ms: number): Promise<void> => {
  const starting = service.start().catch(() => undefined);
  await pause(ms);
  await service.kill();
  await starting;
};

test.each([
  ['PGlite', overPglite],
  ['PostgreSQL', overPostgres],
] as const)(
  'over %s, a service that is killed at its work and at its starts loses and doubles nothing',
  async (name, open) => {
    const { service, query } = await open();
    const random = randomFrom(seed);
    for (let starts = 0; starts < 2; starts += 1) await startIsKilledAfter(service, 100 + random() * 2_500);
    await service.start();
    const signingInAt = performance.now();
    const load = await MixedLoad.over([service.origin], phones, random);
    // a slow machine gets as far with its work before it is killed
    const workMsMax = Math.min(Math.max(2 * (performance.now() - signingInAt), 1_000), 6_000);
    const startMs: number[] = [];
    let startsKilled = 2;
    for (let round = 0; round < rounds; round += 1) {
      const working = load.work();
      await pause(20 + random() * workMsMax);
      await service.kill();
      load.pause();
      await working;
      if (random() < 0.2) {
        await startIsKilledAfter(service, random() * 2_000);
        startsKilled += 1;
      }
      const startedAt = performance.now();
      await service.start();
      startMs.push(Math.round(performance.now() - startedAt));
      expect(await load.settle(), `round ${round}, seed ${seed}`).toEqual([]);
    }
    expect(await load.settle({ all: true }), `seed ${seed}`).toEqual([]);
    const { counts } = load;
    const { broken, statuses } = load.responses;
    const slowestStartMs = Math.max(...startMs);
    console.log(
      `${name}, seed ${seed}: ${JSON.stringify({ rounds, startsKilled, ...counts, ...broken, statuses, slowestStartMs })}`,
    );
    expect(Object.keys(statuses).filter((status) => !['200', '401', '429', '503'].includes(status))).toEqual([]);
    expect(broken.unanswered).toBeGreaterThan(0);
    expect(counts.orders.acknowledged).toBeGreaterThan(rounds);
    await service.kill();
    expect(await load.missing(query)).toEqual([]);
  },
  120_000 + rounds * 30_000,
);
