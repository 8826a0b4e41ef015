import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { sendAtDesk } from '#contract/conversation/deskCalls.ts';
import type { DeskThread } from '#contract/conversation/thread.ts';
import { subjectRoles } from '#contract/desk/queue.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { messageMentions } from '#server/db/schema/conversation.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { offers } from '#server/db/schema/offers.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { queueStaffNotices } from '#server/notifications/staffNotices.ts';
import { queueToVisitor } from '#server/offers/desk.ts';
import { isLinkOver } from '#server/quotes/shareToken.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { tellCustomer } from './customer.ts';
import { conversationMessages } from './messages.ts';
import { markRead, settle, storeMessage, timeOf } from './sending.ts';
import type { Of } from './threads.ts';
import { excerptOf, threadOfDesk } from './threads.ts';

/** Rejects a kind of subject that the caller's role may not work on, or that does not exist. */
export const rejectUnseen = async (
  { db, staff: { role } }: Pick<DeskContext, 'db' | 'staff'>,
  { about, subject }: Of,
): Promise<Of> => {
  if (!subjectRoles[about].includes(role)) throw new ApiError(codes.forbidden, deskMessages.roleMissing);
  const found =
    about === 'order'
      ? await db.$count(orders, ofDesk(subject))
      : await db.$count(enquiries, eq(enquiries.enquiryNo, subject));
  if (found === 0) throw new ApiError(codes.notFound, conversationMessages.subjectUnknown);
  return { about, subject };
};

/** Stores the mentions of a note; rejects unknown people or people who do not work on such subjects. */
const mention = async (
  { db, clock, staff: by }: Acting,
  messageId: string,
  { of, logins, note }: { of: Of; logins: readonly string[]; note: string },
) => {
  const wanted = [...new Set(logins)];
  if (wanted.length === 0) return;
  const people = await db
    .select({ staffId: staff.id, login: staff.login, role: staff.role })
    .from(staff)
    .where(and(inArray(staff.login, wanted), isNull(staff.disabledAt)));
  for (const [index, login] of wanted.entries()) {
    const person = people.find((one) => one.login === login);
    if (!person || !subjectRoles[of.about].includes(person.role))
      throw apiErrorAt(`mentions.${index}`, codes.badInput, conversationMessages.mentionUnknown(login));
  }
  await db.insert(messageMentions).values(people.map(({ staffId }) => ({ messageId, staffId })));
  const facts = { byZh: by.name, note, place: of };
  const others = people.filter(({ staffId }) => staffId !== by.staffId);
  await queueStaffNotices(
    db,
    clock.now(),
    others.map(({ staffId }) => ({ staffId, kind: 'mentioned', position: messageId, facts })),
  );
};

/** The type of a subject's number in the log. */
const numberOf = { order: 'orderNo', enquiry: 'enquiryNo' } as const;

/** Locks the order or enquiry of the message; returns its owner. */
const locked = async (db: Database, { about, subject }: Of) => {
  if (about === 'order') {
    const [order] = await lockOrders(db, ofDesk(subject), 1);
    return order && { userId: order.userId, order };
  }
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.enquiryNo, subject)).for('update');
  return enquiry && { userId: enquiry.userId, enquiry };
};

/**
 * Sends a message to the person who enquired, with the link of the latest offer while it is open, where they read it,
 * download its files and reply; rejects files without such a page.
 */
const tellVisitor = async (
  db: Database,
  enquiry: typeof enquiries.$inferSelect,
  { text, brief, files, id, now }: { text: string; brief: string; files: number; id: string; now: Date },
): Promise<void> => {
  const [offer] = await db
    .select()
    .from(offers)
    .where(eq(offers.enquiryNo, enquiry.enquiryNo))
    .orderBy(desc(offers.number))
    .limit(1);
  const offerId = offer && !isLinkOver(offer, now) ? offer.id : undefined;
  if (files > 0 && offerId === undefined)
    throw apiErrorAt('files', codes.badInput, conversationMessages.noFilesWithoutOffer);
  await queueToVisitor(
    db,
    enquiry,
    { kind: 'enquiry.message', position: id, offerId, note: text || brief, brief, at: now },
    now,
  );
};

/**
 * Stores a message to the customer, who is notified, or a note to colleagues, which may mention some of them; only
 * once, even if the call is repeated.
 */
export const sendOfDesk = async (
  context: DeskContext,
  { text, files, audience, mentions, ...of }: ParsedInputOf<typeof sendAtDesk>,
): Promise<DeskThread> => {
  await rejectUnseen(context, of);
  if (audience === 'customer' && mentions.length > 0)
    throw apiErrorAt('mentions', codes.badInput, conversationMessages.notesOnly);
  return context.db.transaction(async (tx) => {
    const { clock, staff: by } = context;
    const inside = { ...context, db: tx };
    const found = await locked(tx, of);
    if (!found) throw new ApiError(codes.notFound, conversationMessages.subjectUnknown);
    const writer = { side: 'desk', staffId: by.staffId } as const;
    const id = await storeMessage(inside, of, writer, { text, files, audience });
    if (id !== undefined) {
      await mention(inside, id, { of, logins: mentions, note: excerptOf(text, files.length) });
      const user = found.userId === null ? null : { userId: found.userId };
      await audit({ ...inside, user }, 'message.sent', {
        [numberOf[of.about]]: of.subject,
        message: id,
        audience,
        staff: by.login,
      });
      const told = { text, brief: excerptOf(text, files.length), files: files.length, id, now: clock.now() };
      if (audience === 'customer' && found.order) await tellCustomer(tx, found.order, told.brief, told.now);
      if (audience === 'customer' && found.enquiry) await tellVisitor(tx, found.enquiry, told);
    }
    return threadOfDesk(tx, of);
  });
};

type Acting = Pick<DeskContext, 'db' | 'clock' | 'staff'>;

/** Marks a customer's messages as seen, up to one of them. */
export const readOfDesk = async (context: Acting, { last, ...of }: Of & { last: string }): Promise<null> => {
  await rejectUnseen(context, of);
  const until = await timeOf(context.db, of, last);
  if (until) await markRead(context.db, of, 'desk', { until, now: context.clock.now() });
  return null;
};

/** Removes a customer's messages from the tasks without an answer, up to one of them. */
export const settleOfDesk = async (context: Acting, { last, ...of }: Of & { last: string }): Promise<DeskThread> => {
  await rejectUnseen(context, of);
  const until = await timeOf(context.db, of, last);
  if (until) await settle(context.db, of, { until, now: context.clock.now() });
  return threadOfDesk(context.db, of);
};
