import type { SQL } from 'drizzle-orm';
import { and, gt, isNull, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns of a price's period; null means no start or no end. */
interface PeriodColumns {
  validFrom: PgColumn;
  validUntil: PgColumn;
}

interface Period {
  validFrom: Date | null;
  validUntil: Date | null;
}

/** Whether a price has not ended; it may begin later. */
export const notEnded = ({ validUntil }: Pick<PeriodColumns, 'validUntil'>, now: Date): SQL | undefined =>
  or(isNull(validUntil), gt(validUntil, now));

/** Whether a price is current. */
export const inForce = (columns: PeriodColumns, now: Date): SQL | undefined =>
  and(notEnded(columns, now), or(isNull(columns.validFrom), lte(columns.validFrom, now)));

/** The current rows among those that have not ended. */
export const rowsInForce = <Row extends Period>(rows: readonly Row[], now: Date): Row[] =>
  rows.filter(({ validFrom }) => validFrom === null || validFrom <= now);

/** The earliest instant, ignoring absent ones. */
export const earliestOf = (first: Date, ...others: readonly (Date | null | undefined)[]): Date =>
  others.reduce<Date>((earliest, each) => (each && each < earliest ? each : earliest), first);

/** When prices that have not ended next change, because one of them ends or begins; never later than `latest`. */
export const nextChangeOf = (rows: readonly Period[], now: Date, latest: Date): Date =>
  earliestOf(
    latest,
    ...rows.flatMap(({ validFrom, validUntil }) => [validFrom && validFrom > now ? validFrom : null, validUntil]),
  );
