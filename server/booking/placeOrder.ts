import { and, eq, inArray } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { Order, OrderForm, PlacedOrder } from '#contract/booking/orderForm.ts';
import { openFindingsOf } from '#contract/orders/reviewTraits.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { firstStatus, openStatuses } from '#machines/orders/orderLife.ts';
import { occurrenceOf, queueNotifications } from '#server/notifications/queue.ts';
import type { AuditEntry } from '#server/admin/audit.ts';
import { auditRows } from '#server/admin/audit.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { currentRequest } from '#server/http/logging/requestContext.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { orderEvents, orderFees, orders } from '#server/db/schema/orders.ts';
import { messages } from '#server/http/errors/messages.ts';
import { approvalFor, requestApproval } from '#server/orders/approvals/requestApproval.ts';
import { bindDocuments, draftFiles } from '#server/orders/documents/draftDocuments.ts';
import { queueDeliveries } from '#server/enterprise/webhooks/queue.ts';
import { rejectOverCredit } from '#server/enterprise/ledger/creditCheck.ts';
import { storeUses } from '#server/enterprise/contracts/pricing.ts';
import { addPlacedDocuments } from '#server/orders/papers/uploadEvents.ts';
import { rememberParties } from '#server/enterprise/addressBook.ts';
import { recordProtocolConsent } from '#server/enterprise/protocolConsent.ts';
import { noteOfferOrdered } from '#server/offers/answers.ts';
import { noteOrdered, promisedBy } from '#server/quotes/savedQuotes.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { orderFrom } from './orderChecks.ts';
import { contentHashOf, firstResponse, onceByKey } from './idempotency.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { TradeFacts } from './tradeTables.ts';
import { newOrderNo } from '#server/orders/orderNumber.ts';
import { firstEvent } from '#server/orders/orderCommands.ts';
import { traitsOf } from '#server/orders/orderTraits.ts';
import type { PricedOrder } from './orderPricing.ts';
import { pricedOrder } from './orderPricing.ts';

type Call = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user' | 'idempotencyKey'>;

/** The call that places an order. */
export type PlacingCall = Call & Pick<Context, 'tradeTables'>;

/** The same call in its transaction, with the data that the order is compared with. */
export type Placing = Call & { trade: TradeFacts };

const ordersAMinute = 30;

/**
 * Places or amends an order exactly once per user and key. Attempts are limited before pricing and outside the
 * transaction, so that rejected ones count as well; a repeated key with a stored response is not an attempt.
 */
export const orderOnce = async (
  { tradeTables, ...call }: PlacingCall,
  content: unknown,
  place: (context: Placing) => Promise<PlacedOrder>,
): Promise<PlacedOrder> => {
  const { db, clock, user, idempotencyKey } = call;
  const claim = { userId: user.userId, key: idempotencyKey, contentHash: contentHashOf(content) };
  const first = await firstResponse(db, claim);
  if (first) return first;
  await limitCalls(db, clock.now(), [{ key: `order:${user.userId}`, max: ordersAMinute, seconds: 60 }]);
  const trade = await tradeTables.facts(db);
  return db.transaction((tx) => onceByKey(tx, claim, clock.now(), () => place({ ...call, trade, db: tx })));
};

/** The data of the order's enterprise that acceptance depends on. */
interface Ordering {
  auditStatus: AuditStatus | null;
  consents: (typeof enterprises.$inferSelect)['protocolConsents'] | null;
}

/**
 * Records the consent that comes with a person's order; returns whether the enterprise's orders need its verification. An
 * agreement is made by people: a system only orders by one that its company has agreed to.
 */
const agree = async (
  context: Placing,
  { line, protocolVersion }: Pick<Order, 'line' | 'protocolVersion'>,
  { auditStatus, consents }: Ordering,
): Promise<{ unverified: boolean }> => {
  const { enterpriseId } = context.user;
  if (enterpriseId === null) return { unverified: false };
  if (consents?.[line]?.version !== protocolVersion && currentRequest()?.keyName !== undefined)
    throw apiErrorAt(
      'order.protocolVersion',
      codes.conflict,
      tradeMessages.consentMissing(allServices[line].agreementZh),
    );
  if (consents?.[line]?.version !== protocolVersion)
    await recordProtocolConsent(context, enterpriseId, { version: protocolVersion, line });
  return { unverified: auditStatus !== 'PASS' };
};

const orderingOf = { auditStatus: enterprises.auditStatus, consents: enterprises.protocolConsents };

/** The same before an order or a quote is locked; the user is locked first. Rejects a member who has left the company. */
export const agreeFirst = async (
  context: Placing,
  order: Pick<Order, 'line' | 'protocolVersion'>,
): Promise<{ unverified: boolean }> => {
  const { db, user } = context;
  if (user.enterpriseId === null) return { unverified: false };
  const [ordering] = await db
    .select(orderingOf)
    .from(users)
    .innerJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(and(eq(users.id, user.userId), eq(enterprises.id, user.enterpriseId)))
    .for('share', { of: users });
  if (!ordering) throw new ApiError(codes.forbidden, messages.forbidden);
  return agree(context, order, ordering);
};

/**
 * Rejects an owner with too many open orders, or whose account is being closed: a closing request and an order are
 * serialised here. Returns the number of the order, and the owner's enterprise.
 */
const admitted = async (
  { db, clock, user }: Placing,
  service: ServiceCode,
): Promise<{ orderNo: string; ordering: Ordering }> => {
  const open = and(eq(orders.userId, user.userId), inArray(orders.status, [...openStatuses]));
  const [owner] = await db
    .select({
      closesAt: users.closesAt,
      enterpriseId: users.enterpriseId,
      ...orderingOf,
      open: db.$count(orders, open),
      orderNo: newOrderNo(service, clock.now()),
    })
    .from(users)
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.id, user.userId))
    .for('share', { of: users });
  if (!owner) throw new Error('the owner of the order is gone');
  if (owner.open >= limits.openOrdersMax)
    throw new ApiError(codes.conflict, tradeMessages.tooManyOpen(limits.openOrdersMax));
  // members who have left the company in the meantime cannot order for it
  if (owner.enterpriseId !== user.enterpriseId) throw new ApiError(codes.forbidden, messages.forbidden);
  if (owner.closesAt) throw new ApiError(codes.accountClosing, messages.accountClosing);
  return { orderNo: owner.orderNo, ordering: owner };
};

/** The columns of an order's content, without its owner and time. */
export const contentRow = ({ order, quote, totals, dangerous, reviewReasons, routeZh, carriageZh }: PricedOrder) => ({
  isDangerous: dangerous,
  reviewReasons,
  offerId: quote.id,
  routeZh,
  carriageZh,
  departsAt: quote.sailing && new Date(quote.sailing.estimatedTimeOfDeparture),
  totals,
  content: order,
  offer: quote,
});

const feeRows = (orderNo: string, fees: readonly Fee[]) => fees.map((fee, position) => ({ orderNo, position, ...fee }));

/** Stores the fees of an order. */
export const storeFees = async (db: Database, orderNo: string, fees: readonly Fee[]): Promise<void> => {
  if (fees.length > 0) await db.insert(orderFees).values(feeRows(orderNo, fees));
};

/** Stores an order with its fees, its first event and its entry in the audit log, in one statement. */
const storeOrder = async (
  db: Database,
  row: typeof orders.$inferInsert,
  fees: readonly Fee[],
  audited: (typeof auditEntries.$inferInsert)[],
): Promise<void> => {
  const withFees = db.$with('fees').as(db.insert(orderFees).values(feeRows(row.orderNo, fees)));
  const withEvent = db.$with('event').as(db.insert(orderEvents).values(firstEvent(row)));
  const withAudit = db.$with('audit').as(db.insert(auditEntries).values(audited));
  await db.with(withFees, withEvent, withAudit).insert(orders).values(row);
};

/** The data with which an order is placed, besides its content. */
interface PlacedWith {
  /** The totals that the customer agrees to; null for the current ones, or those of the saved quote. */
  expectedTotals: Total[] | null;
  /** The saved quote. */
  quoteId?: string | undefined;
  /** The ids of the documents uploaded while ordering. */
  documents?: readonly string[] | undefined;
}

/** The findings that prevent acceptance, for the customer to read; empty if there are none. */
export const findingsIn = ({ reviewReasons }: Pick<PricedOrder, 'reviewReasons'>): Pick<PlacedOrder, 'findings'> => {
  const findings = openFindingsOf(reviewReasons);
  return findings.length > 0 ? { findings } : {};
};

/** Places an order in the transaction of `orderOnce`. */
export const placeOnce = async (
  context: Placing,
  order: Order,
  { expectedTotals, quoteId, documents = [] }: PlacedWith,
): Promise<PlacedOrder> => {
  const { db, clock, user } = context;
  const now = clock.now();
  if (quoteId !== undefined) await agreeFirst(context, order);
  const held = quoteId === undefined ? undefined : await promisedBy(context, quoteId);
  const files = await draftFiles(db, user.userId, documents);
  const priced = await pricedOrder(context, order, { expectedTotals, ...held, files });
  const quoted = priced.isPromised && quoteId !== undefined ? { quoteId } : {};
  const { line } = order;
  const { orderNo, ordering } = await admitted(context, line);
  const { unverified } = await agree(context, order, ordering);
  const cancelsAt = unverified ? daysLater(now, limits.orderUnverifiedDays) : null;
  const approval = await approvalFor(context, priced, { cancelsAt });
  await rejectOverCredit(context, user.enterpriseId, priced.totals);
  const status = firstStatus({ ...traitsOf({ line, ...priced }), needsApproval: approval !== undefined });
  const owner = { userId: user.userId, enterpriseId: user.enterpriseId };
  const row = { orderNo, line, ...owner, status, placedAt: now, cancelsAt, ...quoted, ...contentRow(priced) };
  const detail: AuditEntry['detail'] =
    quoted.quoteId === undefined ? { orderNo } : { orderNo, quoteId: quoted.quoteId };
  await storeOrder(db, row, priced.fees, auditRows(context, [{ event: 'order.placed', ...owner, detail }]));
  if (row.enterpriseId) await queueDeliveries(db, now, [{ orderNo, position: 0 }]);
  if (priced.uses.length > 0) await storeUses(db, orderNo, priced.uses);
  await bindDocuments(db, user.userId, documents, orderNo);
  await addPlacedDocuments(db, row, documents, now);
  await rememberParties(context, order);
  if (quoted.quoteId !== undefined) {
    await noteOrdered(db, user, quoted.quoteId, orderNo);
    if (!approval) await noteOfferOrdered(db, quoted.quoteId, orderNo, now);
  }
  const deadline = cancelsAt?.toISOString() ?? null;
  const placed = { orderNo, status, totals: priced.totals, cancelsAt: deadline, ...findingsIn(priced) };
  // the desk, the offer and the customer are notified once it is approved
  if (approval) return { ...placed, ...(await requestApproval(context, row, approval)) };
  const received = { orderNo, kind: 'order.received', position: '', facts: {} } as const;
  await queueNotifications(db, now, [occurrenceOf(row, received, now)]);
  return placed;
};

/**
 * Places an order exactly once per user and key, at the price of its saved quote while that is valid, otherwise by the
 * current tariff, with the documents uploaded for it; rejections store nothing.
 */
export const placeOrder = (
  context: PlacingCall,
  { order: form, ...placedWith }: PlacedWith & { order: OrderForm; expectedTotals: Total[] },
): Promise<PlacedOrder> => {
  const order = orderFrom(allServices[form.line], form);
  const { expectedTotals, documents = [] } = placedWith;
  // an order without documents keeps the digest from before documents existed
  const content = { order, expectedTotals, ...(documents.length > 0 && { documents }) };
  return orderOnce(context, content, (placing) => placeOnce(placing, order, placedWith));
};
