import { and, asc, eq } from 'drizzle-orm';
import type { PriceCorrection } from '#contract/orders/priceCorrection.ts';
import type { Database } from '#server/db/database.ts';
import { orderPriceCorrections as corrections } from '#server/db/schema/orders.ts';

/** The approved corrections of an order's price, the oldest first. */
export const priceCorrectionsOf = async (db: Database, orderNo: string): Promise<PriceCorrection[]> => {
  const { nameZh, currency, amount, reason, decidedAt } = corrections;
  const rows = await db
    .select({ nameZh, currency, amount, reason, decidedAt })
    .from(corrections)
    .where(and(eq(corrections.orderNo, orderNo), eq(corrections.state, 'approved')))
    .orderBy(asc(decidedAt));
  return rows.map(({ decidedAt: at, ...row }) => Object.assign(row, { at: at!.toISOString() }));
};
