import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { createCaller } from '#src/api/client.ts';
import { fileNameOf } from '#src/api/contentDisposition.ts';
import type { ScriptedServer } from './scriptedServer.ts';
import { scriptedServer, spiedPage } from './scriptedServer.ts';
import { errorOf, payload, response, search } from './searchCall.ts';

const dependencies = spiedPage();
let server: ScriptedServer;
let caller: ReturnType<typeof createCaller>;

const secret = endpoint({ ...search, path: '/api-user/secret', payload: 'body' });
const read = endpoint({ ...search, method: 'get', path: '/api-basic/read', payload: 'query' });

beforeAll(async () => {
  server = await scriptedServer();
  caller = createCaller({ ...dependencies, adapter: 'fetch', apiBase: server.origin });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.clearAllMocks();
  server.next = { status: 200, body: response(codes.ok, { n: 1 }) };
});

describe('specification 7: the shared client', () => {
  test('headers appCode, appDriver and Authorization; a POST travels as query and body', async () => {
    await expect(caller.call(search, payload)).resolves.toEqual({ n: 1 });
    expect(server.seen?.headers).toMatchObject({ appcode: 'echem', appdriver: '101', authorization: 'half-token' });
    expect(Object.fromEntries(server.seen?.url.searchParams ?? [])).toEqual({ port: 'CNSHA' });
    expect(JSON.parse(server.seen?.body ?? '')).toEqual(payload);
  });

  test('secret and personal input travels in the body alone; a long query too', async () => {
    await caller.call(secret, payload);
    expect(server.seen?.url.search).toBe('');
    await caller.call(search, { port: 'x'.repeat(2_000), lines: [] });
    expect([server.seen?.url.search, JSON.parse(server.seen?.body ?? '').port.length]).toEqual(['', 2_000]);
  });

  test('a GET carries its payload in the query', async () => {
    await caller.call(read, payload);
    expect([server.seen?.method, server.seen?.body, server.seen?.url.searchParams.get('port')]).toEqual([
      'GET',
      '',
      'CNSHA',
    ]);
  });

  test('an order carries its idempotency key', async () => {
    await caller.call(secret, payload, { idempotencyKey: 'k1' });
    expect(server.seen?.headers['idempotency-key']).toBe('k1');
  });
});

describe('specification 8: the error catalogue', () => {
  test.each([codes.ok, codes.okShort, codes.okAlternative])('%s is no error', async (code) => {
    server.next.body = response(code, { n: 2 });
    await expect(caller.call(search, payload)).resolves.toEqual({ n: 2 });
  });

  test('a 5xx response is shown with its request id, from the header or the body; others are not', async () => {
    const id = '4f1c9a7e8b3d41cc';
    server.next = { status: 503, headers: { 'x-request-id': id }, body: response('10000503', null, '服务繁忙') };
    expect(await errorOf(caller.call(search, payload))).toMatchObject({
      message: `服务繁忙（请求编号：${id}）`,
      requestId: id,
      status: 503,
    });
    server.next = { status: 500, body: JSON.stringify({ code: codes.failed, message: '', data: null, requestId: id }) };
    expect((await errorOf(caller.call(search, payload))).message).toBe(`抱歉，服务器正忙！（请求编号：${id}）`);
    server.next = { status: 429, headers: { 'x-request-id': id }, body: response('10000429', null, '操作过于频繁') };
    expect(await errorOf(caller.call(search, payload))).toMatchObject({
      message: '操作过于频繁',
      requestId: undefined,
    });
  });

  test('a call that is aborted is not shown', async () => {
    await errorOf(caller.call(search, payload, { signal: AbortSignal.abort() }));
    expect(dependencies.report).not.toHaveBeenCalled();
  });
});

describe('specification 8: downloads', () => {
  test('a blob is saved under the name of content-disposition', async () => {
    server.next = {
      status: 200,
      headers: {
        'content-type': 'text/csv',
        'content-disposition': "attachment; filename=fees.csv; filename*=UTF-8''%E8%B4%B9%E7%94%A8.csv",
      },
      body: 'a,b',
    };
    await caller.download(search, payload);
    expect(dependencies.save).toHaveBeenCalledExactlyOnceWith(expect.anything(), '费用.csv');
  });

  test.each(['attachment; filename=fees.csv; size=4', "attachment; filename*=UTF-8''a.csv; SIZE = 2 ; x=1"])(
    'a file that is shorter or longer than its header %j says is not saved, and this is said',
    async (disposition) => {
      server.next = {
        status: 200,
        headers: { 'content-type': 'text/csv', 'content-disposition': disposition },
        body: 'a,b',
      };
      const apiError = await errorOf(caller.download(search, payload));
      expect(apiError.message).toBe('文件没有下载完整，请重试');
      expect(dependencies.report).toHaveBeenCalledExactlyOnceWith({ text: apiError.message });
      expect(dependencies.save).not.toHaveBeenCalled();
    },
  );

  test('a pdf preview is shown, not saved', async () => {
    server.next = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
    expect(await caller.download(search, payload, { preview: true })).toBeInstanceOf(Blob);
    expect(dependencies.save).not.toHaveBeenCalled();
  });

  test.each([
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ["attachment; filename=fees.csv; filename*=UTF-8''%E8%B4%B9%E7", 'fees.csv'],
    ["attachment; filename*=UTF-8''%", 'download'],
    ["attachment; filename*=UTF-8''%GG%20a.pdf", 'download'],
    ['attachment; filename=', 'download'],
    ['attachment; filename="', 'download'],
    ['; ;', 'download'],
    [undefined, 'download'],
  ])('%s is named %s', (header, name) => expect(fileNameOf(header)).toBe(name));
});
