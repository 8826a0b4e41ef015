// @module-tag deep
import { beforeAll, expect, test } from 'vitest';
import { randomFrom, seed } from '../support/random.ts';
import type { StartedService } from '../support/startedService.ts';
import { MixedLoad, mixedLoadEnvironment } from './support/mixedLoad.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { serviceOverPostgres } from './support/serviceProcess.ts';

let postgres: PostgresServer;
let service: StartedService;
beforeAll(async () => {
  const opened = await serviceOverPostgres({ ...mixedLoadEnvironment, DATABASE_POOL_SIZE: '1' });
  ({ postgres, service } = opened);
  return opened.stop;
});

const statusOf = async (path: string): Promise<number> => (await fetch(service.origin + path)).status;

test('one connection is enough: nothing waits for a second one while it holds the first', async () => {
  for (const path of ['/', '/news', '/shippingFcl', '/readyz', '/metrics', '/dev/inbox', '/sitemap.xml', '/docs'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  const load = await MixedLoad.over([service.origin], ['13800000002', '13800000003'], randomFrom(seed));
  await load.work();
  // calls that waited too long are retried, one after the other
  expect(await load.settle({ all: true })).toEqual([]);
  expect(await load.missing((statement) => postgres.query(statement))).toEqual([]);
  const { counts } = load;
  const { broken, statuses } = load.responses;
  expect(broken.unanswered).toBe(0);
  expect(Object.keys(statuses).filter((status) => !['200', '401', '429', '503'].includes(status))).toEqual([]);
  expect(counts.orders.begun).toBe(4);
});
