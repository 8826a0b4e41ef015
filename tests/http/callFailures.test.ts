import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { createCaller } from '#src/api/client.ts';
import { everyEndpoint } from '#tests/support/everyEndpoint.ts';
import type { ScriptedServer } from './scriptedServer.ts';
import { scriptedServer, spiedPage } from './scriptedServer.ts';
import { failures, malformed } from './callFailureKinds.ts';

const unreadable = '服务返回的数据无法识别，请稍后重试';

const dependencies = spiedPage();
let server: ScriptedServer;
beforeAll(async () => {
  server = await scriptedServer();
});
afterAll(() => server.close());
beforeEach(() => void vi.clearAllMocks());

/** The timeout of a response: sixty seconds (specification section 7), longer for an upload. */
const patienceMs = ({ payload }: Endpoint): number => (payload === 'bytes' ? 1_320_000 : 60_000);

const inputOf = ({ payload }: Endpoint): object => (payload === 'bytes' ? { content: new Uint8Array([1]) } : {});

/** Makes a call as the site makes it, until it is rejected. */
const errorOf = async (endpoint: Endpoint, { down = false, quiet = false } = {}): Promise<ApiError> => {
  const caller = createCaller({
    ...dependencies,
    adapter: 'fetch',
    apiBase: down ? 'http://127.0.0.1:1' : server.origin,
  });
  const made = endpoint.returnsFile
    ? caller.download(endpoint, inputOf(endpoint), { quiet })
    : caller.call(endpoint, inputOf(endpoint), { quiet });
  return made.then(
    () => expect.fail('was not rejected'),
    (error: unknown) => error as ApiError,
  );
};

/** The notices that the page around the client received. */
const effects = () => ({
  reports: dependencies.report.mock.calls,
  expiries: dependencies.expired.mock.calls.length,
  files: dependencies.save.mock.calls.length,
});

const kinds = Object.entries(failures);
/** One endpoint of each kind: the client treats all of a kind alike. */
const endpoints = [
  ...new Map(
    everyEndpoint().map((one) => {
      const { method, payload, returnsFile } = one[1];
      return [`${method} ${payload} ${returnsFile}`, one] as const;
    }),
  ).values(),
];

describe.each(endpoints)('%s', (_, endpoint) => {
  test('every failure is a rejection in Chinese, reported once, and ends the session only where it is over', async () => {
    for (const [name, failureOf] of kinds) {
      const { response, down = false, code, text, titled, expires, retryAfterSeconds } = failureOf();
      server.next = response;
      if (!response && !down) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { seen } = server;
      const failing = errorOf(endpoint, { down });
      if (!response && !down) {
        await server.requested(seen);
        await vi.advanceTimersByTimeAsync(patienceMs(endpoint) - 1);
        expect({ name, ...effects() }).toMatchObject({ name, reports: [] });
        await vi.advanceTimersByTimeAsync(1);
        vi.useRealTimers();
      }
      expect({ name, apiError: await failing, ...effects() }).toMatchObject({
        name,
        apiError: { name: 'ApiError', code, message: text, retryAfterSeconds },
        reports: [[{ text, ...(titled && { title: '错误' }) }]],
        expiries: expires ? 1 : 0,
        files: 0,
      });
      vi.clearAllMocks();
    }
  });

  test('a response outside the contract is an error, not a crash', async () => {
    for (const [name, response] of Object.entries(malformed)) {
      server.next = response;
      // data that every type accepts cannot have a wrong type
      if (
        !endpoint.returnsFile &&
        name === 'data of another type' &&
        endpoint.output.safeParse({ of: 'Symbol' }).success
      )
        continue;
      expect({ name, apiError: await errorOf(endpoint), ...effects() }).toMatchObject({
        name,
        apiError: { name: 'ApiError', code: codes.failed, message: unreadable },
        reports: [[{ text: unreadable }]],
        expiries: 0,
      });
      vi.clearAllMocks();
    }
  });

  test('what a view shows by itself is not reported besides', async () => {
    for (const [name, failureOf] of kinds) {
      const { response, down = false, text } = failureOf();
      if (!response && !down) continue;
      server.next = response;
      const apiError = await errorOf(endpoint, { down, quiet: true });
      expect({ name, apiError, ...effects() }).toMatchObject({ name, apiError: { message: text }, reports: [] });
    }
  });
});
