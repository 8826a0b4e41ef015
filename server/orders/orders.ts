import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import type { Correction } from '#contract/desk/orders/correction.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import type { OrderEvent } from '#contract/orders/orderStatus.ts';
import { deskActs, deskStatuses, uploadAct } from '#contract/orders/orderStatus.ts';
import type { Submission } from '#contract/orders/submission.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { threadOfCustomer, unreadOfCustomer } from '#server/conversation/threads.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { staff } from '#server/db/schema/desk.ts';
import { shippingInstructions, vgmDeclarations } from '#server/db/schema/orderPapers.ts';
import { orderEvents, orderFees, orders } from '#server/db/schema/orders.ts';
import { approvalOf } from './approvals/readApprovals.ts';
import { lapsing, mayLapse } from './autoCancel.ts';
import { billStateIn, billSubmissions } from './papers/bill/bills.ts';
import { documentsOf } from './documents/orderDocuments.ts';
import { documentRequestsOf } from './documents/documentRequests.ts';
import { invoiceOf } from './charges/invoices.ts';
import { tradeMessages } from './messages.ts';
import { ofDesk } from './orderCommands.ts';
import { priceCorrectionsOf } from './charges/priceCorrections.ts';
import { ordersMatching } from './orderSearch.ts';
import { instructedContainersOf, shipmentOf, withInstructedSeals } from './shipments.ts';
import type { Viewer, Whose } from '#server/enterprise/members/visibleTo.ts';
import { uploadsOf } from '#server/orders/papers/uploadEvents.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

const summaryColumns = {
  orderNo: orders.orderNo,
  line: orders.line,
  status: orders.status,
  placedAt: orders.placedAt,
  cancelsAt: orders.cancelsAt,
  routeZh: orders.routeZh,
  carriageZh: orders.carriageZh,
  isDangerous: orders.isDangerous,
  departsAt: orders.departsAt,
  totals: orders.totals,
  auditStatus: enterprises.auditStatus,
  unread: unreadOfCustomer(orders.orderNo),
};

type SummaryRow = Omit<OrderSummary, 'unread' | 'placedAt' | 'cancelsAt' | 'departsAt'> & {
  placedAt: Date;
  cancelsAt: Date | null;
  departsAt: Date | null;
  auditStatus: AuditStatus | null;
  unread: number;
};

const summaryOf = ({ auditStatus, unread, ...row }: SummaryRow): OrderSummary => ({
  ...row,
  placedAt: row.placedAt.toISOString(),
  // an order that has ended, or of an enterprise verified since, is not cancelled any more
  cancelsAt: auditStatus !== 'PASS' && mayLapse(row.status) ? (row.cancelsAt?.toISOString() ?? null) : null,
  departsAt: row.departsAt?.toISOString() ?? null,
  ...(unread > 0 && { unread }),
});

const ordersWhere = async (
  db: Database,
  matching: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<OrderSummary[]> => {
  const rows = await db
    .select(summaryColumns)
    .from(orders)
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(matching)
    .orderBy(desc(orders.placedAt), desc(orders.orderNo))
    .limit(limit)
    .offset(offset);
  return rows.map(summaryOf);
};

/** The number of orders in a list of the latest. */
const recentOrders = 5;

/** The latest orders of a user, newest first. */
export const ordersOf = (db: Database, userId: string): Promise<OrderSummary[]> =>
  ordersWhere(db, eq(orders.userId, userId), recentOrders);

/** The number of a user's open orders, and the next automatic cancellation for lack of verification. */
export const openOrdersOf = async (
  db: Database,
  userId: string,
): Promise<{ open: number; nextCancelsAt: string | null }> => {
  const open = and(eq(orders.userId, userId), inArray(orders.status, [...openStatuses]));
  const [counted] = await db.select({ open: count() }).from(orders).where(open);
  const [next] = await db
    .select({ at: orders.cancelsAt })
    .from(orders)
    .innerJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, [...lapsing]),
        isNotNull(orders.cancelsAt),
        ne(enterprises.auditStatus, 'PASS'),
      ),
    )
    .orderBy(asc(orders.cancelsAt))
    .limit(1);
  return { open: counted?.open ?? 0, nextCancelsAt: next?.at?.toISOString() ?? null };
};

/** One page of the matching orders of a user or their company, newest first, with their total number. */
export const pageOfOrders = async (
  db: Database,
  viewer: Viewer,
  { page, size, ...filter }: Omit<ParsedInputOf<typeof contract.orderPage>, 'whose'>,
  whose: Whose,
): Promise<{ total: number; rows: OrderSummary[] }> => {
  const matching = ordersMatching(viewer, whose, filter);
  const offset = (page - 1) * size;
  // the page and the total are found in one walk of the index, and only the page's orders are read
  const found = await db
    .select({ orderNo: orders.orderNo, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .where(matching)
    .orderBy(desc(orders.placedAt), desc(orders.orderNo))
    .limit(size)
    .offset(offset);
  const [first] = found;
  if (!first) return { total: offset === 0 ? 0 : await db.$count(orders, matching), rows: [] };
  const numbers = sql.param(found.map(({ orderNo }) => orderNo));
  return { total: first.total, rows: await ordersWhere(db, sql`${orders.orderNo} = any(${numbers})`, size) };
};

/** An entry of an order's history with the person at the desk and what they corrected, which the customer does not see. */
type PersonalEvent = OrderEvent & { person: string | null; correction?: Correction };

/** The history of an order, oldest first. */
const timelineOf = async (db: Database, orderNo: string): Promise<PersonalEvent[]> => {
  const events = await db
    .select({
      status: orderEvents.toStatus,
      act: orderEvents.act,
      by: orderEvents.by,
      at: orderEvents.at,
      note: orderEvents.note,
      dueAt: orderEvents.dueAt,
      keyName: orderEvents.keyName,
      correction: orderEvents.correction,
      person: staff.name,
    })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.staffId))
    .where(and(eq(orderEvents.orderNo, orderNo), ne(orderEvents.act, uploadAct)))
    .orderBy(asc(orderEvents.position));
  return events.map(({ at, dueAt, keyName, correction, ...event }) =>
    Object.assign(
      event,
      { at: at.toISOString() },
      dueAt && { dueAt: dueAt.toISOString() },
      keyName !== null && { keyName },
      correction && { correction },
    ),
  );
};

/** What colleagues wrote each other about an approval is nothing for the desk. */
const withoutApprovalNotes = (timeline: readonly PersonalEvent[]): PersonalEvent[] =>
  timeline.map((event) => (event.by === 'approver' ? { ...event, note: '' } : event));

/** Every submitted version of an order's shipping instruction and declared masses, the answers to its drafts and the uploaded documents, the oldest first. */
const submissionsOf = async (db: Database, orderNo: string): Promise<Submission[]> => {
  const found: Submission[] = [];
  for (const [paper, table] of [
    ['instruction', shippingInstructions],
    ['vgm', vgmDeclarations],
  ] as const) {
    const rows = await db
      .select({ version: table.version, at: table.submittedAt, person: users.name })
      .from(table)
      .leftJoin(users, eq(users.id, table.submittedBy))
      .where(eq(table.orderNo, orderNo))
      .orderBy(asc(table.version));
    found.push(...rows.map(({ version, at, person }) => ({ paper, version, at: at.toISOString(), person })));
  }
  found.push(...(await billSubmissions(db, orderNo)), ...(await uploadsOf(db, orderNo)));
  return found.toSorted((one, other) => one.at.localeCompare(other.at));
};

/** The last version of a paper among an order's submissions. */
const lastOf = (submissions: readonly Submission[], paper: Submission['paper']): OrderDetail['vgm'] => {
  const last = submissions.findLast((one) => one.paper === paper);
  return last && { version: last.version, submittedAt: last.at };
};

/** The orders that were split off one, the oldest first. */
const splitOffOf = async (db: Database, orderNo: string): Promise<string[]> => {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.splitFrom, orderNo))
    .orderBy(asc(orders.orderNo));
  return rows.map((row) => row.orderNo);
};

/** An order with all its data, of a user's company or, for the desk, of anybody; another's order is reported as unknown. */
export const orderWithPersons = async (
  db: Database,
  orderNo: string,
  viewer?: Viewer,
): Promise<Omit<OrderDetail, 'timeline'> & { timeline: PersonalEvent[] }> => {
  const own = viewer ? and(eq(orders.orderNo, orderNo), visibleTo(orders, viewer)) : ofDesk(orderNo);
  const [summary] = await ordersWhere(db, own, 1);
  const [stored] = await db
    .select({
      order: orders.content,
      offer: orders.offer,
      reviewReasons: orders.reviewReasons,
      quoteId: orders.quoteId,
      splitFrom: orders.splitFrom,
    })
    .from(orders)
    .where(own);
  if (!summary || !stored) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  const { quoteId, splitFrom, ...content } = stored;
  const splitInto = await splitOffOf(db, orderNo);
  const shipment = await shipmentOf(db, orderNo);
  const submissions = await submissionsOf(db, orderNo);
  const [instruction, vgm] = [lastOf(submissions, 'instruction'), lastOf(submissions, 'vgm')];
  const containers = instruction ? await instructedContainersOf(db, orderNo) : [];
  const bill = await billStateIn(db, orderNo);
  const requests = await documentRequestsOf(db, orderNo);
  const corrections = await priceCorrectionsOf(db, orderNo);
  return {
    ...summary,
    ...content,
    ...(quoteId === null ? {} : { quoteId }),
    ...(splitFrom !== null && { splitFrom }),
    ...(splitInto.length > 0 && { splitInto }),
    fees: await db.select().from(orderFees).where(eq(orderFees.orderNo, orderNo)).orderBy(asc(orderFees.position)),
    ...(corrections.length > 0 && { corrections }),
    timeline: viewer ? await timelineOf(db, orderNo) : withoutApprovalNotes(await timelineOf(db, orderNo)),
    documents: await documentsOf(db, orderNo),
    ...(requests.length > 0 && { requests }),
    ...(shipment && { shipment: withInstructedSeals(shipment, containers) }),
    ...(instruction && { instruction: { ...instruction, ...(containers.length > 0 && { containers }) } }),
    ...(vgm && { vgm }),
    ...(bill && { bill }),
    ...(submissions.length > 0 && { submissions }),
    invoice: await invoiceOf(db, orderNo),
  };
};

/** An order of a user's or their company's with all its data; another's is reported as unknown. */
export const orderInFull = async (db: Database, viewer: Viewer, orderNo: string): Promise<OrderDetail> => {
  const order = await orderWithPersons(db, orderNo, viewer);
  const hidden: ReadonlySet<string> = new Set(deskActs);
  const timeline = order.timeline.filter(({ act }) => !hidden.has(act));
  for (const event of timeline) {
    event.person = null;
    delete event.correction;
  }
  // the customer does not see who of the desk acted
  for (const one of order.submissions ?? []) if (one.by === 'platform') one.person = null;
  const approval = await approvalOf(db, viewer, orderNo);
  const conversation = deskStatuses.includes(order.status)
    ? await threadOfCustomer(db, { about: 'order', subject: orderNo })
    : undefined;
  return { ...order, timeline, ...(conversation && { conversation }), ...(approval && { approval }) };
};
