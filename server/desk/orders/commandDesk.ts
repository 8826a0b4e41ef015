import { eq } from 'drizzle-orm';
import type { CommandForm } from '#contract/desk/orders/commandForm.ts';
import { answerWayZh, commandProblems, fieldsOf, momentIn, shipmentAfter } from '#contract/desk/orders/commandForm.ts';
import { isGivenAtDesk, mayCommand, mayGive } from '#contract/desk/orders/commandRights.ts';
import { openFindingsOf } from '#contract/orders/reviewTraits.ts';
import type { MovedOrder, OrderCommand } from '#contract/orders/orderStatus.ts';
import { shipmentTexts } from '#contract/desk/orders/shipmentFacts.ts';
import type { TransportFacts } from '#contract/desk/orders/transportChecks.ts';
import { isShipmentKnown } from '#contract/orders/shipment.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { nextStatus, orderCommands } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { applyToLocked, lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import { traitsOf } from '#server/orders/orderTraits.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { withTrackChanges } from '#server/orders/tracking/trackChanges.ts';
import type { DeskAct } from '#server/desk/deskContext.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { rejectReleasedNumber, rejectTakenContainers, takenContainerZh, transportFactsOf } from './transports.ts';

const noteShipment = async (
  db: Database,
  orderNo: string,
  { known }: TransportFacts,
  command: OrderCommand,
  form: CommandForm,
) => {
  const content = shipmentAfter(known, command, form);
  await rejectReleasedNumber(db, orderNo, { before: known, after: content });
  if (isShipmentKnown(content)) await storeShipment(db, orderNo, content);
};

/**
 * Orders of a closed account are masked and keep their final status; containers that another order has now are not on
 * two open ones.
 */
const rejectReopening = async (
  tx: Database,
  { userId, ...order }: { userId: string } & Parameters<typeof takenContainerZh>[1],
  { known }: TransportFacts,
): Promise<void> => {
  const [user] = await tx.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId));
  if (!user || user.closedAt !== null) throw new ApiError(codes.conflict, deskMessages.accountClosed);
  const taken = await takenContainerZh(tx, order, shipmentTexts(known).containers);
  if (taken !== undefined) throw new ApiError(codes.conflict, taken);
};

/** The customer's view of a command: its note, or the answer entered for them, with who gave it and how. */
const noteOf = ({ note, answer, answeredBy, answeredWay }: CommandForm): string =>
  answeredWay === ''
    ? note.trim()
    : deskMessages.enteredAnswer(answer.trim(), answeredBy.trim(), answerWayZh[answeredWay]!);

/**
 * Gives a command to an order for its party, with its data, its person in the timeline and the audit log; an answer
 * also for the customer, who is told of a milestone of the transport. Rejects another party's command, one that the status or the caller's role does not allow (the
 * command line has every role), missing or impossible data, and a command decided on an older state of the order.
 */
export const commandAtDesk = (
  { db, clock, caller, staff }: DeskAct,
  { orderNo, version, command, form }: { orderNo: string; version?: number; command: OrderCommand; form: CommandForm },
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const { by } = orderCommands[command];
    if (!isGivenAtDesk(command, by)) throw new ApiError(codes.forbidden, tradeMessages.commandOfAnother(command, by));
    const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    await rejectStale(tx, order, version, 'staff');
    const { line, status } = order;
    const traits = traitsOf(order);
    const wrongMoment = () => new ApiError(codes.conflict, tradeMessages.wrongMoment(line, status, command));
    if (staff && !mayCommand(staff.role, command, status)) {
      // a colleague may have changed the order since the caller saw it
      const isMoved = mayGive(staff.role, command) && !nextStatus(status, command, { ...traits, hasFindings: false });
      throw isMoved ? wrongMoment() : new ApiError(codes.forbidden, deskMessages.roleMissing);
    }
    const findings = openFindingsOf(order.reviewReasons);
    if (command === 'order.accepted' && status === 'DG_REVIEW' && findings.length > 0)
      throw new ApiError(codes.conflict, deskMessages.findingsOpen(findings.length));
    // goods are cleared only by the answers to their findings
    if (command === 'goods.cleared' || nextStatus(status, command, traits) === undefined) throw wrongMoment();
    const facts = await transportFactsOf(tx, orderNo);
    if (command === 'order.reopened') await rejectReopening(tx, order, facts);
    rejectProblems(commandProblems(command, line, form, clock.now(), facts));
    // data that the command does not need is not stored
    const asked = new Set<string>(fieldsOf(command, line).map(({ name }) => name));
    const own = Object.fromEntries(
      Object.entries(form).map(([name, text]) => [name, asked.has(name) ? text : '']),
    ) as CommandForm;
    await rejectTakenContainers(tx, order, own.containers);
    const give = async (): Promise<MovedOrder> => {
      await noteShipment(tx, orderNo, facts, command, own);
      const desk = { staff, dueAt: momentIn(own.dueAt) ?? null };
      const [moved] = await applyToLocked({ db: tx, clock, caller }, [order], command, noteOf(own), desk);
      return moved!;
    };
    // a milestone of the transport happened; only containers enter a port
    const isMilestone = asked.has('at') && (isSeaService(line) || command !== 'cargo.gatedIn');
    return isMilestone ? withTrackChanges({ db: tx, clock }, orderNo, give) : give();
  });
