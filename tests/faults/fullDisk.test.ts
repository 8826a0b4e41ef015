// @module-tag deep
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsPage } from '#contract/goods/goods.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';
import { SmallDisk } from './support/smallDisk.ts';

let folder: string;
let disk: SmallDisk;
let service: StartedService;
let load: OrderLoad;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  disk = new SmallDisk(join(folder, 'disk'), 256);
  service = await StartedService.over(join(disk.folder, 'data'));
  load = await OrderLoad.by(service.origin, ['13800000003', '13800000004']);
});
afterAll(async () => {
  await service?.kill();
  disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
});

const goods = () => new SiteClient(service.origin).call(goodsPage, { size: 10 });

test.each([0, 24 * 1_024 * 1_024])('a disk with %i bytes left takes no orders and goes on reading', async (left) => {
  await load.place(4);
  const before = load.acknowledged;
  disk.fill(left);
  const rejected = await load.place(4);
  expect(rejected.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  for (const { retryAfter } of rejected) expect(Number(retryAfter)).toBeGreaterThan(0);
  for (let reads = 0; reads < 50; reads += 1) expect(await goods()).toMatchObject({ status: 200, code: codes.ok });
  expect((await load.list()).orders).toHaveLength(before);
  expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
  const ready = await fetch(`${service.origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', reason: 'databaseReadOnly' }]);
  expect(await (await fetch(`${service.origin}/help`)).text()).toContain('</html>');
  expect(service.exitCode).toBeNull();

  disk.empty();
  const placed = await load.place(4);
  expect(placed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(load.acknowledged).toBe(before + 4);
});

test('everything acknowledged is there after a kill', async () => {
  await service.kill();
  await service.start();
  const { lost, numbers, listed } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(listed);
});
