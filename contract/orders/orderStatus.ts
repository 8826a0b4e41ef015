import * as z from 'zod/mini';

/** The statuses of an order; `machines/orders/orderLife.ts` defines the transitions. */
export const orderStatus = z.enum([
  'SUBMITTED',
  'NEED_INFO',
  'INFO_SUPPLIED',
  'DG_REVIEW',
  'ACCEPTED',
  'REJECTED',
  'RELEASED',
  'AMENDING',
  'DG_DECLARED',
  'GATED_IN',
  'CUSTOMS',
  'SAILED',
  'ARRIVED',
  'COMPLETED',
  'CANCELLED',
  'AUTO_CANCELLED',
  'DECLINED',
]);
export type OrderStatus = z.output<typeof orderStatus>;

/** An order after a command, with its new status. */
export const changedOrder = z.object({ orderNo: z.string(), status: orderStatus });
export type MovedOrder = z.output<typeof changedOrder>;

/** The commands that change an order's status; `machines/orders/orderLife.ts` defines who may give which. */
export const orderCommand = z.enum([
  'info.requested',
  'info.supplied',
  'review.begun',
  'goods.cleared',
  'order.accepted',
  'order.rejected',
  'space.released',
  'order.amended',
  'amendment.requested',
  'amendment.settled',
  'danger.declared',
  'cargo.gatedIn',
  'customs.cleared',
  'transport.departed',
  'transport.arrived',
  'order.completed',
  'order.cancelled',
  'verification.lapsed',
  'space.withdrawn',
  'order.reopened',
]);
export type OrderCommand = z.output<typeof orderCommand>;

/** Who gives a command; `system` is the service itself. */
export const orderParty = z.enum(['user', 'platform', 'carrier', 'haulier', 'system']);
export type OrderParty = z.output<typeof orderParty>;

/** What staff do beside the order's way: its status, and what was said of that, stay. */
export const asideActs = [
  'shipment.corrected',
  'price.approved',
  'document.requested',
  'document.unrequested',
] as const;

/** What staff do among themselves, which the customer's history leaves out. */
export const deskActs = ['price.proposed', 'price.returned'] as const;

/** One entry of an order's history: the command, who gave it, and the resulting status. */
export const orderEvent = z.object({
  status: orderStatus,
  act: z.enum(['order.placed', ...asideActs, ...deskActs, ...orderCommand.options]),
  by: orderParty,
  at: z.iso.datetime(),
  /** A remark; may be empty. */
  note: z.string(),
  /** Until when the user shall answer. */
  dueAt: z.optional(z.iso.datetime()),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** An order's version: the number of entries of its history, to which every command adds one. */
export const orderVersion = z.int().check(z.positive());

/** The version of an order as a page shows it. */
export const versionOf = ({ timeline }: { timeline: readonly unknown[] }): number => timeline.length;

/** The field of a rejected call whose command was decided on an older state than the stored one. */
export const versionField = 'version';

/** The initial statuses of an order: dangerous goods are reviewed first. */
export const placedStatus = z.enum(['SUBMITTED', 'DG_REVIEW']);
