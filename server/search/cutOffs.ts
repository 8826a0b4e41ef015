import { desc } from 'drizzle-orm';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import type { Database } from '#server/db/database.ts';
import { cutOffs } from '#server/db/schema/reference.ts';
import { hoursLater } from '#server/support/chinaTime.ts';

export type CutOffRule = typeof cutOffs.$inferSelect;

/** A deadline of one departure. */
export interface CutOff {
  code: string;
  nameZh: string;
  at: Date;
}

/** The cut-offs of every sailing, the earliest first. */
export const cutOffRules = (db: Database): Promise<CutOffRule[]> =>
  db.select().from(cutOffs).orderBy(desc(cutOffs.hoursBeforeDeparture));

export const cutOffsOf = (rules: readonly CutOffRule[], departsAt: Date): CutOff[] =>
  rules.map(({ code, nameZh, hoursBeforeDeparture }) => ({
    code,
    nameZh,
    at: hoursLater(departsAt, -hoursBeforeDeparture),
  }));

/** The first deadline of a sailing, after which a booking is too late. */
export const closingOf = (
  sailing: { cutOffs: readonly CutOff[] },
  dangerous: boolean,
): Pick<CutOff, 'nameZh' | 'at'> => {
  const [first] = deadlinesOf(sailing.cutOffs, dangerous);
  if (!first) throw new Error('the cut-off table has no deadline');
  return first;
};
