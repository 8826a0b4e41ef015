import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { registry } from '#server/http/metrics/registry.ts';
import { listening } from './listening.ts';
import { logLines } from './logLines.ts';
import { serviceForAll, sessionForAll, folderForAll } from '#tests/support/serviceForAll.ts';

const folder = folderForAll('site');
writeFileSync(join(folder, 'index.html'), '<!doctype html>');
writeFileSync(join(folder, 'film.bin'), randomBytes(30_000_000));

const { lines, log } = logLines();
const service = serviceForAll({ log, site: { folder } });
let server: Awaited<ReturnType<typeof listening>>;
const session = sessionForAll(service);
beforeAll(async () => {
  server = await listening(service);
});
afterAll(() => server.close());
beforeEach(() => void (lines.length = 0));

const send = async (head: readonly string[], body = ''): Promise<Socket> => {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${[...head, 'Host: 127.0.0.1', 'appCode: echem'].join('\r\n')}\r\n\r\n${body}`);
  return socket;
};

const post = (path: string, length: string, type = 'application/json') => [
  `POST ${path} HTTP/1.1`,
  `Content-Type: ${type}`,
  length,
];

const hangUps = async (route: string): Promise<number> => {
  const { values } = (await registry.getSingleMetric('http_requests_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels['route'] === route && labels['status'] === '499')?.value ?? 0;
};

/** What is logged and counted once the request has ended. */
const endOf = async (route: string) => {
  await expect.poll(() => lines.some(({ msg }) => msg === 'request')).toBe(true);
  const statuses = lines.filter(({ msg }) => msg === 'request').map(({ status }) => status);
  return { statuses, troubles: lines.filter(({ level }) => level > 30), hangUps: await hangUps(route) };
};

/** One line about it at info, and no error. */
const hangUp = (before: number) => ({ statuses: [499], troubles: [], hangUps: before + 1 });

const login = '{"phone":"13812345678",';

test.each([
  ['by its length', 'Content-Length: 5000', login],
  ['in chunks', 'Transfer-Encoding: chunked', `${login.length.toString(16)}\r\n${login}\r\n`],
])('a body of JSON cut off, sent %s', async (_, length, body) => {
  const before = await hangUps(smsLogin.path);
  const received = server.nextRequest();
  const socket = await send(post(smsLogin.path, length), body);
  await received;
  socket.destroy();
  expect(await endOf(smsLogin.path)).toEqual(hangUp(before));
});

test('a file cut off', async () => {
  const { path } = uploadOrderDocument;
  const before = await hangUps(path);
  const query = `${path}?orderNo=FCL260302000001&fileName=a.pdf&paperCode=`;
  const received = server.nextRequest();
  const socket = await send(
    [
      ...post(query, 'Content-Length: 5000000', 'application/pdf'),
      `Authorization: ${session.token}`,
      `Cookie: __Host-sid=${session.secret}`,
    ],
    '%PDF-1.7',
  );
  await received;
  socket.resetAndDestroy();
  expect(await endOf(path)).toEqual(hangUp(before));
});

test('a caller who leaves in the middle of a long response', async () => {
  const before = await hangUps('/*');
  const socket = await send(['GET /film.bin HTTP/1.1']);
  await once(socket, 'data');
  socket.pause();
  socket.destroy();
  expect(await endOf('/*')).toEqual(hangUp(before));
});

test('a response that was read to its end counts as complete', async () => {
  expect((await (await fetch(`${server.origin}/film.bin`)).arrayBuffer()).byteLength).toBe(30_000_000);
  await expect.poll(() => lines).toEqual([expect.objectContaining({ msg: 'request', status: 200 })]);
});
