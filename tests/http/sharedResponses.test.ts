import { sql } from 'drizzle-orm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { etdList, sailingPage } from '#contract/search/sailingQuotes.ts';
import { portList } from '#contract/search/referenceData.ts';
import { goodsCheck } from '#contract/search/goodsCheck.ts';
import { rateTotals } from '#contract/services/rateTotals.ts';
import { SharedResponses } from '#server/http/responses/sharedResponses.ts';
import { sharedTimes } from '#server/http/responses/sharedValues.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const seconds = 1_000;
let now: number;
let computed: number;
let failing: boolean;
let rows: string[];
let app: Hono;
beforeEach(() => {
  now = 0;
  computed = 0;
  failing = false;
  rows = Array.from({ length: 300 }, (_, n) => `第 ${n} 行`);
  const responses = new SharedResponses(sharedTimes, () => now);
  app = new Hono();
  app.onError((_, c) => c.text('failed', 500));
  app.on(['GET', 'POST'], '/:key', (c) =>
    responses.send(c, c.req.param('key'), async () => {
      computed += 1;
      const given = rows;
      await Promise.resolve();
      if (failing) throw new Error('out of order');
      return given;
    }),
  );
});

const get = async (headers: Record<string, string> = {}, path = '/a', method = 'GET') =>
  app.request(path, { headers, method });
const dataOf = async (response: Response) => ((await response.json()) as { data: string[] }).data;
/** Lets background work of the callers finish: it waits only for promises that are already resolved. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a response that all callers share', () => {
  test('is computed once for fifty callers at the same time, and for everybody within ten seconds', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => get()));
    for (const response of responses) expect(await dataOf(response)).toEqual(rows);
    now = 10 * seconds - 1;
    await get();
    expect(computed).toBe(1);
    await get({}, '/b');
    expect(computed).toBe(2);
  });

  test('is sent as it was for a minute, while one computation renews it', async () => {
    const former = rows;
    await get();
    rows = ['new'];
    now = 30 * seconds;
    const responses = await Promise.all([get(), get(), get()]);
    for (const response of responses) expect(await dataOf(response)).toEqual(former);
    await settled();
    expect(computed).toBe(2);
    expect(await dataOf(await get())).toEqual(['new']);
    rows = ['newest'];
    now = 90 * seconds;
    expect(await dataOf(await get())).toEqual(['newest']);
  });

  test('is never an error: the next caller has it computed again', async () => {
    failing = true;
    expect((await get()).status).toBe(500);
    failing = false;
    expect(await dataOf(await get())).toEqual(rows);
    expect(computed).toBe(2);
  });

  test('outlives a renewal that fails, but not its minute; meanwhile it is tried every two seconds', async () => {
    await get();
    failing = true;
    now = 20 * seconds;
    for (let calls = 0; calls < 5; calls += 1) {
      expect((await get()).status).toBe(200);
      await settled();
    }
    expect(computed).toBe(2);
    now = 22 * seconds;
    expect((await get()).status).toBe(200);
    await settled();
    expect(computed).toBe(3);
    now = 60 * seconds;
    expect((await get()).status).toBe(500);
  });

  test('has an ETag: who has it gets 304, until it changes', async () => {
    const first = await get();
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get({ 'If-None-Match': `"another", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    rows = ['new'];
    now = 60 * seconds;
    const changed = await get({ 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('to a POST is sent whole, and not to be stored', async () => {
    const etag = (await get()).headers.get('etag')!;
    const { status, headers } = await get({ 'If-None-Match': etag }, '/a', 'POST');
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, 'no-store']);
  });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is encoded as accepted: %s', async (accepted, encoding, decoded) => {
    const response = await get({ 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(JSON.parse(decoded(bytes).toString())).toMatchObject({ code: codes.ok, data: rows });
  });
});

const portRequest = (headers: Record<string, string>) => requestOf(portList, {}, { headers });

describe('the service', () => {
  const service = serviceForAll({ sharing: sharedTimes });

  const shanghaiHamburg = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM' };

  test('shares the list of ports with its headers, whole and as 304', async () => {
    const response = await service.fetch(portRequest({ 'Accept-Encoding': 'br' }));
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const bytes = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
    expect(portList.output.parse((JSON.parse(bytes.toString()) as { data: unknown }).data)).toEqual(
      await service.call(portList, {}),
    );
    expect((await service.fetch(portRequest({ 'If-None-Match': response.headers.get('etag')! }))).status).toBe(304);
  });

  test('reads the sailings of a lane once for every page, filter and order of it', async () => {
    const first = await service.call(sailingPage, { ...shanghaiHamburg, size: 100 });
    await service.db.execute(sql`alter table voyages rename to voyages_away`);
    try {
      const cheapest = await service.call(sailingPage, { ...shanghaiHamburg, sort: 'price', size: 100 });
      expect(cheapest.rows).toHaveLength(first.total);
      const [two] = (await service.call(sailingPage, { ...shanghaiHamburg, containers: 2, size: 1 })).rows;
      expect(two!.load.totals).not.toEqual(first.rows[0]!.load.totals);
      const days = await service.call(etdList, shanghaiHamburg);
      expect(days.reduce((sum, { sailings }) => sum + sailings, 0)).toBe(first.total);
      await expect(service.call(sailingPage, { ...shanghaiHamburg, isDanger: 'N' })).rejects.toHaveCode(codes.failed);
    } finally {
      await service.db.execute(sql`alter table voyages_away rename to voyages`);
    }
    expect((await service.call(sailingPage, { ...shanghaiHamburg, isDanger: 'N' })).total).toBeGreaterThan(0);
  });

  test('reads the rates of a service once for every page of a search, and those of the goods check for all goods', async () => {
    const search = { line: 'tank', pieces: 2, isDanger: 'N', size: 2 } as const;
    const first = await service.call(rateTotals, search);
    await service.call(goodsCheck, { keyword: '1230' });
    await service.db.execute(sql`alter table published_rates rename to rates_away`);
    try {
      const next = await service.call(rateTotals, { ...search, page: 2 });
      expect([next.total, next.rows.length]).toEqual([first.total, 2]);
      expect(next.rows).not.toEqual(first.rows);
      expect((await service.call(goodsCheck, { keyword: '1090' })).chosen?.services).toBeDefined();
    } finally {
      await service.db.execute(sql`alter table rates_away rename to published_rates`);
    }
  });
});
