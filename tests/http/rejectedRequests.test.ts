import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { handlers } from '#server/http/handlers.ts';
import { largestBody } from '#server/http/requests/bodySize.ts';
import { openServer } from '#server/http/server.ts';
import { serverOptions } from './serverOptions.ts';
import { responseIn, head, RawSocket } from './rawSocket.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const json = { 'Content-Type': 'application/json' };

const service = serviceForAll();
let server: Awaited<ReturnType<typeof openServer>>;
const sockets: RawSocket[] = [];
beforeAll(async () => {
  server = await openServer(service.app, { ...serverOptions, bodyBytesMax: largestBody(handlers) });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.stop());

const open = () => {
  const socket = new RawSocket(server.port);
  sockets.push(socket);
  return socket;
};

describe('a body that is too large', () => {
  const megabyte = Buffer.alloc(1_048_576, 'x');
  const cases: [string, string, Record<string, string | number>, number][] = [
    ['a form that says its length', smsLogin.path, { ...json, 'Content-Length': 300_000 }, 300_000],
    ['a file that says its length', uploadOrderDocument.path, { 'Content-Length': 10_485_761 }, 10_485_761],
    ['what no endpoint takes', '/nowhere', { 'Content-Length': 300_000 }, 300_000],
  ];

  test.each(cases)('%s is rejected with 413 in the envelope, and closed', async (_, path, headers, bytes) => {
    const socket = open();
    await socket.write(head(path, headers));
    await socket.until(/\}$/);
    for (let sent = 0; sent < bytes; sent += megabyte.length)
      await socket.write(megabyte.subarray(0, Math.min(megabyte.length, bytes - sent)));
    await socket.closed();
    const { status, headers: responseHeaders, envelope } = responseIn(socket.text);
    expect([status, responseHeaders['connection']]).toEqual([413, 'close']);
    expect(responseHeaders['x-content-type-options']).toBe('nosniff');
    expect(envelope).toEqual({ code: codes.badInput, message: '请求内容过大', data: null });
    expect(socket.wasReset).toBe(false);
  });

  test.each([smsLogin.path, uploadOrderDocument.path])('%s: one that does not say its length as well', async (path) => {
    const socket = open();
    await socket.write(head(path, { ...json, 'Transfer-Encoding': 'chunked' }));
    const chunks = path === smsLogin.path ? 1 : 11;
    for (let sent = 0; sent < chunks; sent++) {
      await socket.write('100000\r\n');
      await socket.write(megabyte);
      await socket.write('\r\n');
    }
    await socket.until(/\}$/);
    expect(responseIn(socket.text)).toMatchObject({ status: 413, headers: { connection: 'close' } });
    await socket.write('0\r\n\r\n');
    await socket.closed();
    expect(socket.wasReset).toBe(false);
  });

  test('is not read to its end', async () => {
    const socket = open();
    const bytes = 400 * megabyte.length;
    await socket.write(head(smsLogin.path, { ...json, 'Content-Length': bytes }));
    while (!socket.isClosed && socket.bytesSent < bytes) await socket.write(megabyte);
    expect(responseIn(socket.text).status).toBe(413);
    expect(socket.bytesSent).toBeLessThan(64 * megabyte.length);
  });
});

test.each([
  ['a head that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`, 431],
  ['headers that are too long', head('/', { 'X-Long': 'x'.repeat(20_000) }, 'GET'), 431],
  ['nonsense', 'nonsense\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx', 400],
  ['a length and chunks', head('/', { 'Content-Length': 1, 'Transfer-Encoding': 'chunked' }), 400],
  ['chunks that are none', `${head('/', { 'Transfer-Encoding': 'chunked' })}zz\r\n`, 400],
])('what is no request %s is rejected in the envelope', async (_, text, status) => {
  const socket = open();
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
