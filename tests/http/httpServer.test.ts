import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { handlers } from '#server/http/handlers.ts';
import { largestBody } from '#server/http/requests/bodySize.ts';
import { openServer, serverTimes } from '#server/http/server.ts';
import { responseIn, head, RawSocket } from './rawSocket.ts';
import { serverOptions } from './serverOptions.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

/**
 * Times that a test can wait for, and a rate that a busy machine keeps; the production values are tested as figures.
 */
const shortBody: typeof serverTimes = {
  ...serverTimes,
  bodyMs: 1_500,
  bodyBytesPerSecond: 1_024,
  checkMs: 20,
  inFlightMs: 1_000,
};
const shortHead: typeof serverTimes = { ...shortBody, headMs: 500 };

const options = {
  ...serverOptions,
  maxConnectionsPerAddress: 6,
  trustedProxies: ['127.0.0.1'],
  bodyBytesMax: largestBody(handlers),
  onDropped: () => (dropped += 1),
};

const service = serviceForAll();
/** One server with the production timeout for heads, and one with a short timeout. */
let server: Awaited<ReturnType<typeof openServer>>;
let hasty: typeof server;
let dropped = 0;
const sockets: RawSocket[] = [];
beforeAll(async () => {
  const { token, secret } = await service.signIn();
  signedIn = { Authorization: token, Cookie: `__Host-sid=${secret}` };
  server = await openServer(service.app, { ...options, times: shortBody });
  hasty = await openServer(service.app, { ...options, times: shortHead });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await untilReachable();
});
afterAll(() => Promise.all([server.stop(), hasty.stop()]));

/** Waits until the server has noticed the closed sockets of the previous test. */
const untilReachable = async () => {
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${server.port}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
};

const open = ({ port } = server) => {
  const socket = new RawSocket(port);
  sockets.push(socket);
  return socket;
};

/** The headers of a signed-in user, so that a body is read and not rejected before. */
let signedIn: Record<string, string>;
const json = { 'Content-Type': 'application/json' };
const upload = (bytes: number, headers = {}) =>
  head(`${uploadOrderDocument.path}?orderNo=FCL1&fileName=a.png`, {
    'Content-Type': 'image/png',
    'Content-Length': bytes,
    ...headers,
  });

const inPlainWords = /^\p{Script=Han}/u;

const drip = async (socket: RawSocket, everyMs: number, text = 'x') => {
  while (!socket.isClosed) {
    await socket.write(text);
    await pause(everyMs);
  }
};

const sendAtPace = async (socket: RawSocket, bytes: number) => {
  // longer than the time for a body, at more than the minimum rate
  for (let sent = 0; sent < bytes; sent += 2_048) {
    await socket.write(Buffer.alloc(2_048));
    await pause(60);
  }
};

describe('a slow caller', { tags: ['deep'] }, () => {
  test.each([
    ['headers', () => 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '],
    ['a body', () => head(smsLogin.path, { ...json, 'Content-Length': 200_000 })],
    ['a body without a length', () => head(smsLogin.path, { ...json, 'Transfer-Encoding': 'chunked' })],
    ['a file', () => upload(10_000_000, signedIn)],
    ['a file that is rejected already', () => upload(10_000_000)],
  ])('that drips %s is cut', async (what, start) => {
    const socket = open(what === 'headers' ? hasty : server);
    await socket.write(start());
    void drip(socket, 30, what.endsWith('length') ? '1\r\nx\r\n' : 'x');
    await socket.closed();
    if (what.endsWith('already')) return expect(responseIn(socket.text).status).toBe(401);
    return expect(responseIn(socket.text)).toMatchObject({
      status: 408,
      headers: { connection: 'close', 'content-type': 'application/json' },
      envelope: { code: codes.badInput, message: expect.stringMatching(inPlainWords) as string },
    });
  });

  test('with a large file at a steady pace is served, for as long as it takes', async () => {
    const socket = open();
    await socket.write(upload(80 * 1_024, signedIn));
    await sendAtPace(socket, 80 * 1_024);
    await socket.until(/\}$/);
    expect(responseIn(socket.text)).toMatchObject({
      status: 400,
      envelope: { message: expect.stringMatching(/PDF/) as string },
    });
    expect(socket.isClosed).toBe(false);
  });
});

describe('a connection', () => {
  test('of an address that has enough of them is closed, and others are served', async () => {
    const limited = await openServer(service.app, { ...options, trustedProxies: [] });
    onTestFinished(limited.stop);
    const stored = Array.from({ length: 6 }, () => open(limited));
    for (const socket of stored) {
      await socket.write(head('/healthz', {}, 'GET'));
      await socket.until(/ok/);
    }
    const before = dropped;
    await open(limited).closed();
    expect(dropped).toBe(before + 1);
    const other = new RawSocket(limited.port, '127.0.0.2');
    sockets.push(other);
    await other.write(head('/healthz', {}, 'GET'));
    await other.until(/ok/);
    stored[0]!.destroy();
    const again = async () => {
      const socket = open(limited);
      await socket.write(head('/healthz', {}, 'GET'));
      return socket.until(/ok/);
    };
    await expect.poll(again).toContain('ok');
  });

  test('more than there may be is closed, and harms no other', async () => {
    const stored = Array.from({ length: 8 }, () => open());
    for (const socket of stored) {
      await socket.write(head('/healthz', {}, 'GET'));
      await socket.until(/ok/);
    }
    const before = dropped;
    await open().closed();
    expect(dropped).toBe(before + 1);
    for (const socket of stored) {
      await socket.write(head('/healthz', {}, 'GET'));
      await socket.until(/ok[^]*ok/);
    }
    stored[0]!.destroy();
    await untilReachable();
  });
});
