import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { yieldToEventLoop } from '#server/http/yieldToEventLoop.ts';

const calls = 20;
/** How long a call computes: two begin within the 5 ms of a turn. */
const callMs = 4;

/** A service whose clock moves by its calls alone, and the numbers of those that have been answered. */
const opened = () => {
  const answered: number[] = [];
  let now = 0;
  const app = new Hono();
  app.use(yieldToEventLoop(() => now));
  app.get('/:n', (c) => {
    now += callMs;
    answered.push(Number(c.req.param('n')));
    return c.text('');
  });
  const call = async (n: number, bindings?: object) => (await app.request(`/${n}`, {}, bindings)).status;
  return { answered, call };
};

const fromOutside = { incoming: {} };
const burst = Array.from({ length: calls }, (_, n) => n);

test('a burst of calls leaves turns of the event loop to others, and is answered in its order', async () => {
  const { answered, call } = opened();
  const statuses = Promise.all(burst.map((n) => call(n, fromOutside)));
  const turns: number[] = [];
  while (answered.length < calls) {
    turns.push(answered.length);
    await setImmediate();
  }
  expect(new Set(await statuses)).toEqual(new Set([200]));
  expect(answered).toEqual(burst);
  // two begin in the first turn, and one in each after it
  expect(turns).toEqual(burst.slice(2));
});

test('a call for a page that is being rendered does not wait for the burst', async () => {
  const { answered, call } = opened();
  const rendering = calls;
  await Promise.all([...burst.map((n) => call(n, fromOutside)), call(rendering)]);
  expect(answered.indexOf(rendering)).toBe(2);
});
