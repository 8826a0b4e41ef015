import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderScale } from '#bench/scales/orderScale.ts';
import { planOf, queriesOf } from '#bench/scales/scale.ts';
import { freshService } from '#tests/support/service.ts';

const { begin, grow, reads } = orderScale;

/** `npm run bench` measures the time of each read. */
describe('row 8: among a hundred thousand orders, three thousand of one user', { tags: ['deep'] }, () => {
  let held: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => {
    held = await begin(await freshService());
    await grow(held);
  }, 900_000);
  afterAll(() => held.service.close());

  test.each(reads)('%s is found by an index', async (name, read) => {
    const queries = await queriesOf('orders', () => read(held));
    const readsNone = name === 'who is signed in';
    expect(queries.length > 0).toBe(!readsNone);
    for (const query of queries) expect(await planOf(held.service, query)).not.toContain('Seq Scan on orders');
  });
});
