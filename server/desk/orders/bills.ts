import { eq } from 'drizzle-orm';
import type { DeskBill, issueBill, releaseBill } from '#contract/desk/orders/billDesk.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { answersOf, isBillable, mayIssue, mayRelease } from '#contract/orders/bill/bill.ts';
import {
  billContent,
  billFieldName,
  billProblems,
  changedBillPaths,
  correctablePaths,
  correctedBill,
  releasedOriginals,
} from '#contract/orders/bill/billContent.ts';
import { isToOrder, waybillToOrder } from '#contract/orders/instructionChecks.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { MovedOrder } from '#contract/orders/orderStatus.ts';
import { isDeparted, versionField } from '#contract/orders/orderStatus.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { billDrafts, billReleases, shippingInstructions } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { rejectField, rejectFirst } from '#server/http/requests/input.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { portNamesOf } from '#server/orders/dcsa/dcsa.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { orderWithPersons } from '#server/orders/orders.ts';
import { nextBill } from '#server/orders/papers/bill/billContent.ts';
import { billMessages } from '#server/orders/papers/bill/billMessages.ts';
import { answerMissed, billWithPersons } from '#server/orders/papers/bill/bills.ts';
import { instructionVersionsOf } from '#server/orders/papers/instructions.ts';
import { lastSubmissionOf } from '#server/orders/papers/otherPages.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import { shipmentOf, storeShipment } from '#server/orders/shipments.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { addDeskEvent } from '#server/desk/deskEvents.ts';

type BillOrder = Pick<OrderDetail, 'orderNo' | 'line' | 'status' | 'order' | 'offer' | 'shipment'>;

/** The bill of lading of an order as the desk sees it; null for orders without a shipping instruction. */
export const billAtDesk = async (
  db: Database,
  detail: BillOrder,
  { role }: Pick<DeskContext['staff'], 'role'>,
): Promise<DeskBill | null> => {
  const { orderNo, line, status } = detail;
  const versions = isSeaService(line) ? await instructionVersionsOf(db, orderNo) : [];
  const last = versions.at(-1);
  if (!last) return null;
  const { drafts, release } = await billWithPersons(db, orderNo);
  const made = { detail, portNames: await portNamesOf(db, detail.offer) };
  const bill = { status, drafts, release };
  const may = clerks.includes(role);
  return {
    drafts,
    release,
    next: nextBill(made, versions, drafts.at(-1)),
    seen: { instruction: last.version, answered: answersOf(bill) },
    canIssue: may && mayIssue(bill, true),
    canRelease: may && mayRelease(bill),
  };
};

type Decided = Pick<ParsedInputOf<typeof issueBill>, 'orderNo' | 'version' | 'seen'>;

/** Rejects a decision made before the customer submitted another instruction; says who did it and when. */
const rejectResubmitted = async (tx: Database, orderNo: string, seen: number): Promise<void> => {
  const last = await lastSubmissionOf(tx, shippingInstructions, orderNo);
  if (!last) throw new ApiError(codes.conflict, billMessages.nothingSubmitted);
  if (last.version === seen) return;
  throw apiErrorAt(versionField, codes.conflict, billMessages.resubmitted(last.who, last.at, last.version));
};

/**
 * Locks an order and returns its bill of lading; rejects decisions made before the last step of colleagues or customer.
 */
const lockedBill = async (tx: Database, { orderNo, version, seen }: Decided) => {
  const [locked] = await lockOrders(tx, eq(orders.orderNo, orderNo), 1);
  if (!locked) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  await rejectStale(tx, locked, version, 'staff');
  if (!isSeaService(locked.line)) throw new ApiError(codes.badInput, billMessages.seaOnly);
  if (!isBillable(locked.status)) throw new ApiError(codes.conflict, billMessages.over);
  await rejectResubmitted(tx, orderNo, seen.instruction);
  const bill = { status: locked.status, ...(await billWithPersons(tx, orderNo)) };
  const draft = bill.drafts.at(-1);
  const missed = draft?.answers.at(-1);
  if (draft && missed && draft.answers.length !== seen.answered)
    throw apiErrorAt(versionField, codes.conflict, answerMissed(missed, draft.version));
  return { locked, bill };
};

/**
 * Issues the next draft of an order's bill of lading from the customer's instruction, the previous draft and
 * corrections; the customer is notified. Rejects fields that contradict the order, a draft that changes nothing, a
 * released bill, and a decision made before the last step of a colleague or the customer.
 */
export const issueAtDesk = (
  { db, clock, caller, staff }: DeskContext,
  { corrections, note, ...decided }: ParsedInputOf<typeof issueBill>,
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { orderNo } = decided;
    const { locked, bill } = await lockedBill(tx, decided);
    if (!mayIssue(bill, true)) throw new ApiError(codes.conflict, billMessages.released);
    const detail = await orderWithPersons(tx, orderNo);
    const versions = await instructionVersionsOf(tx, orderNo);
    const last = bill.drafts.at(-1);
    const begun = nextBill({ detail, portNames: await portNamesOf(tx, detail.offer) }, versions, last);
    const paths = new Set(correctablePaths(begun));
    const unknown = Object.keys(corrections).find((path) => !paths.has(path));
    if (unknown !== undefined) rejectFirst({ [unknown]: 'notChosen' }, 'form', billFieldName);
    const form = correctedBill(begun, corrections);
    rejectFirst(billProblems(form, detail), 'form', billFieldName);
    const content = billContent.parse(form);
    if (last && changedBillPaths(last.content, content).length === 0)
      throw new ApiError(codes.conflict, billMessages.unchanged(last.version));
    const version = (last?.version ?? 0) + 1;
    const instruction = versions.at(-1)!.version;
    const issued = { issuedAt: now, issuedBy: staff.staffId };
    await tx.insert(billDrafts).values({ orderNo, version, content, instruction, note, ...issued });
    const text = billMessages.version(version, note);
    const event = { orderNo, status: locked.status, act: 'bill.drafted', staffId: staff.staffId, at: now } as const;
    await addDeskEvent(tx, { ...event, note: text });
    const entry = { orderNo, version: String(version), ...byWhom({ staff }) };
    await audit({ db: tx, clock, caller, user: locked }, 'bill.drafted', entry);
    const told = { orderNo, kind: 'bill.drafted', position: String(version), facts: { note: text } } as const;
    await queueOrderNotifications(tx, now, [told]);
    return { orderNo, status: locked.status };
  });

/**
 * Releases an approved bill of lading with its number, which the transport keeps from then on; the customer is
 * notified. Rejects a bill with an unapproved last draft, the same release again, and a decision made before the last
 * step of a colleague or the customer.
 */
export const releaseAtDesk = (
  { db, clock, caller, staff }: DeskContext,
  { form: { releaseKind: kind, billOfLadingNo: billNo, note }, ...decided }: ParsedInputOf<typeof releaseBill>,
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { orderNo } = decided;
    const { locked, bill } = await lockedBill(tx, decided);
    if (!mayRelease(bill))
      throw new ApiError(codes.conflict, isDeparted(bill) ? billMessages.notApproved : billMessages.notDeparted);
    if (bill.release?.kind === kind && bill.release.billNo === billNo)
      throw new ApiError(codes.conflict, billMessages.releasedSo);
    const { version: draft, content } = bill.drafts.at(-1)!;
    if (kind === 'seaWaybill' && isToOrder(content.consignee))
      rejectField(['form', 'releaseKind'], waybillToOrder, fieldNames.get('releaseKind')!);
    const row = { draft, kind, billNo, releasedAt: now, releasedBy: staff.staffId };
    await tx
      .insert(billReleases)
      .values({ orderNo, ...row })
      .onConflictDoUpdate({ target: billReleases.orderNo, set: row });
    const known = (await shipmentOf(tx, orderNo)) ?? noShipment;
    if (known.billOfLadingNo !== billNo) await storeShipment(tx, orderNo, { ...known, billOfLadingNo: billNo });
    const text = billMessages.releaseNote(billMessages.kinds[kind], releasedOriginals(kind, content), billNo, note);
    const event = { orderNo, status: locked.status, act: 'bill.released', staffId: staff.staffId, at: now } as const;
    const position = await addDeskEvent(tx, { ...event, note: text });
    await audit({ db: tx, clock, caller, user: locked }, 'bill.released', {
      orderNo,
      kind,
      version: String(draft),
      ...byWhom({ staff }),
    });
    const told = { orderNo, kind: 'bill.released', position: String(position), facts: { note: text } } as const;
    await queueOrderNotifications(tx, now, [told]);
    return { orderNo, status: locked.status };
  });
