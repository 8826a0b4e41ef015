import { allLines } from '#contract/services/definitions/allServices.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';

/** A status as it is called in a line of business. */
export const statusWord = (line: ServiceLine, status: OrderStatus): string => statusZhOf(allLines[line], status);

/** The look of a status: what waits for the user, what went well, what went wrong. */
export const statusTones: Readonly<Record<OrderStatus, 'brand' | 'notice' | 'success' | 'critical' | 'neutral'>> = {
  SUBMITTED: 'brand',
  NEED_INFO: 'notice',
  INFO_SUPPLIED: 'brand',
  DG_REVIEW: 'notice',
  ACCEPTED: 'brand',
  REJECTED: 'critical',
  RELEASED: 'success',
  AMENDING: 'notice',
  DG_DECLARED: 'success',
  GATED_IN: 'brand',
  CUSTOMS: 'brand',
  SAILED: 'brand',
  ARRIVED: 'brand',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  AUTO_CANCELLED: 'critical',
  DECLINED: 'critical',
};
