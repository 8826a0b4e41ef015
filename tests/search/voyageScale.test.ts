import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leastMs, planOf, queriesOf, timeOf, timesMax } from '#tests/support/scale.ts';
import { freshService } from '#tests/support/service.ts';
import { voyageScale } from '#tests/support/voyageScale.ts';

const { begin, grow, reads } = voyageScale;

describe('ten times the voyages', { tags: ['deep'] }, () => {
  const before = new Map<string, { ms: number; found: unknown }>();
  let held: Awaited<ReturnType<typeof begin>>;
  let voyages: number;
  beforeAll(async () => {
    held = await begin(await freshService());
    for (const [name, read] of reads) before.set(name, { ms: await timeOf(() => read(held)), found: await read(held) });
    voyages = await held.service.db.$count(sql`voyages`);
    await grow(held);
  }, 300_000);
  afterAll(() => held.service.close());

  test('that is how many there are', async () => {
    expect(await held.service.db.$count(sql`voyages`)).toBe(10 * voyages);
  });

  test.each(reads)('%s takes at most twice as long, and is the same', async (name, read) => {
    const { ms, found } = before.get(name)!;
    expect(await read(held)).toEqual(found);
    const max = timesMax * Math.max(leastMs, ms);
    await expect.poll(() => timeOf(() => read(held)), { timeout: 15_000 }).toBeLessThanOrEqual(max);
  });

  test.each(reads)('%s is found by an index', async (_, read) => {
    const queries = [
      ...(await queriesOf('voyages', () => read(held))),
      ...(await queriesOf('ocean_rates', () => read(held))),
    ];
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries)
      expect(await planOf(held.service, query)).not.toMatch(/Seq Scan on (?:voyages|ocean_rates)/);
  });
});
