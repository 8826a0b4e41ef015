import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { openServer } from '#server/http/server.ts';
import { serverOptions } from './serverOptions.ts';
import { responseIn, head, RawSocket } from './rawSocket.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer(service.app, serverOptions);
});
afterAll(() => server.stop());

describe('what is no request', () => {
  test.each([
    ['a head that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`, 431],
    ['headers that are too long', head('/', { 'X-Long': 'x'.repeat(20_000) }, 'GET'), 431],
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
    ['a length and chunks', head('/', { 'Content-Length': 1, 'Transfer-Encoding': 'chunked' }), 400],
    ['chunks that are none', `${head('/', { 'Transfer-Encoding': 'chunked' })}zz\r\n`, 400],
  ])('%s is rejected in the envelope', async (_, text, status) => {
    const socket = new RawSocket(server.port);
    await socket.write(text);
    await socket.closed();
    const response = responseIn(socket.text);
    expect(response).toMatchObject({ status, headers: { connection: 'close', 'cache-control': 'no-store' } });
    expect(response.envelope).toMatchObject({
      code: codes.badInput,
      message: expect.stringMatching(/^\p{Script=Han}/u) as string,
    });
    expect(socket.wasReset).toBe(false);
  });
});
