import { expect, test, vi } from 'vitest';
import { OrderLoad } from '../support/orderLoad.ts';
import { now } from './clock.ts';
import { openSite } from './visit.ts';

test('orders in flight while the power goes: each intention becomes one order, and what was acknowledged stays', async () => {
  const site = await openSite();
  // the orders have days of the service's own time
  vi.setSystemTime(now());
  const load = await OrderLoad.by(site.service.origin, ['13800000003']);
  vi.useRealTimers();
  for (let round = 0; round < 3; round += 1) {
    const sent = load.place(8);
    const before = load.outcomes.length;
    await expect.poll(() => load.outcomes.length, { interval: 1 }).toBeGreaterThanOrEqual(before + round);
    await site.restart('SIGKILL');
    await sent;
  }
  const { lost, numbers, listed, sent } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(sent);
  expect(listed).toBe(sent);
});
