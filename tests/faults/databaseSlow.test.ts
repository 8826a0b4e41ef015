// @module-tag deep
import { beforeAll, describe, expect, test } from 'vitest';
import { goodsPage } from '#contract/goods/goods.ts';
import { newsPage } from '#contract/content/content.ts';
import { orderPage } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { enterpriseInfo, getInfo } from '#contract/auth/user.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import type { Outcome } from '../support/siteClient.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { patient, serviceOverPostgres, startService } from './support/serviceProcess.ts';

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

/** Calls of three kinds, none of which needs the tables that are locked below. */
const others = (origin: string): Promise<Outcome[]> => {
  const client = new SiteClient(origin);
  return Promise.all([client.call(goodsPage, { size: 10 }), client.call(newsPage, {}), client.signIn(company)]);
};

describe('a table that somebody has locked', () => {
  test('takes no other call with it: everything else responds while those that need the table wait', async () => {
    // whoever waits for the table waits until it is free
    const waiting = await startService(postgres.url(), patient);
    const { origin } = waiting.service;
    const client = await SiteClient.signedIn(origin, company);
    const holder = await postgres.connect();
    try {
      await holder.query('begin; lock table orders in access exclusive mode');
      const stuck = Promise.all(
        Array.from({ length: 100 }, () => client.call(orderPage, { size: 10 }, { timeoutMs: 600_000 })),
      );
      await expect
        .poll(() => postgres.query(`select 1 from pg_locks where relation = 'orders'::regclass and not granted`))
        .not.toEqual([]);
      for (let round = 0; round < 3; round += 1)
        for (const { code } of await others(origin)) expect(code).toBe(codes.ok);
      await holder.query('rollback');
      // some have waited for the table, the others were told to try again
      const statuses = (await stuck).map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
      expect(statuses).toContain(200);
    } finally {
      await holder.end();
      await waiting.stop();
    }
  });

  test('is given up on: calls that need it end with 503, and are served again once it is free', async () => {
    const client = await SiteClient.signedIn(service.origin, company);
    const wanting = Array.from({ length: 30 }, (_, n) => () => {
      if (n % 3 === 0) return client.call(orderPage, { size: 10 });
      if (n % 3 === 1) return client.call(getInfo, {});
      return client.call(enterpriseInfo, { basicEntId: 'x', appSource: 'fcl_mm' });
    });
    const holder = await postgres.connect();
    try {
      await holder.query('begin; lock table sessions in access exclusive mode');
      for (const outcome of await Promise.all(wanting.map((call) => call())))
        expect(outcome).toMatchObject(unavailable);
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect((await client.call(orderPage, { size: 10 })).status).toBe(200);
  });
});

describe('a database that hangs', () => {
  const pages = ['/', '/news', '/airLift', '/shippingFcl', '/helpCenter', '/root'];

  test('is given up on: calls end with 503, pages are sent as they were, the first call after it goes on is served', async () => {
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
});
