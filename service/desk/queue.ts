import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { QueueItem } from '#contract/desk/queue.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { urgencyOf } from '#contract/rules/dates/cutOffs.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import type { Database } from '#service/db/database.ts';
import { enquiries } from '#service/db/schema/enquiries.ts';
import { invoiceRequests, orderDocuments, orderEvents, orders } from '#service/db/schema/orders.ts';
import { waitingApplications } from '#service/enterprise/review.ts';
import { statusName } from '#service/orders/messages.ts';
import { nextWorkingEvening } from '#service/services/deadlines.ts';
import type { DeskContext } from './deskContext.ts';
import { deskMessages } from './messages.ts';
import { ownersByKey } from './owners.ts';

type Waiting = Omit<QueueItem, 'owner'>;

/** The most open orders and enquiries that are looked at. */
const listed = 2_000;

/** What a status waits for, until 18:00 of the next working day. */
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

const openOrders = (db: Database) =>
  db
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
      departsAt: orders.departsAt,
      placedAt: orders.placedAt,
      since: sql<string>`(select to_json(max(${orderEvents.at})) from ${orderEvents} where ${orderEvents.orderNo} = ${orders.orderNo})`,
      documents: sql<
        string[]
      >`array(select ${orderDocuments.paperCode} from ${orderDocuments} where ${orderDocuments.orderNo} = ${orders.orderNo})`,
    })
    .from(orders)
    .where(inArray(orders.status, [...openStatuses]))
    .orderBy(asc(orders.placedAt))
    .limit(listed);

type OpenOrder = Awaited<ReturnType<typeof openOrders>>[number];

/** The required documents that the customer has neither uploaded nor said to hold. */
const missingDocuments = ({ line, content, offer, documents, reviewReasons: recognised }: OpenOrder): string[] => {
  const { own } = neededDocumentsOf({ service: allServices[line], quote: offer, form: content, recognised });
  const there = new Set(documents);
  return own.filter(({ need, code }) => need === 'required' && !there.has(code)).map(({ nameZh }) => nameZh);
};

/** The next cut-off of an order; dangerous goods have one more. */
const nextCutOff = ({ offer, isDangerous }: OpenOrder, now: number) =>
  (offer.sailing?.cutOffs ?? [])
    .filter(({ code }) => isDangerous || code !== 'DG_DOC')
    .filter((cutOff) => cutOff.code !== 'EFC' && urgencyOf(cutOff, now) !== 'passed')
    .toSorted((one, other) => one.at.localeCompare(other.at))[0];

const waitingInOrder = (order: OpenOrder, now: number): Waiting[] => {
  const { orderNo, line, status, routeZh, carriageZh, placedAt } = order;
  const since = new Date(order.since ?? placedAt);
  const evening = nextWorkingEvening(since).toISOString();
  const item = (kind: Waiting['kind'], dueAt: string, detailZh: string): Waiting => ({
    kind,
    about: 'order',
    subject: orderNo,
    titleZh: [orderNo, allServices[line].nameZh, routeZh].join(' · '),
    detailZh,
    dueAt,
    since: since.toISOString(),
  });
  const kind = kindOf[status];
  const cutOff = beforeCutOff.has(status) ? nextCutOff(order, now) : undefined;
  const missing = beforeHandover.has(status) ? missingDocuments(order) : [];
  return [
    ...(kind ? [item(kind, evening, [statusName(line, status), carriageZh].filter(Boolean).join(' · '))] : []),
    ...(missing.length > 0 ? [item('documents', cutOff?.at ?? evening, deskMessages.missing(missing))] : []),
    ...(cutOff && urgencyOf(cutOff, now) === 'soon'
      ? [item('cutOff', cutOff.at, deskMessages.cutOff(cutOff.nameZh, statusName(line, status)))]
      : []),
  ];
};

const waitingVerifications = async (db: Database): Promise<Waiting[]> =>
  (await waitingApplications(db)).map(({ id, fields, creditCode, submittedAt }) => ({
    kind: 'verification',
    about: 'application',
    subject: id,
    titleZh: fields.enterpriseName,
    detailZh: creditCode,
    dueAt: nextWorkingEvening(submittedAt).toISOString(),
    since: submittedAt.toISOString(),
  }));

const waitingEnquiries = async (db: Database): Promise<Waiting[]> => {
  const rows = await db
    .select()
    .from(enquiries)
    .where(isNull(enquiries.answeredAt))
    .orderBy(asc(enquiries.answerBy))
    .limit(listed);
  return rows.map(({ enquiryNo, content, receivedAt, answerBy }) => ({
    kind: 'enquiry',
    about: 'enquiry',
    subject: enquiryNo,
    titleZh: [enquiryNo, allServices[content.line].nameZh, content.goods].join(' · '),
    detailZh: [content.company, content.contactName].filter(Boolean).join(' · '),
    dueAt: answerBy.toISOString(),
    since: receivedAt.toISOString(),
  }));
};

const waitingInvoices = async (db: Database): Promise<Waiting[]> => {
  const rows = await db
    .select({ orderNo: invoiceRequests.orderNo, content: invoiceRequests.content, at: invoiceRequests.requestedAt })
    .from(invoiceRequests)
    .where(eq(invoiceRequests.status, 'REQUESTED'))
    .orderBy(asc(invoiceRequests.requestedAt))
    .limit(listed);
  return rows.map(({ orderNo, content, at }) => ({
    kind: 'invoice',
    about: 'order',
    subject: orderNo,
    titleZh: [orderNo, content.companyName].join(' · '),
    detailZh: deskMessages.invoiceKinds[content.kind],
    dueAt: nextWorkingEvening(at).toISOString(),
    since: at.toISOString(),
  }));
};

/** Everything that waits for a role at the desk, what is due first at the top, each with its owner. */
export const waitingAtDesk = async ({
  db,
  clock,
  staff: { role },
}: Pick<DeskContext, 'db' | 'clock' | 'staff'>): Promise<QueueItem[]> => {
  const now = clock.now().getTime();
  const waiting = [
    ...(await openOrders(db)).flatMap((order) => waitingInOrder(order, now)),
    ...(clerks.includes(role)
      ? [...(await waitingVerifications(db)), ...(await waitingEnquiries(db)), ...(await waitingInvoices(db))]
      : []),
  ];
  const owners = await ownersByKey(db);
  return waiting
    .map((item) => Object.assign(item, { owner: owners.get(`${item.about} ${item.subject}`) ?? null }))
    .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt) || one.subject.localeCompare(other.subject));
};
