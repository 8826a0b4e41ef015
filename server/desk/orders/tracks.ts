import { eq } from 'drizzle-orm';
import { momentIn } from '#contract/desk/orders/commandForm.ts';
import { deskProblemTexts } from '#contract/desk/deskProblems.ts';
import type { enterTrack } from '#contract/desk/orders/trackDesk.ts';
import { enteredKinds, entryFactsOf, entryProblems } from '#contract/desk/orders/trackDesk.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { MovedOrder } from '#contract/orders/orderStatus.ts';
import { isOfContainers, isTracked, isVia, milestoneZh } from '#contract/orders/tracking/track.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { ports } from '#server/db/schema/reference.ts';
import { statusName, tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import { withTrackChanges } from '#server/orders/tracking/trackChanges.ts';
import { storeEvents } from '#server/orders/tracking/tracks.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { addDeskEvent } from '#server/desk/deskEvents.ts';
import { rejectProblems } from '#server/desk/formProblems.ts';
import { deskMessages } from '#server/desk/messages.ts';

/** The milestones for which a role may make entries on an order; none without a transport, or before it is accepted. */
export const entriesAt = (
  { line, status, offer }: Pick<OrderDetail, 'line' | 'status' | 'offer'>,
  mayEnter: boolean,
): ReturnType<typeof enteredKinds> =>
  mayEnter && isTracked(status) && allServices[line].moves && offer.destination !== null
    ? enteredKinds(line)
    : { EST: [], ACT: [] };

type NewEntry = Parameters<typeof storeEvents>[2][number];

/** Stores an entry of the desk about a locked order, with its line in the time line. */
export const recordEntry = async (
  { db, clock, caller, staff }: DeskContext,
  order: Awaited<ReturnType<typeof lockOrders>>[number],
  {
    portZh,
    ...entry
  }: Omit<NewEntry, 'source' | 'recordedAt' | 'staffId' | 'at'> & { at: Date | null; portZh: string },
): Promise<void> => {
  const { orderNo, status } = order;
  const { kind, classifier, at, note } = entry;
  const [now, { staffId }] = [clock.now(), staff];
  await storeEvents(db, orderNo, [{ ...entry, source: 'desk', recordedAt: now, staffId }]);
  const where = portZh || entry.containerNo;
  const text = deskMessages.trackEntry({
    classifier,
    nameZh: where ? `${milestoneZh[kind]}（${where}）` : milestoneZh[kind],
    at: at && dateMinute(at),
    note,
  });
  await addDeskEvent(db, { orderNo, status, act: 'track.entered', staffId, note: text, at: now });
  await audit({ db, clock, caller, user: order }, 'track.entered', { orderNo, kind, ...byWhom({ staff }) });
};

/**
 * Records when a milestone of an order's transport is expected or happened, or removes such an entry; the customer sees
 * it in the history. Rejects contradictions to the order or the order of events, and a decision on an older state of
 * the order.
 */
export const enterAtDesk = (
  context: DeskContext,
  { orderNo, version, classifier, form }: ParsedInputOf<typeof enterTrack>,
): Promise<MovedOrder> =>
  context.db.transaction(async (tx) => {
    const { clock } = context;
    const [locked] = await lockOrders(tx, ofDesk(orderNo), 1);
    if (!locked) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    await rejectStale(tx, locked, version, 'staff');
    const { line, status } = locked;
    return withTrackChanges({ db: tx, clock }, orderNo, async (order) => {
      if (entriesAt(order, true).ACT.length === 0)
        throw new ApiError(codes.conflict, deskMessages.notTracked(statusName(line, status)));
      rejectProblems(entryProblems(form, classifier, entryFactsOf(order), clock.now()));
      const { milestone: kind, vessel, voyage, note } = form;
      const portCode = isVia(kind) ? form.portCode : '';
      const containerNo = isOfContainers(kind) ? form.containerNo : '';
      const [port] = portCode === '' ? [] : await tx.select().from(ports).where(eq(ports.code, portCode));
      if (portCode !== '' && !port) rejectProblems({ portCode: { messageZh: deskProblemTexts.portUnknown } });
      const at = momentIn(form.at) ?? null;
      const row = { kind, classifier, at, portCode, vessel, voyage, containerNo, note };
      await recordEntry({ ...context, db: tx }, locked, { ...row, portZh: port?.nameZh ?? '' });
      return { orderNo, status };
    });
  });
