import { eq } from 'drizzle-orm';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import type { Database } from '#server/db/database.ts';
import { exchangeRates } from '#server/db/schema/reference.ts';

/** The published rate of the dollar; null if the company has none. */
export const exchangeRateOf = async (db: Database): Promise<ExchangeRate | null> => {
  const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, '2'));
  return row ? { cnyPerUsd: row.cny, sourceZh: row.sourceZh, publishedOn: row.publishedOn } : null;
};
