import { and, asc, count, eq } from 'drizzle-orm';
import * as contract from '#contract/services/publishedRates.ts';
import { serviceCharges, publishedRates } from '#server/db/schema/selling.ts';
import { handle } from '#server/http/handler.ts';
import { endOfChinaMonth } from './deadlines.ts';
import { quoteIdOf } from './quoteIds.ts';
import type { RateRow } from './rateCharges.ts';
import { earliestOf, inForce } from './validity.ts';

/** A published rate in a list. */
export const rateOf = (
  { position, originCode, originZh, destinationCode, destinationZh, validFrom: _from, validUntil, ...row }: RateRow,
  monthEnd: Date,
): contract.PublishedRate => ({
  ...row,
  id: `${row.line}-${position}`,
  offerId: quoteIdOf({ line: row.line, originCode, destinationCode }),
  origin: { code: originCode, nameZh: originZh },
  destination: destinationCode === null ? null : { code: destinationCode, nameZh: destinationZh ?? destinationCode },
  validUntil: earliestOf(monthEnd, validUntil).toISOString(),
});

const sellingMaintenance = handle(
  contract.sellingMaintenance,
  async ({ line, originCode, destinationCode, page, size }, { db, clock }) => {
    const matching = and(
      eq(publishedRates.line, line),
      originCode === undefined ? undefined : eq(publishedRates.originCode, originCode),
      destinationCode === undefined ? undefined : eq(publishedRates.destinationCode, destinationCode),
      inForce(publishedRates, clock.now()),
    );
    const [counted] = await db.select({ total: count() }).from(publishedRates).where(matching);
    const rows = await db
      .select()
      .from(publishedRates)
      .where(matching)
      .orderBy(asc(publishedRates.position))
      .limit(size)
      .offset((page - 1) * size);
    const monthEnd = endOfChinaMonth(clock.now());
    return { total: counted?.total ?? 0, rows: rows.map((row) => rateOf(row, monthEnd)) };
  },
);

const internalFeePage = handle(contract.internalFeePage, async ({ line, page, size }, { db, clock }) => {
  const matching = and(eq(serviceCharges.line, line), inForce(serviceCharges, clock.now()));
  const [counted] = await db.select({ total: count() }).from(serviceCharges).where(matching);
  const rows = await db
    .select()
    .from(serviceCharges)
    .where(matching)
    .orderBy(asc(serviceCharges.position))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows };
});

/** Published prices and charges of every service. */
export const sellingHandlers = [sellingMaintenance, internalFeePage];
