// @module-tag full
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { createCaller } from '#src/api/client.ts';
import { walkedCalls } from '#tests/journeys/failingCalls.ts';
import { everyEndpoint } from '#tests/support/everyEndpoint.ts';
import type { Scripted, ScriptedServer } from '#tests/support/scriptedServer.ts';
import { scriptedServer, spiedPage } from '#tests/support/scriptedServer.ts';

interface Failure {
  /** What the service answers; without it the request waits until its time is up. */
  answer?: Scripted;
  /** Nobody listens at the address. */
  down?: boolean;
  code: string;
  text: string;
  /** Titled 错误: an answer with a message, or none at all (specification section 8). */
  titled?: boolean;
  expires?: boolean;
  retryAfterSeconds?: number;
}

const refused = (status: number, code: string, message: string, headers: Record<string, string> = {}): Scripted => ({
  status,
  headers,
  body: JSON.stringify({ code, message, data: null }),
});
const html = (status: number, headers: Record<string, string> = {}): Scripted => ({
  status,
  headers: { 'content-type': 'text/html', ...headers },
  body: `<html><h1>${status}</h1></html>`,
});
const busy = '抱歉，服务器正忙！';
const unreadable = '服务返回的数据无法识别，请稍后重试';
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000 - 60_000).toUTCString();

const failures: Record<string, () => Failure> = {
  'the host is down': () => ({
    down: true,
    code: codes.failed,
    text: '网络连接失败，请检查网络后重试',
    titled: true,
  }),
  'no answer in time': () => ({ code: codes.failed, text: '请求超时，请稍后重试', titled: true }),
  '401': () => ({
    answer: refused(401, codes.notLoggedIn, '请登录'),
    code: codes.unauthorized,
    text: '请登录',
    titled: true,
    expires: true,
  }),
  '401 of a proxy': () => ({ answer: html(401), code: codes.unauthorized, text: busy, expires: true }),
  '401 of a changed password': () => ({
    answer: refused(401, codes.passwordChanged, '密码已修改'),
    code: codes.passwordChanged,
    text: '密码已修改',
    titled: true,
    expires: true,
  }),
  'code 10001701': () => ({
    answer: refused(200, codes.notLoggedIn, '请登录'),
    code: codes.notLoggedIn,
    text: '请登录',
    expires: true,
  }),
  '403': () => ({
    answer: refused(403, codes.forbidden, '没有权限'),
    code: codes.forbidden,
    text: '没有权限',
    titled: true,
  }),
  '403 of a proxy': () => ({ answer: html(403), code: codes.failed, text: busy }),
  '413': () => ({
    answer: refused(413, codes.badInput, '请求内容过大'),
    code: codes.badInput,
    text: '请求内容过大',
    titled: true,
  }),
  '413 of a proxy': () => ({ answer: html(413), code: codes.failed, text: '提交的内容或文件过大，请缩小后再试' }),
  '429': () => ({
    answer: refused(429, codes.tooMany, '操作过于频繁，请37秒后再试', { 'retry-after': '37' }),
    code: codes.tooMany,
    text: '操作过于频繁，请37秒后再试',
    titled: true,
    retryAfterSeconds: 37,
  }),
  '429 of a proxy': () => ({
    answer: html(429, { 'retry-after': '600' }),
    code: codes.failed,
    text: `${busy}请10分钟后再试`,
    retryAfterSeconds: 600,
  }),
  '500': () => ({ answer: refused(500, codes.failed, '系统繁忙'), code: codes.failed, text: '系统繁忙', titled: true }),
  '500 of a proxy': () => ({ answer: html(500), code: codes.failed, text: busy }),
  '503': () => ({
    answer: refused(503, codes.unavailable, '服务暂时不可用', { 'retry-after': '5' }),
    code: codes.unavailable,
    text: '服务暂时不可用',
    titled: true,
    retryAfterSeconds: 5,
  }),
  '503 of a proxy, until a date': () => ({
    answer: html(503, { 'retry-after': inThreeHours() }),
    code: codes.failed,
    text: `${busy}请3小时后再试`,
    retryAfterSeconds: expect.any(Number) as number,
  }),
  'a refusal in the envelope': () => ({
    answer: refused(200, '13000001', '价格已变动'),
    code: '13000001',
    text: '价格已变动',
  }),
};

/** Answers with success that are none of the contract's; a call that answers with a file has no envelope to be read. */
const malformed: Record<string, Scripted> = {
  nothing: { status: 200, body: '' },
  'half an envelope': { status: 200, body: '{"code":"00000000","mess' },
  'a page of a proxy': html(200),
  'an envelope of other types': { status: 200, body: '{"code":0,"message":null}' },
  'data of another type': {
    status: 200,
    body: JSON.stringify({ code: codes.ok, message: '', data: { of: 'Symbol' } }),
  },
};

const world = spiedPage();
let server: ScriptedServer;
beforeAll(async () => {
  server = await scriptedServer();
});
afterAll(() => server.close());
beforeEach(() => void vi.clearAllMocks());

/** How long an answer may take: sixty seconds (specification section 7), more where a file is sent. */
const patienceMs = ({ payload }: Endpoint): number => (payload === 'bytes' ? 1_320_000 : 60_000);

const inputOf = ({ payload }: Endpoint): object => (payload === 'bytes' ? { content: new Uint8Array([1]) } : {});

/** Makes a call as the site makes it, until it is refused. */
const refusalOf = async (endpoint: Endpoint, { down = false, quiet = false } = {}): Promise<Refusal> => {
  const caller = createCaller({ ...world, adapter: 'fetch', apiBase: down ? 'http://127.0.0.1:1' : server.origin });
  const made = endpoint.answersFile
    ? caller.download(endpoint, inputOf(endpoint), { quiet })
    : caller.call(endpoint, inputOf(endpoint), { quiet });
  return made.then(
    () => expect.fail('was not refused'),
    (error: unknown) => error as Refusal,
  );
};

/** What the page around the client was told. */
const effects = () => ({
  reports: world.report.mock.calls,
  expiries: world.expired.mock.calls.length,
  files: world.save.mock.calls.length,
});

const kinds = Object.entries(failures);
const endpoints = everyEndpoint();

test('the matrix is made of the whole contract', () => {
  expect(endpoints.length).toBeGreaterThan(40);
  expect(new Set(endpoints.map(([, { path }]) => path)).size).toBe(endpoints.length);
});

test('each call is broken in the view that makes it as well (tests/journeys/viewFailures.*)', () => {
  const walked = new Set<string>(Object.values(walkedCalls).flat());
  expect([...walked].toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
});

describe.each(endpoints)('%s', (_, endpoint) => {
  test('every failure is a refusal in Chinese, reported once, and ends the session only where it is over', async () => {
    for (const [name, failureOf] of kinds) {
      const { answer, down = false, code, text, titled, expires, retryAfterSeconds } = failureOf();
      server.next = answer;
      if (!answer && !down) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { seen } = server;
      const refusing = refusalOf(endpoint, { down });
      if (!answer && !down) {
        await server.asked(seen);
        await vi.advanceTimersByTimeAsync(patienceMs(endpoint) - 1);
        expect({ name, ...effects() }).toMatchObject({ name, reports: [] });
        await vi.advanceTimersByTimeAsync(1);
        vi.useRealTimers();
      }
      expect({ name, refusal: await refusing, ...effects() }).toMatchObject({
        name,
        refusal: { name: 'Refusal', code, message: text, retryAfterSeconds },
        reports: [[{ text, ...(titled && { title: '错误' }) }]],
        expiries: expires ? 1 : 0,
        files: 0,
      });
      vi.clearAllMocks();
    }
  });

  test('an answer that is none of the contract’s is a refusal, not a crash', async () => {
    for (const [name, answer] of Object.entries(malformed)) {
      server.next = answer;
      // data that any type would take is none of another type
      if (
        !endpoint.answersFile &&
        name === 'data of another type' &&
        endpoint.output.safeParse({ of: 'Symbol' }).success
      )
        continue;
      expect({ name, refusal: await refusalOf(endpoint), ...effects() }).toMatchObject({
        name,
        refusal: { name: 'Refusal', code: codes.failed, message: unreadable },
        reports: [[{ text: unreadable }]],
        expiries: 0,
      });
      vi.clearAllMocks();
    }
  });

  test('what a view shows by itself is not reported besides', async () => {
    for (const [name, failureOf] of kinds) {
      const { answer, down = false, text } = failureOf();
      if (!answer && !down) continue;
      server.next = answer;
      const refusal = await refusalOf(endpoint, { down, quiet: true });
      expect({ name, refusal, ...effects() }).toMatchObject({ name, refusal: { message: text }, reports: [] });
    }
  });
});
