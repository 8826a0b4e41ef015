import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { captchaCheck, captchaGet } from '#contract/auth/auth.ts';
import { passwordLogin } from '#contract/auth/password.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { serviceMail } from '#contract/content/serviceMail.ts';
import { observeJob } from '#service/http/metrics/jobs.ts';
import { submitAnswer, issuedChallenge, sliderText } from '#tests/support/captcha.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const pool = { totalCount: 7, idleCount: 3, load: { inUse: 4, size: 20, waiting: 2 } };

let service: TestService;
beforeAll(async () => {
  service = await freshService({ pool });
});
afterAll(() => service.close());

const scrape = async (from: TestService = service): Promise<string> => {
  const response = await from.fetch(new Request('http://127.0.0.1/metrics'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return response.text();
};

/** The value of a series as it is written, 0 where it is not there. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  );

/** What a series rises by. */
const rise = async (series: string, command: () => Promise<unknown>): Promise<number> => {
  const before = valueOf(await scrape(), series);
  await command();
  return valueOf(await scrape(), series) - before;
};

const get = (path: string, init: RequestInit = {}) => service.fetch(new Request(`http://127.0.0.1${path}`, init));

const request = (from: TestService, headers: Record<string, string>, address?: string) =>
  from.fetch(new Request('http://127.0.0.1/metrics', { headers }), address);

/** Calls of one route each, with a name of the caller's choice. */
const strange = (name: string) => [
  get(`/api-user/${name}?x=${name}`),
  get(`/${name}`),
  get(`/user-center/${name}`),
  get(serviceMail.path, { method: name.toUpperCase() }),
  get(serviceMail.path, { headers: { 'X-Request-Id': name, 'User-Agent': name } }),
];

const getChallenge = () => service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid: 'a client' });

describe('who may read the metrics', () => {
  const metricsToken = 'a token of the metrics';
  let guarded: TestService;
  beforeAll(async () => {
    guarded = await freshService({ config: { metricsToken } });
  });
  afterAll(() => guarded.close());

  test('without a token this machine alone, not through a proxy', async () => {
    expect((await request(service, {})).status).toBe(200);
    expect((await request(service, {}, '192.168.1.7')).status).toBe(404);
    expect((await request(service, { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(404);
  });

  test('with a token only its bearer, from anywhere', async () => {
    const bearer = { Authorization: `Bearer ${metricsToken}` };
    expect((await request(guarded, bearer, '192.168.1.7')).status).toBe(200);
    expect((await request(guarded, {})).status).toBe(404);
    expect((await request(guarded, { Authorization: 'Bearer another token!!' })).status).toBe(404);
  });
});

describe('requests', () => {
  test('are counted by method, route and class of status, with their time', async () => {
    const route = `method="GET",route="${serviceMail.path}"`;
    expect(await rise(`http_requests_total{${route},status="2xx"}`, () => get(serviceMail.path))).toBe(1);
    expect(await rise(`http_request_duration_seconds_count{${route}}`, () => get(serviceMail.path))).toBe(1);
    const login = `http_requests_total{method="POST",route="${smsLogin.path}",status="4xx"}`;
    const tooLarge = { method: 'POST', headers: jsonHeaders, body: 'x'.repeat(300_000) };
    expect(await rise(login, () => get(smsLogin.path, tooLarge))).toBe(1);
  });

  test('make no new series by what a caller chooses', async () => {
    const series = async () => (await scrape()).split('\n').filter((line) => line.startsWith('http_request')).length;
    await Promise.all(strange('first'));
    await scrape();
    const before = await series();
    for (const name of ['second', 'third', 'fourth']) await Promise.all(strange(name));
    expect(await series()).toBe(before);
  });
});

test('sign-ins, codes, captchas and used-up limits are counted', async () => {
  const wrong = { userName: '13812345678', password: 'a'.repeat(64), remember: false } as const;
  const signIn = () => service.call(passwordLogin, wrong).catch(() => undefined);
  expect(await rise('sign_ins_total{outcome="failed"}', signIn)).toBe(1);
  expect(
    await rise('sms_codes_total{outcome="wrong"}', () =>
      service.call(smsLogin, { phone: '13812345678', code: '123456' }).catch(() => undefined),
    ),
  ).toBe(1);
  expect(await rise('captcha_total{type="blockPuzzle",outcome="drawn"}', getChallenge)).toBe(1);
  expect(
    await rise('captcha_total{type="blockPuzzle",outcome="passed"}', async () => {
      const challenge = await issuedChallenge(service);
      return submitAnswer(service, challenge, sliderText(challenge));
    }),
  ).toBe(1);
  const expired = { captchaType: 'blockPuzzle', token: 'none', pointJson: 'none' } as const;
  expect(
    await rise('captcha_total{type="blockPuzzle",outcome="expired"}', () => service.call(captchaCheck, expired)),
  ).toBe(1);
  const often = async () => {
    for (let tries = 0; tries < 31; tries++)
      await service.call(passwordLogin, wrong, { address: '203.0.113.4' }).catch(() => undefined);
  };
  expect(await rise('rate_limited_total{limit="password:address"}', often)).toBeGreaterThan(0);
  expect(await scrape()).not.toContain('password:seen');
});

test('orders are counted by status, by one query for scrapes in a row', async () => {
  const own = await freshService();
  await livingOrder(own, await own.signIn(), { dangerous: true });
  await livingOrder(own, await own.signIn('13900001111'), { dangerous: true });
  expect(valueOf(await scrape(own), 'orders{status="DG_REVIEW"}')).toBe(2);
  const transactions = vi.spyOn(own.db, 'transaction');
  await scrape(own);
  expect(transactions).not.toHaveBeenCalled();
  await own.close();
});

test('a database that is away leaves the orders out, and the rest is there', { tags: ['deep'] }, async () => {
  const own = await freshService();
  const away = vi.spyOn(own.db, 'transaction').mockReturnValue(new Promise(() => undefined));
  const text = await scrape(own);
  expect(text).not.toMatch(/^orders\{/m);
  expect(text).toContain('http_requests_total');
  away.mockRestore();
  await own.close();
});

test('the pool, the event loop and the process are measured', async () => {
  const text = await scrape();
  for (const [state, value] of Object.entries({ total: 7, idle: 3, in_use: 4, waiting: 2, max: 20 }))
    expect(valueOf(text, `db_pool_connections{state="${state}"}`)).toBe(value);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'])
    expect(text).toContain(`# TYPE ${name}`);
});

test('a job is measured: when it last ended well, how long it took, how often it failed', async () => {
  await observeJob('tested', () => service.db.execute(sql`select 1`));
  await expect(observeJob('tested', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const text = await scrape();
  expect(valueOf(text, 'job_last_success_timestamp_seconds{job="tested"}')).toBeGreaterThan(0);
  expect(text).toContain('job_last_duration_seconds{job="tested"}');
  expect(valueOf(text, 'job_failures_total{job="tested"}')).toBe(1);
});

test('every metric says what it is, and none carries a phone, an address or an id', async () => {
  const text = await scrape();
  for (const [, name] of text.matchAll(/^# TYPE (\S+)/gm)) expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
  expect(text).not.toMatch(/1[3-9]\d{9}"|\d+\.\d+\.\d+\.\d+"|[0-9a-f]{8}-[0-9a-f]{4}/);
});
