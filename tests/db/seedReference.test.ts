import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema as trade } from '#server/db/schema.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

test('no carrier takes classes 1, 6.2 or 7 online', async () => {
  const closed = await service.db.select().from(trade.hazardClasses).where(eq(trade.hazardClasses.bookedOnline, false));
  expect(closed.map(({ division }) => division)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '6.2', '7']);
  const carriers = await service.db.select().from(trade.carriers);
  const taken = new Set(carriers.flatMap(({ acceptedClasses }) => acceptedClasses));
  for (const { division } of closed) expect(taken).not.toContain(division);
});
