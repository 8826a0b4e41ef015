import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openServer } from '#service/http/server.ts';

test('a pending request is completed before the service stops', async () => {
  const app = new Hono().get('/', async (c) => {
    await pause(300);
    return c.text('done');
  });
  const options = { host: '127.0.0.1', port: 0, maxConnections: 8, keepAliveMs: 2_000, bodyBytesMax: 1 };
  const slow = await openServer(app, options);
  const response = fetch(`http://127.0.0.1:${slow.port}/`);
  await pause(100);
  await slow.stop();
  expect(await (await response).text()).toBe('done');
});
