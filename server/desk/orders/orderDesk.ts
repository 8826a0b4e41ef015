import { eq } from 'drizzle-orm';
import type { DeskOrder, deskOrderChanges } from '#contract/desk/orders/orderDesk.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { mayCorrectNames } from '#contract/desk/goodsNames.ts';
import {
  isGivenAtDesk,
  isPriceCorrectable,
  mayCommand,
  mayCorrectPrice,
  mayRecordCosts,
} from '#contract/desk/orders/commandRights.ts';
import { mayCorrectShipment } from '#contract/desk/orders/correction.ts';
import type { SplitSource } from '#contract/desk/split/splitParts.ts';
import { splitObstacle, splitSourceOf } from '#contract/desk/split/splitParts.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { isShipmentKnown, noShipment } from '#contract/orders/shipment.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { commandsIn, openStatuses, orderCommands } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { offers } from '#server/db/schema/offers.ts';
import { invoiceRequests, orders } from '#server/db/schema/orders.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { carbonOfOrder } from '#server/services/carbon.ts';
import { paperStatesOf } from '#server/orders/dangerousPapers/paperFiles.ts';
import { instructionVersionsOf } from '#server/orders/papers/instructions.ts';
import { vgmVersionsOf } from '#server/orders/papers/vgm/vgm.ts';
import { orderWithPersons } from '#server/orders/orders.ts';
import { traitsOf } from '#server/orders/orderTraits.ts';
import { withLaterCharges } from '#server/orders/charges/laterCharges.ts';
import { trackOf } from '#server/orders/tracking/tracks.ts';
import { nextWorkingEvening } from '#server/services/deadlines.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { billAtDesk } from '#server/desk/orders/bills.ts';
import { requestsAtDesk } from './documentRequests.ts';
import { documentsAtDesk } from './documents.ts';
import { costsAtDesk } from '#server/desk/figures/costs.ts';
import { findingsAtDesk } from './findings.ts';
import { declaredNames } from '#server/desk/goodsNames.ts';
import { ownerOf } from '#server/desk/queue/owners.ts';
import { pricesAtDesk } from '#server/desk/prices.ts';
import { withThread, withThreadIfChanged } from '#server/desk/withThread.ts';
import { entriesAt } from './tracks.ts';

const customerOf = async (db: Database, orderNo: string): Promise<DeskOrder['customer']> => {
  const [row] = await db
    .select({ name: users.name, phone: users.phone, enterpriseZh: enterprises.name, audit: enterprises.auditStatus })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(enterprises, eq(enterprises.id, orders.enterpriseId))
    .where(eq(orders.orderNo, orderNo));
  if (!row) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  return { ...row, audit: row.audit ?? 'NONE' };
};

/** Whether a role may split an order in its current state. */
const maySplit = (role: StaffRole, source: SplitSource): boolean =>
  clerks.includes(role) && isSeaService(source.line) && splitObstacle(source) === undefined;

type Reader = Pick<DeskContext, 'db' | 'clock' | 'tradeTables' | 'staff'>;

const contentOf = async (
  { db, clock, tradeTables, staff: caller }: Reader,
  orderNo: string,
): Promise<Omit<DeskOrder, 'conversation' | 'contentVersion'>> => {
  const { role } = caller;
  const order = await orderWithPersons(db, orderNo);
  const { line, status, isDangerous: dangerous, reviewReasons } = order;
  const [invoice] = await db
    .select({ invoiceNo: invoiceRequests.invoiceNo })
    .from(invoiceRequests)
    .where(eq(invoiceRequests.orderNo, orderNo));
  const [offer] = await db.select({ enquiryNo: offers.enquiryNo }).from(offers).where(eq(offers.orderNo, orderNo));
  const dangerousPapers = await paperStatesOf(db, order, clock.now());
  const carbon = await carbonOfOrder(db, order);
  const track = await trackOf({ db, clock }, await withLaterCharges({ db, clock }, order));
  const shipment = order.shipment ?? noShipment;
  const instructions = await instructionVersionsOf(db, orderNo);
  const vgmVersions = await vgmVersionsOf(db, orderNo);
  return {
    ...order,
    ...(track && { track }),
    ...(carbon && { carbon }),
    ...(dangerousPapers && { dangerousPapers }),
    enquiryNo: offer && clerks.includes(role) ? offer.enquiryNo : null,
    customer: await customerOf(db, orderNo),
    shipment,
    documents: await documentsAtDesk(db, orderNo),
    documentRequests: await requestsAtDesk(db, orderNo),
    canRequestDocument: openStatuses.includes(status),
    canUpload: clerks.includes(role),
    instructions,
    vgmVersions,
    deskBill: await billAtDesk(db, order, caller),
    trackKinds: entriesAt(order, clerks.includes(role)),
    findings: await findingsAtDesk(db, order),
    goodsNames: mayCorrectNames(role) ? declaredNames(await tradeTables.goods(db), order.order) : [],
    declareBy: nextWorkingEvening(clock.now()).toISOString(),
    commands: commandsIn(status, traitsOf({ line, dangerous, reviewReasons })).filter(
      (command) => isGivenAtDesk(command, orderCommands[command].by) && mayCommand(role, command, status),
    ),
    canCorrect: order.shipment !== undefined && isShipmentKnown(order.shipment) && mayCorrectShipment(role, status),
    prices: await pricesAtDesk(db, order, caller),
    canProposePrice: mayCorrectPrice(role, 'propose') && isPriceCorrectable(status),
    costs: mayRecordCosts(role) ? await costsAtDesk(db, orderNo) : [],
    canRecordCost: mayRecordCosts(role) && isPriceCorrectable(status),
    canSplit: maySplit(role, splitSourceOf({ ...order, shipment, vgmVersions, instructions })),
    owner: await ownerOf(db, 'order', orderNo),
    invoiceNo: invoice?.invoiceNo ?? '',
  };
};

/** An order as the desk sees it, with the caller's possible commands. */
export const orderAtDesk = async (reader: Reader, orderNo: string): Promise<DeskOrder> =>
  withThread(reader.db, { about: 'order', subject: orderNo }, await contentOf(reader, orderNo));

/** An order at the desk, or null if the reader has this version. */
export const changedAtDesk = async (
  reader: Reader,
  { orderNo, version }: ParsedInputOf<typeof deskOrderChanges>,
): Promise<DeskOrder | null> =>
  withThreadIfChanged(reader.db, { about: 'order', subject: orderNo }, await contentOf(reader, orderNo), version);
