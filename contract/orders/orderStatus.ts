import * as z from 'zod/mini';

/** Statuses of an order that the service knows; which follows which is `machines/orders/orderLife.ts`. */
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

/** What moves an order from one status to another; who may do which is `machines/orders/orderLife.ts`. */
export const orderAct = z.enum([
  'info.requested',
  'info.supplied',
  'review.begun',
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
]);
export type OrderAct = z.output<typeof orderAct>;

/** Who acts on an order; `system` is the service itself. */
export const orderParty = z.enum(['user', 'platform', 'carrier', 'haulier', 'system']);
export type OrderParty = z.output<typeof orderParty>;

/** One line of an order's history: what was done by whom, and the status it led to. */
export const orderEvent = z.object({
  status: orderStatus,
  act: z.enum(['order.placed', ...orderAct.options]),
  by: orderParty,
  at: z.iso.datetime(),
  /** What was said about it; may be empty. */
  note: z.string(),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** The statuses an order may begin in: dangerous goods are reviewed at once. */
export const placedStatus = z.enum(['SUBMITTED', 'DG_REVIEW']);
