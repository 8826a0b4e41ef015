import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { createCaller, fileNameOf } from '#src/api/client.ts';
import type { ScriptedServer } from '#tests/support/scriptedServer.ts';
import { scriptedServer, spiedPage } from '#tests/support/scriptedServer.ts';

const world = spiedPage();
let server: ScriptedServer;
let caller: ReturnType<typeof createCaller>;

const input = z.object({ port: z.string(), lines: z.array(z.string()) });
const search = endpoint({
  method: 'post',
  path: '/api-basic/search',
  summary: '',
  session: 'none',
  payload: 'queryAndBody',
  input,
  output: z.object({ n: z.number() }),
});
const secret = endpoint({ ...search, path: '/api-user/secret', payload: 'body' });
const read = endpoint({ ...search, method: 'get', path: '/api-basic/read', payload: 'query' });
const payload = { port: 'CNSHA', lines: ['a'] };

const answer = (code: string, data: unknown, message = '') => JSON.stringify({ code, message, data });
const refusalOf = async (promise: Promise<unknown>): Promise<Refusal> =>
  promise.then(
    () => expect.fail('was not refused'),
    (error: unknown) => error as Refusal,
  );

beforeAll(async () => {
  server = await scriptedServer();
  caller = createCaller({ ...world, adapter: 'fetch', apiBase: server.origin });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.clearAllMocks();
  server.next = { status: 200, body: answer(codes.ok, { n: 1 }) };
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
    server.next.body = answer(code, { n: 2 });
    await expect(caller.call(search, payload)).resolves.toEqual({ n: 2 });
  });

  test('HTTP 200 with another code rejects and shows its message', async () => {
    server.next.body = answer('13000001', null, '价格已变动');
    expect(await refusalOf(caller.call(search, payload))).toMatchObject({ code: '13000001', message: '价格已变动' });
    expect(world.report).toHaveBeenCalledExactlyOnceWith({ text: '价格已变动' });
  });

  test.each([
    ['code 10001701', { status: 200, body: answer(codes.notLoggedIn, null, '请登录') }],
    ['code 00000401', { status: 200, body: answer(codes.unauthorized, null, '请登录') }],
    ['HTTP 401', { status: 401, body: '' }],
  ])('%s: the session is over, said once', async (_, scripted) => {
    server.next = scripted;
    expect(await refusalOf(caller.call(search, payload, { quiet: true }))).toBeInstanceOf(Refusal);
    expect(world.expired).toHaveBeenCalledOnce();
    expect(world.report).not.toHaveBeenCalled();
  });

  test('another HTTP error with a message: a notification titled 错误', async () => {
    server.next = { status: 429, headers: { 'retry-after': '37' }, body: answer('10000429', null, '操作过于频繁') };
    expect(await refusalOf(caller.call(search, payload))).toMatchObject({ code: '10000429', retryAfterSeconds: 37 });
    expect(world.report).toHaveBeenCalledExactlyOnceWith({ title: '错误', text: '操作过于频繁' });
  });

  test.each(['', '<html>502</html>', '{"message":""}'])(
    'an HTTP error without a message (%s): the server is busy',
    async (body) => {
      server.next = { status: 502, body };
      await refusalOf(caller.call(search, payload));
      expect(world.report).toHaveBeenCalledExactlyOnceWith({ text: '抱歉，服务器正忙！' });
    },
  );

  test('an answer of 5xx is shown with its request id, from the header or the body; others are not', async () => {
    const id = '4f1c9a7e8b3d41cc';
    server.next = { status: 503, headers: { 'x-request-id': id }, body: answer('10000503', null, '服务繁忙') };
    expect(await refusalOf(caller.call(search, payload))).toMatchObject({
      message: `服务繁忙（请求编号：${id}）`,
      requestId: id,
      status: 503,
    });
    server.next = { status: 500, body: JSON.stringify({ code: codes.failed, message: '', data: null, requestId: id }) };
    expect((await refusalOf(caller.call(search, payload))).message).toBe(`抱歉，服务器正忙！（请求编号：${id}）`);
    server.next = { status: 429, headers: { 'x-request-id': id }, body: answer('10000429', null, '操作过于频繁') };
    expect(await refusalOf(caller.call(search, payload))).toMatchObject({
      message: '操作过于频繁',
      requestId: undefined,
    });
  });

  test.each(['', '{"code":1}', answer(codes.ok, { n: 'one' }), '{"code":"00000000"'])(
    'an unreadable answer (%s) is a refusal, not a crash',
    async (body) => {
      server.next.body = body;
      expect((await refusalOf(caller.call(search, payload))).message).toBe('服务返回的数据无法识别，请稍后重试');
    },
  );

  test('no network: said in words', async () => {
    const nowhere = createCaller({ ...world, adapter: 'fetch', apiBase: 'http://127.0.0.1:1' });
    expect((await refusalOf(nowhere.call(search, payload))).message).toBe('网络连接失败，请检查网络后重试');
  });

  test('a call that is aborted is not shown', async () => {
    await refusalOf(caller.call(search, payload, { signal: AbortSignal.abort() }));
    expect(world.report).not.toHaveBeenCalled();
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
    expect(world.save).toHaveBeenCalledExactlyOnceWith(expect.anything(), '费用.csv');
  });

  test('a file with a malformed name is saved all the same', async () => {
    server.next = {
      status: 200,
      headers: { 'content-type': 'text/csv', 'content-disposition': "attachment; filename*=UTF-8''%E8%B4%B9%E7" },
      body: 'a,b',
    };
    await caller.download(search, payload);
    expect(world.save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'download');
    expect(world.report).not.toHaveBeenCalled();
  });

  test.each(['attachment; filename=fees.csv; size=4', "attachment; filename*=UTF-8''a.csv; SIZE = 2 ; x=1"])(
    'a file that is shorter or longer than its header %j says is not saved, and this is said',
    async (disposition) => {
      server.next = {
        status: 200,
        headers: { 'content-type': 'text/csv', 'content-disposition': disposition },
        body: 'a,b',
      };
      const refusal = await refusalOf(caller.download(search, payload));
      expect(refusal.message).toBe('文件没有下载完整，请重试');
      expect(world.report).toHaveBeenCalledExactlyOnceWith({ text: refusal.message });
      expect(world.save).not.toHaveBeenCalled();
    },
  );

  test('a file as long as its header says is saved', async () => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="size=9.csv"; size=3' };
    server.next = { status: 200, headers, body: 'a,b' };
    await caller.download(search, payload);
    expect(world.save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'size=9.csv');
  });

  test('a pdf preview is shown, not saved', async () => {
    server.next = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
    expect(await caller.download(search, payload, { preview: true })).toBeInstanceOf(Blob);
    expect(world.save).not.toHaveBeenCalled();
  });

  test('a refused download says why', async () => {
    server.next = { status: 404, body: answer(codes.notFound, null, '航次不存在') };
    expect((await refusalOf(caller.download(search, payload))).message).toBe('航次不存在');
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
