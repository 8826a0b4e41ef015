import { and, eq, inArray, ne, isNull, or } from 'drizzle-orm';
import { clerks } from '#contract/desk/staffRoles.ts';
import { isAllowed } from '#contract/enterprise/companyRoles.ts';
import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import { tenderDeadlineOf, tenderReminderDays } from '#contract/tenders/tenders.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { tenders } from '#server/db/schema/tenders.ts';
import { colleaguesOf } from '#server/enterprise/members/colleagues.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { queueStaffNotices, present } from '#server/notifications/staffNotices.ts';
import { isInWorkingHours } from '#server/notifications/workingHours.ts';
import type { TenderRow } from './locked.ts';
import { statusOf } from './locked.ts';

/** The events that the desk is notified of. */
type DeskNews =
  | { act: 'sent'; lines: number }
  | { act: 'withdrawn'; reason: string }
  | { act: 'awarded'; won: number; lost: number; contractNo: string }
  | { act: 'due'; until: string };

const newsZh = (news: DeskNews): string => {
  if (news.act === 'sent') return `发来招标，共 ${news.lines} 条`;
  if (news.act === 'withdrawn') return `撤回招标：${news.reason}`;
  if (news.act === 'due') return `的招标尚未报价，报价截止日为 ${news.until}`;
  return `已定标：${news.won} 条中标，${news.lost} 条未中标，合同 ${news.contractNo} 已建立`;
};

/** Notifies the clerks of news about a tender. Pass the command's transaction. */
export const tellDesk = async (db: Database, now: Date, row: TenderRow, news: DeskNews): Promise<void> => {
  const { id, tenderNo, title, enterpriseId } = row;
  const [company] = await db
    .select({ name: enterprises.name })
    .from(enterprises)
    .where(eq(enterprises.id, enterpriseId));
  const people = await present(db, now, clerks);
  await queueStaffNotices(
    db,
    now,
    people.map(({ id: staffId }) => ({
      staffId,
      kind: 'tender',
      position: `${id}:${news.act}:${now.toISOString()}`,
      facts: { tenderNo, note: `${company?.name ?? ''}${newsZh(news)}（${title}）` },
    })),
  );
};

/**
 * Notifies the member who created a tender, or colleagues who place orders if that member has left. Pass the command's
 * transaction.
 */
export const tellCompany = async (
  db: Database,
  now: Date,
  { id, tenderNo, title, enterpriseId, userId }: TenderRow,
  { kind, note }: { kind: 'tender.answered' | 'tender.due'; note: string },
): Promise<void> => {
  const colleagues = (await colleaguesOf(db, enterpriseId)).filter(({ role }) => isAllowed(role, 'order.place'));
  const maker = colleagues.filter((colleague) => colleague.userId === userId);
  const told = maker.length > 0 ? maker : colleagues;
  await queueNotifications(
    db,
    now,
    told.map((colleague) => ({
      userId: colleague.userId,
      kind,
      key: `tender:${id}:${kind}:${now.toISOString()}:${colleague.userId}`,
      facts: { tenderNo, note: `${title}，${note}` },
    })),
  );
};

/**
 * Reminds, during working hours, the people who must act on a tender before its deadline, once per deadline; returns
 * the number.
 */
export const queueTenderReminders = async (db: Database, now: Date): Promise<number> => {
  if (!isInWorkingHours(now)) return 0;
  const latest = chinaDayOf(dayBegins(chinaDayOf(now), tenderReminderDays));
  const open = await db
    .select()
    .from(tenders)
    .where(inArray(tenders.status, ['sent', 'answered']));
  let reminded = 0;
  for (const row of open) {
    const deadline = tenderDeadlineOf(row);
    if (deadline === null || deadline > latest || statusOf(row, now) === 'lapsed') continue;
    const notice = `${row.status}:${deadline}`;
    const told = await db.transaction(async (tx) => {
      // by the first process
      const [first] = await tx
        .update(tenders)
        .set({ remindedOf: notice })
        .where(
          and(
            eq(tenders.id, row.id),
            eq(tenders.status, row.status),
            or(isNull(tenders.remindedOf), ne(tenders.remindedOf, notice)),
          ),
        )
        .returning({ id: tenders.id });
      if (!first) return false;
      if (row.status === 'sent') await tellDesk(tx, now, row, { act: 'due', until: deadline });
      else await tellCompany(tx, now, row, { kind: 'tender.due', note: `报价有效至 ${deadline}` });
      return true;
    });
    if (told) reminded += 1;
  }
  return reminded;
};
