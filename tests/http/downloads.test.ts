import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { createCaller } from '#src/api/client.ts';
import { fileNameOf } from '#src/api/contentDisposition.ts';
import type { ScriptedServer } from './scriptedServer.ts';
import { scriptedServer, spiedPage } from './scriptedServer.ts';
import { errorOf, payload, response, search } from './searchCall.ts';

const dependencies = spiedPage();
let server: ScriptedServer;
let caller: ReturnType<typeof createCaller>;

beforeAll(async () => {
  server = await scriptedServer();
  caller = createCaller({ ...dependencies, adapter: 'fetch', apiBase: server.origin });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.clearAllMocks();
  server.next = { status: 200, body: response(codes.ok, { n: 1 }) };
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

  test('a file as long as its header says is saved', async () => {
    const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="size=9.csv"; size=3' };
    server.next = { status: 200, headers, body: 'a,b' };
    await caller.download(search, payload);
    expect(dependencies.save).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'size=9.csv');
  });

  test('a pdf preview is shown, not saved', async () => {
    server.next = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' };
    expect(await caller.download(search, payload, { preview: true })).toBeInstanceOf(Blob);
    expect(dependencies.save).not.toHaveBeenCalled();
  });

  test('a rejected download says why', async () => {
    server.next = { status: 404, body: response(codes.notFound, null, '航次不存在') };
    expect((await errorOf(caller.download(search, payload))).message).toBe('航次不存在');
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
