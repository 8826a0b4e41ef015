import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { templatesHref } from '#contract/orders/orderTabs.ts';
import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import { rhythmDayFrom } from '#contract/quotes/templateRhythm.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { orderTemplates as templates } from '#server/db/schema/quotes.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { isInWorkingHours } from '#server/notifications/workingHours.ts';
import { pricedSailings } from '#server/services/pricedSailings.ts';
import { isDue } from './templates.ts';

type Template = Pick<typeof templates.$inferSelect, 'line' | 'content' | 'isDangerous'>;

/** The day of the next sailing on a template's lane; null without one, undefined for services without sailings. */
const nextSailingOf = async (
  db: Database,
  { line, content, isDangerous }: Template,
  now: Date,
): Promise<string | null | undefined> => {
  if (line !== 'fcl') return undefined;
  const [orgPortCode = '', dstPortCode = ''] = content.offerId.split('-').slice(-2);
  const [next] = await pricedSailings(db, { orgPortCode, dstPortCode, isDanger: isDangerous ? 'Y' : 'N' }, now);
  return next ? chinaDayOf(next.sailing.departsAt) : null;
};

/** Reminds users during the day of templates that are due today, each once; returns the number of reminders. */
export const queueDueTemplates = async (db: Database, now: Date): Promise<number> => {
  if (!isInWorkingHours(now)) return 0;
  const today = chinaDayOf(now);
  const due = await db.select().from(templates).where(lte(templates.nextOn, today));
  let told = 0;
  for (const template of due) {
    const { id, userId, name, line, routeZh, rhythm, nextOn } = template;
    const sailsOn = await nextSailingOf(db, template, now);
    const next = rhythm && rhythmDayFrom(rhythm, chinaDayOf(dayBegins(today, 1)));
    const isTold = await db.transaction(async (tx) => {
      // by the first process
      const taken = await tx
        .update(templates)
        .set({ nextOn: next, dueSince: now })
        .where(and(eq(templates.id, id), eq(templates.nextOn, nextOn!)))
        .returning({ id: templates.id });
      if (taken.length === 0) return false;
      const facts = {
        routeZh,
        serviceZh: allServices[line].nameZh,
        note: name,
        ...(sailsOn !== undefined && { sailsOn }),
        path: templatesHref,
        at: now.toISOString(),
      };
      await queueNotifications(tx, now, [{ userId, kind: 'template.due', key: `template:${id}:${today}`, facts }]);
      return true;
    });
    if (isTold) told += 1;
  }
  return told;
};

/** A due template. */
export interface DueTemplate {
  name: string;
  line: ServiceCode;
  routeZh: string;
  sailsOn?: string | null;
}

/** A user's due templates, the longest overdue first. */
export const dueTemplatesOf = async (db: Database, userId: string, now: Date): Promise<DueTemplate[]> => {
  const { name, line, routeZh, content, isDangerous, rhythm, nextOn, dueSince, usedAt } = templates;
  const rows = await db
    .select({ name, line, routeZh, content, isDangerous, rhythm, nextOn, dueSince, usedAt })
    .from(templates)
    .where(and(eq(templates.userId, userId), isNotNull(dueSince)))
    .orderBy(asc(dueSince));
  const found: DueTemplate[] = [];
  for (const row of rows.filter(isDue)) {
    const sailsOn = await nextSailingOf(db, row, now);
    found.push({ name: row.name, line: row.line, routeZh: row.routeZh, ...(sailsOn !== undefined && { sailsOn }) });
  }
  return found;
};
