import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DeskEnquiry, deskEnquiryChanges } from '#contract/desk/reviewDesk.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { apiErrorAt, codes, ApiError } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { formerOffersOf, offersAtDesk } from '#server/offers/deskHistory.ts';
import type { DeskContext } from './deskContext.ts';
import { deskMessages } from './messages.ts';
import { ownerOf } from './queue/owners.ts';
import { withThread, withThreadIfChanged } from './withThread.ts';

const contentOf = async (
  db: Database,
  enquiryNo: string,
  now: Date,
): Promise<Omit<DeskEnquiry, 'conversation' | 'contentVersion'>> => {
  const [row] = await db
    .select({ enquiry: enquiries, by: staff.name })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.staffId))
    .where(eq(enquiries.enquiryNo, enquiryNo));
  if (!row) throw new ApiError(codes.notFound, deskMessages.enquiryUnknown);
  const { content, receivedAt, answerBy, answer, answeredAt } = row.enquiry;
  return {
    enquiryNo,
    content,
    receivedAt: receivedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    answer: answeredAt && { text: answer ?? '', at: answeredAt.toISOString(), by: row.by },
    owner: await ownerOf(db, 'enquiry', enquiryNo),
    version: row.enquiry.version,
    ...(await offersAtDesk(db, row.enquiry, now)),
    ...(await formerOffersOf(db, row.enquiry, now)),
  };
};

/** An enquiry with its answer, if there is one. */
export const enquiryAtDesk = async (db: Database, enquiryNo: string, now: Date): Promise<DeskEnquiry> =>
  withThread(db, { about: 'enquiry', subject: enquiryNo }, await contentOf(db, enquiryNo, now));

/** An enquiry, or null if the reader has this version. */
export const changedEnquiryAtDesk = async (
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  { enquiryNo, version }: ParsedInputOf<typeof deskEnquiryChanges>,
): Promise<DeskEnquiry | null> => {
  const content = await contentOf(db, enquiryNo, clock.now());
  return withThreadIfChanged(db, { about: 'enquiry', subject: enquiryNo }, content, version);
};

/** Records the answer to an enquiry, once. */
export const answerAtDesk = (
  context: DeskContext,
  { enquiryNo, answer }: { enquiryNo: string; answer: string },
): Promise<{ enquiryNo: string; at: string }> =>
  context.db.transaction(async (tx) => {
    const { clock, staff: by } = context;
    const at = clock.now();
    const [answered] = await tx
      .update(enquiries)
      .set({ answer, answeredAt: at, staffId: by.staffId, version: sql`${enquiries.version} + 1` })
      .where(and(eq(enquiries.enquiryNo, enquiryNo), isNull(enquiries.answeredAt)))
      .returning({ userId: enquiries.userId });
    if (!answered) {
      const { answer: former } = await contentOf(tx, enquiryNo, at);
      const { by: person, at: answeredAt = at } = former ?? { by: null };
      const message = deskMessages.enquiryAnswered(person ?? deskMessages.colleague, dateMinute(answeredAt));
      throw apiErrorAt(versionField, codes.conflict, message);
    }
    const { userId } = answered;
    const user = userId === null ? null : { userId };
    await audit({ ...context, db: tx, user }, 'enquiry.answered', { enquiryNo, staff: by.login });
    return { enquiryNo, at: at.toISOString() };
  });
