import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { portList } from '#contract/search/referenceData.ts';
import type { ApiError } from '#contract/protocol/apiError.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { callLimiter } from '#server/http/callLimiter.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

// a minute that ends between two calls would let more of them pass
beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** How many of `count` calls from these addresses, in turn, pass a limit of ten. */
const passed = async (count: number, ...addresses: string[]) => {
  let call = 0;
  const app = new Hono();
  app.use(callLimiter(10, () => addresses[call % addresses.length]!));
  app.onError((_, c) => c.text('', 429));
  app.get('/', (c) => c.text(''));
  let ok = 0;
  for (; call < count; call += 1) if ((await app.request('/')).ok) ok += 1;
  return ok;
};

describe('calls of one address', () => {
  test('are limited', async () => expect(await passed(25, '203.0.113.5')).toBe(10));
  test('do not count for another one', async () => expect(await passed(20, '203.0.113.5', '203.0.113.6')).toBe(20));
  test('from one IPv6 network count together', async () => {
    expect(await passed(30, '2001:db8:1:2::5', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2:ffff::')).toBe(10);
    expect(await passed(20, '2001:db8:1:2::5', '2001:db8:1:3::5')).toBe(20);
    expect(await passed(20, '2001:db8::5', '2001:db8::6')).toBe(10);
  });
  test('are told a wait that is long enough, in whole seconds', async () => {
    const app = new Hono();
    app.use(callLimiter(1, () => '203.0.113.7'));
    app.onError((error, c) => c.text(String((error as ApiError).retryAfterSeconds), 429));
    app.get('/', (c) => c.text(''));
    await app.request('/');
    vi.setSystemTime(8_500);
    expect(await (await app.request('/')).text()).toBe('52');
    vi.setSystemTime(59_900);
    expect(await (await app.request('/')).text()).toBe('1');
  });
  test('of this machine are not limited', async () => expect(await passed(30, '127.0.0.1', '::1')).toBe(30));
});

const service = serviceForAll({ config: { callsPerMinute: 60 } });

test('calls above the limit get 429, the waiting time and the envelope; pages are still served', async () => {
  const responses = [];
  for (let call = 0; call < 70; call += 1)
    responses.push(await service.fetch(new Request(`http://127.0.0.1${portList.path}?keyword=sh`), '203.0.113.9'));
  const limited = responses.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(10);
  expect(limited[0]!.headers.get('retry-after')).toBe('60');
  expect(await limited[0]!.json()).toMatchObject({ code: codes.tooMany, message: expect.stringContaining('再试') });
  expect((await service.fetch(new Request('http://127.0.0.1/healthz'), '203.0.113.9')).status).toBe(200);
});
