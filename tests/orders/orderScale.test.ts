import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderPage } from '#contract/orders/orderCalls.ts';
import { large, orderScale } from '#tests/support/orderScale.ts';
import { leastMs, planOf, queriesOf, timeOf, timesMax } from '#tests/support/scale.ts';
import { freshService } from '#tests/support/service.ts';

const { begin, grow, reads } = orderScale;

describe('row 8: a hundred thousand orders, three thousand of one user', { tags: ['deep'] }, () => {
  const before = new Map<string, number>();
  let held: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    held = await begin(await freshService());
    for (const [name, read] of reads) before.set(name, await timeOf(() => read(held)));
    await grow(held);
  }, 300_000);
  afterAll(() => held.service.close());

  test('that is how many there are', async () => {
    const { service, session } = held;
    expect(await service.call(orderPage, {}, { session })).toMatchObject({ total: large.own });
    expect(await service.db.$count(sql`orders`)).toBe(large.all);
  });

  test.each(reads)('%s takes at most twice as long as among a thousand', async (name, read) => {
    const max = timesMax * Math.max(leastMs, before.get(name)!);
    await expect.poll(() => timeOf(() => read(held)), { timeout: 15_000 }).toBeLessThanOrEqual(max);
  });

  test.each(reads)('%s is found by an index', async (name, read) => {
    const queries = await queriesOf('orders', () => read(held));
    const readsNone = name === 'who is signed in';
    expect(queries.length > 0).toBe(!readsNone);
    for (const query of queries) expect(await planOf(held.service, query)).not.toContain('Seq Scan on orders');
  });
});
