import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import type { Outcome } from '../support/siteClient.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';
import { Balancer } from './support/balancer.ts';
import { nextBuild } from './support/nextBuild.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { patient, runService, startService } from './support/serviceProcess.ts';

// a column on the busiest table, and a new table
const migration = `ALTER TABLE "orders" ADD COLUMN "next_release" text DEFAULT 'x' NOT NULL;--> statement-breakpoint
CREATE TABLE "next_release" ("id" integer PRIMARY KEY NOT NULL);`;

let postgres: PostgresServer;
let balancer: Balancer;
let next: ReturnType<typeof nextBuild>;
let folder: string;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.copyOf(inject('seededCluster'));
  balancer = await Balancer.create();
  next = nextBuild(migration);
  folder = mkdtempSync(join(tmpdir(), 'faults-next-'));
});
afterAll(async () => {
  for (const end of ends) await end();
  await balancer?.close();
  await postgres?.drop();
  next?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A service that receives the stop signal serves for another minute, until every balancer has seen that it is not
 * ready.
 */
const environment = { SHUTDOWN_DELAY_MS: '60000', CALLS_PER_MINUTE: '1000000', ...patient };

test('a new version replaces the old one under load: every call gets a response, no order is lost or doubled', async () => {
  const { service: old, stop } = await startService(postgres.url(), environment);
  ends.push(stop);
  await balancer.add(old.origin);
  const load = await OrderLoad.by(balancer.origin, [
    '13800000001',
    '13800000002',
    '13800000003',
    '13800000004',
    '13800000005',
  ]);

  const work = { isRunning: true };
  const reader = new SiteClient(balancer.origin);
  const reading: Outcome[] = [];
  const readers = [1, 2, 3].map(async () => {
    while (work.isRunning) reading.push(await reader.call(dangerousGoodsSearch, {}));
  });

  await load.place(5);
  const fresh = await StartedService.over(folder, { ...environment, DATABASE_URL: postgres.url() }, next.main);
  ends.push(() => fresh.kill());
  await balancer.add(fresh.origin);
  await load.place(10);
  await balancer.hasServed(old.origin, 10);
  await balancer.hasServed(fresh.origin, 10);
  process.kill(old.pid!, 'SIGTERM');
  await balancer.isLeaving(old.origin);
  const before = balancer.served(old.origin);
  await load.place(10);
  await balancer.hasServed(fresh.origin, 20);
  work.isRunning = false;
  await Promise.all(readers);

  expect(balancer.served(old.origin)).toBe(before);
  expect(await postgres.query(`select to_regclass('next_release')::text as name`)).toEqual([{ name: 'next_release' }]);

  expect(reading.filter(({ status }) => status !== 200)).toEqual([]);
  expect(load.outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  const { lost, numbers, listed, sent } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(sent);
  expect(listed).toBe(sent);
});

test('the older version does not start again over the newer schema, and says so in one sentence', async () => {
  const { exitCode, output } = await runService({ DATABASE_URL: postgres.url() });
  expect(exitCode).toBe(1);
  expect(output).toContain('数据库已由更新的版本升级');
  expect(output).not.toMatch(/^\s+at /m);
});
