import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { momentIn } from '#contract/desk/orders/commandForm.ts';
import type {
  closeDocumentRequest,
  DeskDocumentRequest,
  requestDocument,
} from '#contract/desk/orders/documentRequests.ts';
import { otherPaper, requestProblems } from '#contract/desk/orders/documentRequests.ts';
import type { MovedOrder } from '#contract/orders/orderStatus.ts';
import { answeredAt } from '#contract/orders/documentRequest.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { paperNameOf } from '#contract/rules/documents/documentTable.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff as people } from '#server/db/schema/desk.ts';
import { orderDocumentRequests as requests, orderDocuments, orders } from '#server/db/schema/orders.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { statusName, tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { addDeskEvent } from '#server/desk/deskEvents.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { deskMessages } from '#server/desk/messages.ts';

/** Every request for a document of an order, the oldest first. */
export const requestsAtDesk = async (db: Database, orderNo: string): Promise<DeskDocumentRequest[]> => {
  const rows = await db
    .select({ request: requests, askedBy: people.name })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.staffId))
    .where(eq(requests.orderNo, orderNo))
    .orderBy(asc(requests.position));
  return rows.map(({ request: { code, nameZh, note, askedAt, dueAt, closedAt }, askedBy }) => ({
    code,
    nameZh,
    note,
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    askedBy,
    closedAt: closedAt?.toISOString() ?? null,
  }));
};

/** Locks an open order if it is unchanged since the caller saw it. */
const lockedOrder = async (tx: Database, { orderNo, version }: { orderNo: string; version: number }) => {
  const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  await rejectStale(tx, order, version, 'staff');
  if (!openStatuses.includes(order.status))
    throw new ApiError(codes.conflict, deskMessages.orderEnded(statusName(order.line, order.status)));
  return order;
};

type Locked = Awaited<ReturnType<typeof lockedOrder>>;

const note = async (
  context: DeskContext,
  order: Locked,
  { act, text }: { act: 'document.requested' | 'document.unrequested'; text: string },
): Promise<number> => {
  const { db, clock, staff } = context;
  const { orderNo, status } = order;
  const entry = { orderNo, status, act, staffId: staff.staffId, note: text, at: clock.now() };
  const position = await addDeskEvent(db, entry);
  await audit({ ...context, user: order }, act, { orderNo, document: text, ...byWhom(context) });
  return position;
};

/**
 * Asks the customer of an open order for a document by a deadline; they are notified, and upload it on the order's
 * page. Rejects an unknown document, a past deadline, a document that is already requested, and a request decided on an
 * older state of the order.
 */
export const requestAtDesk = (
  context: DeskContext,
  { orderNo, version, form }: ParsedInputOf<typeof requestDocument>,
): Promise<MovedOrder> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const order = await lockedOrder(tx, { orderNo, version });
    const { paperCode, paperName } = form;
    const known = paperNameOf(paperCode);
    rejectProblems(requestProblems(form, known === undefined ? {} : { [paperCode]: known }, now));
    const earlier = await tx.select().from(requests).where(eq(requests.orderNo, orderNo));
    const nameZh = paperCode === otherPaper ? paperName : known!;
    if (earlier.some((each) => each.closedAt === null && each.nameZh === nameZh))
      throw new ApiError(codes.conflict, deskMessages.alreadyRequested(nameZh));
    const position = earlier.length + 1;
    const dueAt = momentIn(form.dueAt)!;
    const code = paperCode === otherPaper ? `-${position}` : paperCode;
    const asked = { askedAt: now, dueAt, staffId: context.staff.staffId };
    await tx.insert(requests).values({ orderNo, position, code, nameZh, note: form.note, ...asked });
    const text = deskMessages.requestedUntil(nameZh, dateMinute(dueAt), form.note);
    const entry = await note({ ...context, db: tx }, order, { act: 'document.requested', text });
    const facts = { note: [nameZh, form.note].filter(Boolean).join('，'), until: dueAt.toISOString() };
    await queueOrderNotifications(tx, now, [{ orderNo, kind: 'document.wanted', position: String(entry), facts }]);
    return { orderNo, status: order.status };
  });

/** Closes a request: the desk has the document, or no longer needs it. Rejects one that is already closed. */
export const closeRequestAtDesk = (
  context: DeskContext,
  { orderNo, version, code }: ParsedInputOf<typeof closeDocumentRequest>,
): Promise<MovedOrder> =>
  context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, { orderNo, version });
    const [closed] = await tx
      .update(requests)
      .set({ closedAt: context.clock.now() })
      .where(and(eq(requests.orderNo, orderNo), eq(requests.code, code), isNull(requests.closedAt)))
      .returning({ nameZh: requests.nameZh });
    if (!closed) throw new ApiError(codes.notFound, deskMessages.requestUnknown);
    await note({ ...context, db: tx }, order, { act: 'document.unrequested', text: closed.nameZh });
    return { orderNo, status: order.status };
  });

/** The open requests of some orders with when each was answered. */
export const openRequests = async (db: Database, numbers: readonly string[]) => {
  const open = await db
    .select({ request: requests })
    .from(requests)
    .innerJoin(orders, eq(orders.orderNo, requests.orderNo))
    .where(
      and(
        inArray(requests.orderNo, [...numbers]),
        isNull(requests.closedAt),
        inArray(orders.status, [...openStatuses]),
      ),
    );
  const { orderNo, paperCode, uploadedAt, staffId, replacedBy } = orderDocuments;
  const documents = await db
    .select({ orderNo, paperCode, uploadedAt, staffId })
    .from(orderDocuments)
    .where(and(inArray(orderNo, [...numbers]), isNull(replacedBy)));
  return open.map(({ request }) => {
    const { askedAt, code } = request;
    const own = documents
      .filter((document) => document.orderNo === request.orderNo)
      .map((document) => ({
        paperCode: document.paperCode,
        uploadedAt: document.uploadedAt.toISOString(),
        isOfDesk: document.staffId !== null,
      }));
    const answered = answeredAt({ code, askedAt: askedAt.toISOString() }, own);
    return Object.assign(request, { answeredAt: answered === undefined ? undefined : new Date(answered) });
  });
};
