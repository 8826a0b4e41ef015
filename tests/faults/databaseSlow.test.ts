import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { newsPage } from '#contract/content/content.ts';
import { orderPage } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { enterpriseInfo, getInfo } from '#contract/auth/user.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import type { Outcome } from '../support/siteClient.ts';
import { SiteClient, slowest } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { serviceOverPostgres, startService } from './support/serviceProcess.ts';

const company = '13800000003';

let postgres: PostgresServer;
let service: StartedService;
beforeAll(async () => {
  const opened = await serviceOverPostgres();
  ({ postgres, service } = opened);
  return opened.stop;
});

const unavailable = { status: 503, code: codes.unavailable, retryAfter: expect.stringMatching(/^[1-9]\d*$/) };

/** The response of an address, and how long it takes. */
const get = async (path: string, origin = service.origin) => {
  const startedAt = performance.now();
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) });
  return { status: response.status, body: await response.text(), ms: Math.round(performance.now() - startedAt) };
};

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
    let ordered: Promise<Outcome[]>;
    try {
      ordered = load.place(8);
      const ports = await Promise.all(Array.from({ length: 30 }, () => client.call(dangerousGoodsSearch, {})));
      for (const outcome of ports) expect(outcome).toMatchObject(unavailable);
      // those that had a connection wait for their query, and it is given up
      expect(slowest(ports)).toBeLessThan(8_000);

      const known = await Promise.all(Array.from({ length: 10 }, () => client.call(dangerousGoodsSearch, {})));
      for (const outcome of known) expect(outcome).toMatchObject(unavailable);
      expect(slowest(known)).toBeLessThan(2_500);

      expect(await get('/healthz')).toMatchObject({ status: 200 });
      const ready = await get('/readyz');
      expect(ready.status).toBe(503);
      expect(JSON.parse(ready.body)).toEqual({ status: 'unavailable', reason: 'databaseUnavailable' });
      expect(ready.ms).toBeLessThan(2_000);

      for (const page of pages) {
        const sent = await get(page);
        expect(sent).toMatchObject({ status: 200, body: before.get(page) });
        expect(sent.ms).toBeLessThan(2_500);
      }
      const neverDrawn = await get('/lcl');
      expect(neverDrawn.status).toBe(200);
      expect(neverDrawn.ms).toBeLessThan(2_500);
      for (const outcome of await ordered) expect(outcome).toMatchObject(unavailable);
    } finally {
      postgres.resume();
    }
    const first = await client.call(dangerousGoodsSearch, {});
    expect(first.status).toBe(200);
    expect(first.ms).toBeLessThan(2_500);
    expect(await get('/readyz')).toMatchObject({ status: 200 });
    const { lost, numbers, listed, sent } = await load.reconcile();
    expect(lost).toEqual([]);
    expect(new Set(numbers).size).toBe(sent);
    expect(listed).toBe(sent);
  });

  test('leaves no connection behind', async () => {
    const [row] = await postgres.query<{ count: string }>(
      `select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    expect(Number(row!.count)).toBeLessThanOrEqual(20);
  });
});

/**
 * What other calls may take beside those that are stuck: a second, and on a busy machine twice what they take beside as
 * many calls that are not stuck.
 */
const usualMs = async (busy: () => Promise<Outcome>[]): Promise<number> => {
  const client = new SiteClient(service.origin);
  const [others] = await Promise.all([
    Promise.all([client.call(dangerousGoodsSearch, {}), client.call(newsPage, {}), client.signIn(company)]),
    Promise.all(busy()),
  ]);
  return Math.max(1_000, 2 * slowest(others));
};

describe('a table that somebody has locked', () => {
  test('takes no other call with it: those that need it end with 503, everything else responds within a second', async () => {
    const client = await SiteClient.signedIn(service.origin, company);
    const wanting = () => Array.from({ length: 100 }, () => client.call(orderPage, { size: 10 }));
    const mayTakeMs = await usualMs(wanting);
    const holder = await postgres.connect();
    const others: Outcome[] = [];
    let stuck: Promise<Outcome[]>;
    try {
      await holder.query('begin; lock table orders in access exclusive mode');
      stuck = Promise.all(wanting());
      for (const until = Date.now() + 5_000; Date.now() < until; await pause(200)) {
        others.push(await client.call(dangerousGoodsSearch, {}), await client.call(newsPage, {}));
        if (others.length < 9) others.push(await new SiteClient(service.origin).signIn(company));
        expect(await get('/readyz')).toMatchObject({ status: 200 });
      }
      for (const outcome of await stuck) expect(outcome).toMatchObject(unavailable);
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect(others.filter(({ code }) => code !== codes.ok)).toEqual([]);
    expect(others.length).toBeGreaterThan(2);
    console.log(`orders locked: ${others.length} other calls, the slowest ${slowest(others)} ms of ${mayTakeMs}`);
    expect(slowest(others)).toBeLessThan(mayTakeMs);
    expect(slowest(await stuck)).toBeLessThan(12_000);
    expect((await client.call(orderPage, { size: 10 })).status).toBe(200);
  });

  test('that every signed-in call wants leaves the others alone as well', async () => {
    const client = await SiteClient.signedIn(service.origin, company);
    const wanting = () =>
      Array.from({ length: 90 }, (_, n) => {
        if (n % 3 === 0) return client.call(orderPage, { size: 10 });
        if (n % 3 === 1) return client.call(getInfo, {});
        return client.call(enterpriseInfo, { basicEntId: 'x', appSource: 'fcl_mm' });
      });
    const mayTakeMs = await usualMs(wanting);
    const holder = await postgres.connect();
    const others: Outcome[] = [];
    try {
      await holder.query('begin; lock table sessions in access exclusive mode');
      const stuck = Promise.all(wanting());
      for (const until = Date.now() + 3_000; Date.now() < until; await pause(100))
        others.push(await client.call(dangerousGoodsSearch, {}), await client.call(newsPage, {}));
      for (const outcome of await stuck) expect(outcome).toMatchObject(unavailable);
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect(others.filter(({ code }) => code !== codes.ok)).toEqual([]);
    console.log(`sessions locked: ${others.length} other calls, the slowest ${slowest(others)} ms of ${mayTakeMs}`);
    expect(slowest(others)).toBeLessThan(mayTakeMs);
  });
});

describe('few connections and short times, as configured', () => {
  test('bound every call: none waits longer for a connection, a lock or a statement than it may', async () => {
    const small = await startService(postgres.url(), {
      DATABASE_POOL_SIZE: '2',
      DATABASE_WAIT_MS: '500',
      DATABASE_LOCK_TIMEOUT_MS: '0',
      DATABASE_STATEMENT_TIMEOUT_MS: '1500',
    });
    const holder = await postgres.connect();
    try {
      const client = await SiteClient.signedIn(small.service.origin, company);
      const wanting = () => Promise.all(Array.from({ length: 20 }, () => client.call(orderPage, { size: 10 })));
      const busyMs = slowest(await wanting());
      await holder.query('begin; lock table orders in access exclusive mode');
      const stuck = wanting();
      expect((await client.call(dangerousGoodsSearch, {})).code).toBe(codes.ok);
      const outcomes = await stuck;
      for (const outcome of outcomes) expect(outcome).toMatchObject(unavailable);
      // the longest wait for a connection, a look at the server, then a statement that is cut off; a busy machine adds to it
      expect(slowest(outcomes)).toBeLessThan(4_500 + 2 * busyMs);
      const median = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)[10];
      expect(median).toBeLessThan(1_500 + 2 * busyMs);
    } finally {
      await holder.query('rollback');
      await holder.end();
      await small.stop();
    }
  });
});
