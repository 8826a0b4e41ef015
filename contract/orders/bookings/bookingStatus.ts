import type { OrderStatus } from '#contract/orders/orderStatus.ts';

/** The `bookingStatus` of DCSA Booking 2.0 for each status of an order; a booking is confirmed once its space is released. */
export const bookingStatusOf = {
  APPROVAL: 'RECEIVED',
  SUBMITTED: 'RECEIVED',
  DG_REVIEW: 'RECEIVED',
  ACCEPTED: 'RECEIVED',
  NEED_INFO: 'PENDING_UPDATE',
  APPROVAL_RETURNED: 'PENDING_UPDATE',
  INFO_SUPPLIED: 'UPDATE_RECEIVED',
  RELEASED: 'CONFIRMED',
  AMENDING: 'CONFIRMED',
  DG_DECLARED: 'CONFIRMED',
  GATED_IN: 'CONFIRMED',
  CUSTOMS: 'CONFIRMED',
  SAILED: 'CONFIRMED',
  ARRIVED: 'CONFIRMED',
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  DECLINED: 'DECLINED',
  CANCELLED: 'CANCELLED',
  AUTO_CANCELLED: 'CANCELLED',
  APPROVAL_LAPSED: 'CANCELLED',
  WITHDRAWN: 'CANCELLED',
} as const satisfies Record<OrderStatus, string>;
