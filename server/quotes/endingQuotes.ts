import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import type { Context } from '#server/http/context.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { currentQuotes, currentStateOf } from './quoteExpiry.ts';

/** Quotes that end within three days become a task of the user. */
const soonMs = 3 * dayMs;
/** The maximum number of quotes checked, the earliest ends first. */
const endingMax = 5;

/** A saved quote that can still be ordered at its price, but expires soon. */
export interface EndingQuote {
  id: string;
  name: string;
  routeZh: string;
  validUntil: Date;
}

/** A user's valid quotes that end within days, the earliest first. */
export const endingQuotesOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<EndingQuote[]> => {
  const now = clock.now();
  const rows = await db
    .select()
    .from(savedQuotes)
    .where(
      and(
        eq(savedQuotes.userId, userId),
        isNull(savedQuotes.orderNo),
        gt(savedQuotes.validUntil, now),
        lte(savedQuotes.validUntil, new Date(now.getTime() + soonMs)),
      ),
    )
    .orderBy(asc(savedQuotes.validUntil))
    .limit(endingMax);
  const currentOf = currentQuotes({ db, clock });
  const ending: EndingQuote[] = [];
  for (const row of rows) if ((await currentStateOf(row, { db, clock }, currentOf)).state === 'valid') ending.push(row);
  return ending;
};
