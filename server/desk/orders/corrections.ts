import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { correctShipment } from '#contract/desk/orders/correction.ts';
import {
  changesOf,
  correctedShipment,
  correctionProblems,
  mayCorrectShipment,
} from '#contract/desk/orders/correction.ts';
import { isShipmentKnown } from '#contract/orders/shipment.ts';
import type { MovedOrder } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { openAtDesk } from '#machines/orders/orderLife.ts';
import { audit } from '#server/admin/audit.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { addDeskEvent } from '#server/desk/deskEvents.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { rejectReleasedNumber, rejectTakenContainers, transportFactsOf } from './transports.ts';

/**
 * Corrects an order's transport facts in any status. The history has former and new values with the reason, and the
 * customer is notified of the changed facts. Rejects a command that the caller's role does not allow, an order without
 * transport facts, impossible facts, and a correction decided on an older state of the order.
 */
export const correctAtDesk = (
  { db, clock, caller, staff }: DeskContext,
  { orderNo, version, form: { reason, ...given } }: ParsedInputOf<typeof correctShipment>,
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    await rejectStale(tx, order, version, 'staff');
    const { line, status, userId } = order;
    if (!mayCorrectShipment(staff.role, status)) throw new ApiError(codes.forbidden, deskMessages.roleMissing);
    const facts = await transportFactsOf(tx, orderNo);
    const { known } = facts;
    if (!isShipmentKnown(known)) throw new ApiError(codes.conflict, deskMessages.nothingKnown);
    rejectProblems(correctionProblems(facts, line, given, now));
    // the containers of an order that has ended are used again
    if (openAtDesk.includes(status)) await rejectTakenContainers(tx, order, given.containers ?? '');
    const corrected = correctedShipment(known, line, given);
    await rejectReleasedNumber(tx, orderNo, { before: known, after: corrected });
    const changes = changesOf(known, corrected);
    await storeShipment(tx, orderNo, corrected);
    const position = await addDeskEvent(tx, {
      orderNo,
      status,
      act: 'shipment.corrected',
      staffId: staff.staffId,
      correction: { reason, changes },
      at: now,
    });
    const names = changes.map(({ name }) => fieldNames.get(name)).join('、');
    await audit({ db: tx, clock, caller, user: { userId } }, 'order.corrected', {
      orderNo,
      names,
      ...byWhom({ staff }),
    });
    const told = { orderNo, kind: 'order.corrected', position: String(position), facts: { note: names } } as const;
    await queueOrderNotifications(tx, now, [told]);
    return { orderNo, status };
  });
