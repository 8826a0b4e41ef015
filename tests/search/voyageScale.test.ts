import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planOf, queriesOf } from '#bench/scales/scale.ts';
import { freshService } from '#tests/support/service.ts';
import { voyageScale } from '#bench/scales/voyageScale.ts';

const { begin, grow, reads } = voyageScale;

describe('ten times the voyages', { tags: ['deep'] }, () => {
  const before = new Map<string, unknown>();
  let held: Awaited<ReturnType<typeof begin>>;
  let voyages: number;
  beforeAll(async () => {
    held = await begin(await freshService());
    for (const [name, read] of reads) before.set(name, await read(held));
    voyages = await held.service.db.$count(sql`voyages`);
    await grow(held);
  }, 900_000);
  afterAll(() => held.service.close());

  test('that is how many there are', async () => {
    expect(await held.service.db.$count(sql`voyages`)).toBe(10 * voyages);
  });

  test.each(reads)('%s: the same is found, and by an index', async (name, read) => {
    expect(await read(held)).toEqual(before.get(name));
    const queries = [
      ...(await queriesOf('voyages', () => read(held))),
      ...(await queriesOf('ocean_rates', () => read(held))),
    ];
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries)
      expect(await planOf(held.service, query)).not.toMatch(/Seq Scan on (?:voyages|ocean_rates)/);
  });
});
