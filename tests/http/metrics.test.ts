import { describe, expect, test } from 'vitest';
import { smsLogin } from '#contract/auth/user.ts';
import { serviceMail } from '#contract/content/serviceMail.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const scrape = async (from: TestService = service): Promise<string> => {
  const response = await from.fetch(new Request('http://127.0.0.1/metrics'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return response.text();
};

/** The exported value of a series, 0 if it is missing. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? 0,
  );

/** The increase of a series. */
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

describe('who may read the metrics', () => {
  const metricsToken = 'a token of the metrics';
  const guarded = serviceForAll({ config: { metricsToken } });

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

test('every metric says what it is, and none carries a phone, an address or an id', async () => {
  const text = await scrape();
  for (const [, name] of text.matchAll(/^# TYPE (\S+)/gm)) expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
  expect(text).not.toMatch(/1[3-9]\d{9}"|\d+\.\d+\.\d+\.\d+"|[0-9a-f]{8}-[0-9a-f]{4}/);
});
