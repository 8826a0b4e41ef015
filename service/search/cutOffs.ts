import { desc } from 'drizzle-orm';
import type { Database } from '#service/db/database.ts';
import { cutOffs } from '#service/db/schema/reference.ts';
import { hoursLater } from '#service/support/chinaTime.ts';

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

/** The cut-off after which a booking is too late: dangerous goods also have a cut-off for their documents. */
export const closingOf = (sailing: { cutOffs: readonly CutOff[] }, dangerous: boolean): CutOff => {
  const [first] = sailing.cutOffs
    .filter(({ code }) => code === 'CY' || (dangerous && code === 'DG_DOC'))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!first) throw new Error('the cut-off table has no CY cut-off');
  return first;
};
