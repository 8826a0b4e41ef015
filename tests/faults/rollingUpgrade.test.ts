import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';
import { Balancer } from './support/balancer.ts';
import { nextBuild } from './support/nextBuild.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { runService, startService } from './support/serviceProcess.ts';

// a column on the busiest table, and a table of its own
const migration = `ALTER TABLE "orders" ADD COLUMN "next_release" text DEFAULT 'x' NOT NULL;--> statement-breakpoint
CREATE TABLE "next_release" ("id" integer PRIMARY KEY NOT NULL);`;

let postgres: PostgresServer;
let balancer: Balancer;
let next: ReturnType<typeof nextBuild>;
let folder: string;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.create();
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

const environment = { SHUTDOWN_DELAY_MS: '1500' };

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
  const reading: number[] = [];
  const ordering = (async () => {
    while (work.isRunning) {
      await load.place(5);
      await pause(2_500);
    }
  })();
  const readers = [1, 2, 3].map(async () => {
    while (work.isRunning) {
      reading.push((await reader.call(dangerousGoodsSearch, {})).status);
      await pause(20);
    }
  });

  const fresh = await StartedService.over(folder, { ...environment, DATABASE_URL: postgres.url() }, next.main);
  ends.push(() => fresh.kill());
  await balancer.add(fresh.origin);
  await pause(2_000);
  await old.kill('SIGTERM');
  const before = balancer.served(old.origin);
  await pause(3_000);
  work.isRunning = false;
  await Promise.all([ordering, ...readers]);

  expect(old.exitCode).toBe(0);
  expect(balancer.served(old.origin)).toBe(before);
  expect(balancer.served(fresh.origin)).toBeGreaterThan(10);
  expect(await postgres.query(`select to_regclass('next_release')::text as name`)).toEqual([{ name: 'next_release' }]);

  expect(reading.length).toBeGreaterThan(100);
  expect(reading.filter((status) => status !== 200)).toEqual([]);
  expect(load.outcomes.length).toBeGreaterThan(10);
  expect(load.outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  const { lost, numbers, listed, sent } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(sent);
  expect(listed).toBe(sent);
}, 180_000);

test('the older version does not start again over the newer schema, and says so in one sentence', async () => {
  const { exitCode, output } = await runService({ DATABASE_URL: postgres.url() });
  expect(exitCode).toBe(1);
  expect(output).toContain('数据库已由更新的版本升级');
  expect(output).not.toMatch(/^\s+at /m);
}, 90_000);
