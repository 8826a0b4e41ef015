import { asc, eq } from 'drizzle-orm';
import type { Order } from '#contract/booking/orderForm.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { orderFindings } from '#contract/booking/orderFindings.ts';
import type { splitOrder } from '#contract/desk/split/orderSplit.ts';
import { splitProblems } from '#contract/desk/split/orderSplit.ts';
import type { Parts, SplitPart } from '#contract/desk/split/splitParts.ts';
import { splitObstacle, splitParts, splitSourceOf } from '#contract/desk/split/splitParts.ts';
import type { PricedPart } from '#contract/desk/split/splitPrices.ts';
import { pricedParts } from '#contract/desk/split/splitPrices.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import { isShipmentKnown, noShipment } from '#contract/orders/shipment.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { audit } from '#server/admin/audit.ts';
import { newOrderNo } from '#server/orders/orderNumber.ts';
import { rejectUnacceptable } from '#server/booking/orderAcceptance.ts';
import { rejectContradictory, rejectDisproved, rejectUnfitting } from '#server/booking/orderChecks.ts';
import type { Database } from '#server/db/database.ts';
import { orderEvents, orderFees, orders } from '#server/db/schema/orders.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { addDeskEvent } from '#server/desk/deskEvents.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { instructionVersionsOf } from '#server/orders/papers/instructions.ts';
import { vgmVersionsOf } from '#server/orders/papers/vgm/vgm.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import { shipmentOf, storeShipment } from '#server/orders/shipments.ts';
import { divideCosts } from './divideCosts.ts';
import { dividePapers } from './dividedPapers.ts';
import { splitMessages } from './messages.ts';
import { rejectUnsplittable } from './rejectUnsplittable.ts';
import { copyBeside, partRow, storePrice } from './storeParts.ts';

/** Rejects a part that could not be an order of its own: its load, its goods together, or its price. */
const rejectPart = (order: Order, { quote, fees }: PricedPart, goes: boolean): void => {
  const service: ServiceDefinition = allServices[order.line];
  try {
    if (fees.length === 0) throw new ApiError(codes.badInput, tradeMessages.nothingToPay);
    rejectUnfitting(service, order, quote);
    rejectContradictory(service, order);
    rejectUnacceptable(service, order, quote);
    rejectDisproved(service, orderFindings(service, factsOf(service, order)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(codes.conflict, splitMessages.part(goes, error.message));
  }
};

/** What is known of a part's transport: its own containers, and one bill of lading for the order that stays. */
const shipmentOfPart = (
  known: Shipment,
  { containers }: SplitPart<Order>,
  hasOwn: boolean,
  goes: boolean,
): Shipment => ({
  ...known,
  containers: hasOwn
    ? known.containers.filter(({ containerNo }) => containers.includes(containerNo))
    : known.containers,
  billOfLadingNo: goes ? '' : known.billOfLadingNo,
});

/** Gives the order that was split off the history of the whole. */
const copyHistory = async (tx: Database, [from, to]: [string, string]): Promise<void> => {
  const history = await tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNo, from))
    .orderBy(asc(orderEvents.position));
  await tx.insert(orderEvents).values(history.map((entry) => Object.assign(entry, { orderNo: to })));
};

const lockedWhole = async (tx: Database, { orderNo, version }: { orderNo: string; version: number }) => {
  const [locked] = await lockOrders(tx, ofDesk(orderNo), 1);
  if (!locked) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  await rejectStale(tx, locked, version, 'staff');
  const [whole] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  return whole!;
};

/**
 * Splits an order by sea in one transaction: some containers, or some packages, become an order of their own, with the same
 * customer, contacts, documents, requests for documents and terms of price, and with its share of recorded costs. Both orders
 * cost together what the whole did; the difference by their own prices is proposed to a colleague. Rejects what `splitProblems` names, a part that could not be an order, papers or bills
 * that forbid it, and a split that was decided on an older state of the order.
 */
export const splitAtDesk = (
  { db, clock, caller, staff, files }: DeskContext,
  { orderNo, version, form }: ParsedInputOf<typeof splitOrder>,
): Promise<OutputOf<typeof splitOrder>> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const whole = await lockedWhole(tx, { orderNo, version });
    const { line, content: order, offer } = whole;
    if (!isSeaService(line)) throw new ApiError(codes.badInput, splitMessages.seaOnly);
    const known = (await shipmentOf(tx, orderNo)) ?? noShipment;
    const source = splitSourceOf({
      line,
      status: whole.status,
      order,
      shipment: known,
      vgmVersions: await vgmVersionsOf(tx, orderNo),
      instructions: await instructionVersionsOf(tx, orderNo),
    });
    const obstacle = splitObstacle(source);
    if (obstacle) throw new ApiError(codes.conflict, splitMessages.obstacles[obstacle]);
    rejectProblems(splitProblems(source, form));
    await rejectUnsplittable(tx, whole);

    const parts = splitParts(source, form);
    const fees = await tx
      .select()
      .from(orderFees)
      .where(eq(orderFees.orderNo, orderNo))
      .orderBy(asc(orderFees.position));
    const priced = pricedParts({ order, offer, fees }, [parts[0].order, parts[1].order]);
    for (const index of [0, 1] as const) rejectPart(parts[index].order, priced[index], index === 1);

    const [rowOfWhole, rowOfNew] = [partRow(whole, parts[0], priced[0]), partRow(whole, parts[1], priced[1])];
    const { searchText: _generated, ...columns } = whole;
    const [made] = await tx
      .insert(orders)
      .values({ ...columns, ...rowOfNew, orderNo: newOrderNo(line, now), totals: [], splitFrom: orderNo })
      .returning({ orderNo: orders.orderNo });
    const splitOff = made!.orderNo;
    await tx.update(orders).set(rowOfWhole).where(eq(orders.orderNo, orderNo));
    const by = { staffId: staff.staffId, now };
    await storePrice(tx, orderNo, priced[0], { ...by, other: splitOff });
    await storePrice(tx, splitOff, priced[1], { ...by, other: orderNo });

    const shipments = parts.map((part, index) => shipmentOfPart(known, part, shipsOwnContainers(line), index === 1));
    if (isShipmentKnown(known)) {
      await storeShipment(tx, orderNo, shipments[0]!);
      await storeShipment(tx, splitOff, shipments[1]!);
    }
    const instructedPart = (index: 0 | 1) => ({
      ...parts[index],
      orderNo: index === 0 ? orderNo : splitOff,
      instructed: {
        line,
        status: whole.status,
        order: parts[index].order,
        offer: priced[index].quote,
        shipment: shipments[index],
      },
    });
    const instructed: Parts<ReturnType<typeof instructedPart>> = [instructedPart(0), instructedPart(1)];
    await dividePapers(tx, instructed, now);
    await copyBeside(tx, files, [orderNo, splitOff]);
    const bearing = [orderNo, splitOff].map((no, index) => ({ orderNo: no, order: parts[index]!.order }));
    await divideCosts(tx, [bearing[0]!, bearing[1]!], by);

    await copyHistory(tx, [orderNo, splitOff]);
    const act = { act: 'order.split', staffId: staff.staffId, at: now } as const;
    const texts = {
      [orderNo]: splitMessages.off(splitOff, form.reason),
      [splitOff]: splitMessages.from(orderNo, form.reason),
    };
    const { status } = rowOfWhole;
    const position = await addDeskEvent(tx, {
      ...act,
      orderNo,
      status,
      fromStatus: whole.status,
      note: texts[orderNo]!,
    });
    await addDeskEvent(tx, { ...act, orderNo: splitOff, status: rowOfNew.status, note: texts[splitOff]! });
    await audit({ db: tx, clock, caller, user: whole }, 'order.split', { orderNo, splitOff, ...byWhom({ staff }) });
    const told = { note: splitMessages.told(splitOff, form.reason) };
    await queueOrderNotifications(tx, now, [{ orderNo, kind: 'order.split', position: String(position), facts: told }]);
    return { orderNo, status, splitOff };
  });
