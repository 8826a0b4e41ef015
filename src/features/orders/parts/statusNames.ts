import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { statusZhOf } from '#contract/orders/orderStatusNames.ts';

/** The name of a status in a service. */
export const statusName = (service: ServiceCode, status: OrderStatus): string =>
  statusZhOf(allServices[service], status);

/** The tone of a status: waiting for the user, good, or bad. */
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
