// @module-tag deep
import { beforeAll, expect, test } from 'vitest';
import { goodsPage } from '#contract/goods/goods.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { serviceOverPostgres } from './support/serviceProcess.ts';

const company = '13800000003';

let postgres: PostgresServer;
let service: StartedService;
beforeAll(async () => {
  const opened = await serviceOverPostgres();
  ({ postgres, service } = opened);
  return opened.stop;
});

const unavailable = { status: 503, code: codes.unavailable, retryAfter: expect.stringMatching(/^[1-9]\d*$/) };

const get = async (path: string) => {
  const response = await fetch(service.origin + path);
  return { status: response.status, body: await response.text() };
};

const pages = ['/', '/news', '/airLift', '/shippingFcl', '/helpCenter', '/root'];

test('a database that hangs is given up on: 503, pages as they were; the first call after it is served', async () => {
  const client = new SiteClient(service.origin);
  const load = await OrderLoad.by(service.origin, [company]);
  await load.place(4);
  const before = new Map<string, string>();
  for (const page of pages) before.set(page, (await get(page)).body);
  expect(await get('/readyz')).toMatchObject({ status: 200 });

  postgres.pause();
  try {
    const ordered = load.place(8);
    const goods = await Promise.all(Array.from({ length: 30 }, () => client.call(goodsPage, { size: 10 })));
    for (const outcome of goods) expect(outcome).toMatchObject(unavailable);

    expect(await get('/healthz')).toMatchObject({ status: 200 });
    const ready = await get('/readyz');
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.body)).toEqual({ status: 'unavailable', reason: 'databaseUnavailable' });

    for (const page of pages) expect(await get(page)).toMatchObject({ status: 200, body: before.get(page) });
    expect((await get('/lcl')).status).toBe(200);
    for (const outcome of await ordered) expect(outcome).toMatchObject(unavailable);
  } finally {
    postgres.resume();
  }
  expect((await client.call(goodsPage, { size: 10 })).status).toBe(200);
  expect(await get('/readyz')).toMatchObject({ status: 200 });
  const { lost, numbers, listed, sent } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(sent);
  expect(listed).toBe(sent);
});
