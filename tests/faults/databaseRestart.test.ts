import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrderLoad } from '../support/orderLoad.ts';
import type { StartedService } from '../support/startedService.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { startService } from './support/serviceProcess.ts';

let postgres: PostgresServer;
let service: StartedService;
let stop: () => Promise<void>;
beforeAll(async () => {
  postgres = await PostgresServer.create();
  ({ service, stop } = await startService(postgres.url()));
});
afterAll(async () => {
  await stop?.();
  await postgres?.drop();
});

test('orders are placed on a PostgreSQL of the test’s own, each key one order', async () => {
  const load = await OrderLoad.by(service.origin, ['13800000003', '13800000004']);
  await load.place(8);
  expect(load.acknowledged).toBe(8);
  const { lost, numbers, listed } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(8);
  expect(listed).toBe(8);
});
