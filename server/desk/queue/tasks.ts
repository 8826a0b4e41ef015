import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { cutOffsOf } from '#contract/orders/instructionChecks.ts';
import { isBillable } from '#contract/orders/bill/bill.ts';
import type { SubjectKind } from '#contract/desk/queue.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { isDeparted, uploadAct } from '#contract/orders/orderStatus.ts';
import { limits } from '#contract/protocol/limits.ts';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import { openAtDesk } from '#machines/orders/orderLife.ts';
import { messageTasks } from '#server/conversation/tasks.ts';
import type { Database } from '#server/db/database.ts';
import type { deskTasks } from '#server/db/schema/desk.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { shippingInstructions } from '#server/db/schema/orderPapers.ts';
import { invoiceRequests, orderDocuments, orderEvents, orders } from '#server/db/schema/orders.ts';
import { applications } from '#server/db/schema/verification.ts';
import { statusName } from '#server/orders/messages.ts';
import { billMessages } from '#server/orders/papers/bill/billMessages.ts';
import { shipmentsOf } from '#server/orders/shipments.ts';
import { lastDrafts } from '#server/orders/papers/bill/bills.ts';
import { nextWorkingEvening } from '#server/services/deadlines.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { openRequests } from '#server/desk/orders/documentRequests.ts';
import { pendingPrices } from '#server/desk/prices.ts';

export type Task = typeof deskTasks.$inferInsert;

/** The task of each status, due at 18:00 on the next working day. */
const kindOf: Partial<Record<OrderStatus, 'review' | 'acceptance' | 'amendment'>> = {
  DG_REVIEW: 'review',
  SUBMITTED: 'acceptance',
  INFO_SUPPLIED: 'acceptance',
  AMENDING: 'amendment',
};

/** The statuses between acceptance and the handover of the goods, when documents fall due. */
const beforeHandover: ReadonlySet<OrderStatus> = new Set(['ACCEPTED', 'RELEASED', 'AMENDING', 'DG_DECLARED']);
/** The statuses in which a cut-off may be missed. */
const beforeCutOff: ReadonlySet<OrderStatus> = new Set([
  ...beforeHandover,
  'SUBMITTED',
  'NEED_INFO',
  'INFO_SUPPLIED',
  'DG_REVIEW',
]);

// conditions keep the tables of their columns, which the columns of a query without joins lose
const ownEvents = and(eq(orderEvents.orderNo, orders.orderNo), ne(orderEvents.act, uploadAct));
const ownDocuments = eq(orderDocuments.orderNo, orders.orderNo);

const openOrders = async (db: Database, numbers: readonly string[]) => {
  const shipments = await shipmentsOf(db, numbers);
  const found = await db
    .select({
      orderNo: orders.orderNo,
      line: orders.line,
      status: orders.status,
      isDangerous: orders.isDangerous,
      routeZh: orders.routeZh,
      carriageZh: orders.carriageZh,
      content: orders.content,
      offer: orders.offer,
      reviewReasons: orders.reviewReasons,
      placedAt: orders.placedAt,
      since: sql<string>`(select to_json(max(${orderEvents.at})) from ${orderEvents} where ${ownEvents})`,
      documents: sql<string[]>`array(select ${orderDocuments.paperCode} from ${orderDocuments} where ${ownDocuments})`,
    })
    .from(orders)
    .where(and(inArray(orders.orderNo, [...numbers]), inArray(orders.status, [...openAtDesk])));
  return found.map((order) => Object.assign(order, { shipment: shipments.get(order.orderNo) }));
};

type OpenOrder = Awaited<ReturnType<typeof openOrders>>[number];

/** The required documents that the customer has neither uploaded nor marked as available. */
const missingDocuments = ({ line, content, offer, documents, reviewReasons: recognised }: OpenOrder): string[] => {
  const { own } = neededDocumentsOf({ service: allServices[line], quote: offer, form: content, recognised });
  const there = new Set(documents);
  return own.filter(({ need, code }) => need === 'required' && !there.has(code)).map(({ nameZh }) => nameZh);
};

/** The tasks of an order at any time: a cut-off is shown from a day before it until the next one is due. */
const tasksOfOrder = (order: OpenOrder): Task[] => {
  const { orderNo, line, status, isDangerous, routeZh, carriageZh, placedAt } = order;
  const since = new Date(order.since ?? placedAt);
  const evening = nextWorkingEvening(since);
  const task = (kind: Task['kind'], dueAt: Date, detailZh: string, shown: Partial<Task> = {}): Task => ({
    about: 'order',
    subject: orderNo,
    kind,
    dueAt,
    since,
    titleZh: [orderNo, allServices[line].nameZh, routeZh].join(' · '),
    detailZh,
    ...shown,
  });
  const kind = kindOf[status];
  const cutOffs = beforeCutOff.has(status) ? deadlinesOf(cutOffsOf(order), isDangerous) : [];
  const missing = beforeHandover.has(status) ? missingDocuments(order) : [];
  const tasks = kind ? [task(kind, evening, [statusName(line, status), carriageZh].filter(Boolean).join(' · '))] : [];
  let former: Date | null = null;
  for (const { nameZh, at } of cutOffs) {
    const soon = new Date(at.getTime() - limits.cutOffSoonMs);
    const shownFrom: Date = former !== null && former > soon ? former : soon;
    const detailZh = deskMessages.cutOff(nameZh, statusName(line, status));
    if (shownFrom < at) tasks.push(task('cutOff', at, detailZh, { shownFrom, shownUntil: at }));
    if (missing.length > 0 && (former === null || former < at))
      tasks.push(task('documents', at, deskMessages.missing(missing), { shownFrom: former, shownUntil: at }));
    former = at;
  }
  if (missing.length > 0) tasks.push(task('documents', evening, deskMessages.missing(missing), { shownFrom: former }));
  return tasks;
};

const invoiceTasks = async (db: Database, numbers: readonly string[]): Promise<Task[]> => {
  const rows = await db
    .select({ orderNo: invoiceRequests.orderNo, content: invoiceRequests.content, at: invoiceRequests.requestedAt })
    .from(invoiceRequests)
    .where(and(inArray(invoiceRequests.orderNo, [...numbers]), eq(invoiceRequests.status, 'REQUESTED')));
  return rows.map(({ orderNo, content, at }) => ({
    about: 'order',
    subject: orderNo,
    kind: 'invoice',
    dueAt: nextWorkingEvening(at),
    since: at,
    titleZh: [orderNo, content.companyName].join(' · '),
    detailZh: deskMessages.invoiceKinds[content.kind],
  }));
};

/** A request to a customer waits for the customer until its deadline; after that, or after an answer, for the desk. */
const requestTasks = async (db: Database, numbers: readonly string[]): Promise<Task[]> =>
  (await openRequests(db, numbers)).flatMap(({ orderNo, nameZh, askedAt, dueAt, answeredAt }) => {
    const task = (kind: Task['kind'], given: Pick<Task, 'dueAt' | 'since' | 'detailZh'> & Partial<Task>): Task => ({
      about: 'order',
      subject: orderNo,
      kind,
      titleZh: [orderNo, nameZh].join(' · '),
      ...given,
    });
    const { received, awaited, overdue } = deskMessages.requested;
    if (answeredAt)
      return [task('received', { dueAt: nextWorkingEvening(answeredAt), since: answeredAt, detailZh: received })];
    return [
      task('awaited', { dueAt, since: askedAt, detailZh: awaited, shownUntil: dueAt }),
      task('received', { dueAt, since: dueAt, detailZh: overdue, shownFrom: dueAt }),
    ];
  });

const priceTasks = async (db: Database, numbers: readonly string[]): Promise<Task[]> =>
  (await pendingPrices(db, numbers)).map(({ orderNo, at, lineZh, by }) => ({
    about: 'order',
    subject: orderNo,
    kind: 'price',
    dueAt: nextWorkingEvening(at),
    since: at,
    titleZh: [orderNo, lineZh].join(' · '),
    detailZh: deskMessages.proposedBy(by),
  }));

/** The task of a draft bill of lading: an instruction without a draft, requested changes, or its release. */
const billTasks = async (db: Database, open: readonly OpenOrder[]): Promise<Task[]> => {
  const numbers = open.filter(({ status }) => isBillable(status)).map(({ orderNo }) => orderNo);
  if (numbers.length === 0) return [];
  const submitted = await db
    .select({
      orderNo: shippingInstructions.orderNo,
      version: shippingInstructions.version,
      at: shippingInstructions.submittedAt,
    })
    .from(shippingInstructions)
    .where(inArray(shippingInstructions.orderNo, numbers))
    .orderBy(asc(shippingInstructions.version));
  return (await lastDrafts(db, numbers)).flatMap(({ orderNo, draft, answer, release }) => {
    if (release) return [];
    const { tasks } = billMessages;
    const task = (since: Date, detailZh: string): Task => ({
      about: 'order',
      subject: orderNo,
      kind: 'bill',
      dueAt: nextWorkingEvening(since),
      since,
      titleZh: orderNo,
      detailZh,
    });
    const last = submitted.findLast((each) => each.orderNo === orderNo);
    if (last && last.version > (draft?.instruction ?? 0)) return [task(last.at, tasks.instructed(last.version))];
    if (!draft || !answer) return [];
    const { kind, changes, answeredAt } = answer;
    const { version } = draft;
    if (kind === 'changes') return [task(answeredAt, tasks.changes(version, changes.length))];
    const order = open.find((each) => each.orderNo === orderNo)!;
    if (!isDeparted(order)) return [];
    const departedAt = new Date(order.shipment?.departedAt ?? answeredAt);
    return [task(departedAt > answeredAt ? departedAt : answeredAt, tasks.approved(version))];
  });
};

const applicationTasks = async (db: Database, ids: readonly string[]): Promise<Task[]> => {
  const rows = await db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), eq(applications.status, 'REVIEWING')));
  return rows.map(({ id, fields, creditCode, submittedAt }) => ({
    about: 'application',
    subject: id,
    kind: 'verification',
    dueAt: nextWorkingEvening(submittedAt),
    since: submittedAt,
    titleZh: fields.enterpriseName,
    detailZh: creditCode,
  }));
};

/** When customers last asked about or accepted offers of enquiries. */
const answerTimes = async (db: Database, numbers: readonly string[]) => {
  const rows = await db
    .select({ enquiryNo: offerEvents.enquiryNo, kind: offerEvents.kind, at: offerEvents.at })
    .from(offerEvents)
    .where(and(inArray(offerEvents.enquiryNo, [...numbers]), inArray(offerEvents.kind, ['asked', 'accepted'])))
    .orderBy(asc(offerEvents.version));
  const times = new Map(rows.map(({ enquiryNo, kind, at }) => [`${kind} ${enquiryNo}`, at]));
  return (kind: 'asked' | 'accepted', enquiryNo: string) => times.get(`${kind} ${enquiryNo}`);
};

/** The enquiries with an accepted option that is not ordered on the site. */
const orderedByStaff = async (db: Database, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ enquiryNo: offers.enquiryNo })
    .from(offers)
    .where(and(inArray(offers.enquiryNo, [...numbers]), isNotNull(offers.chosen), isNull(offers.savedQuoteId)));
  return new Set(rows.map(({ enquiryNo }) => enquiryNo));
};

const enquiryTasks = async (db: Database, numbers: readonly string[]): Promise<Task[]> => {
  const rows = await db
    .select()
    .from(enquiries)
    .where(inArray(enquiries.enquiryNo, [...numbers]));
  const timeOf = await answerTimes(db, numbers);
  const byStaff = await orderedByStaff(db, numbers);
  return rows.flatMap(({ enquiryNo, content, receivedAt, answerBy, answeredAt, offerState }) => {
    const task = (since: Date, dueAt: Date, what: string): Task => ({
      about: 'enquiry',
      subject: enquiryNo,
      kind: 'enquiry',
      dueAt,
      since,
      titleZh: [enquiryNo, allServices[content.line].nameZh, content.goods].join(' · '),
      detailZh: [what, content.company, content.contactName].filter(Boolean).join(' · '),
    });
    if (offerState === null) return answeredAt === null ? [task(receivedAt, answerBy, '')] : [];
    const [askedAt, acceptedAt] = [timeOf('asked', enquiryNo), timeOf('accepted', enquiryNo)];
    if (offerState === 'asked' && askedAt) return [task(askedAt, nextWorkingEvening(askedAt), deskMessages.offerAsked)];
    return offerState === 'accepted' && acceptedAt && byStaff.has(enquiryNo)
      ? [task(acceptedAt, nextWorkingEvening(acceptedAt), deskMessages.offerAccepted)]
      : [];
  });
};

/** The tasks of some subjects of a kind. */
export const tasksOf = async (db: Database, about: SubjectKind, subjects: readonly string[]): Promise<Task[]> => {
  if (subjects.length === 0) return [];
  if (about === 'application') return applicationTasks(db, subjects);
  if (about === 'enquiry')
    return [...(await enquiryTasks(db, subjects)), ...(await messageTasks(db, 'enquiry', subjects))];
  const open = await openOrders(db, subjects);
  return [
    ...open.flatMap(tasksOfOrder),
    ...(await requestTasks(db, subjects)),
    ...(await invoiceTasks(db, subjects)),
    ...(await priceTasks(db, subjects)),
    ...(await billTasks(db, open)),
    ...(await messageTasks(db, 'order', subjects)),
  ];
};
