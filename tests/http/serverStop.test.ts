import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openServer } from '#server/http/server.ts';
import { serverOptions } from './serverOptions.ts';

/** A promise, and what resolves it. */
const gate = () => {
  const own = { open: (): void => undefined };
  const opened = new Promise<void>((resolve) => (own.open = resolve));
  return { open: () => own.open(), opened };
};

test('a pending request is completed before the service stops', async () => {
  const [arrival, end] = [gate(), gate()];
  const app = new Hono().get('/', async (c) => {
    arrival.open();
    await end.opened;
    return c.text('done');
  });
  const server = await openServer(app, { ...serverOptions, keepAliveMs: 2_000 });
  const response = fetch(`http://127.0.0.1:${server.port}/`);
  await arrival.opened;
  const stopped = server.stop();
  end.open();
  expect(await (await response).text()).toBe('done');
  await stopped;
});
