import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { statusName } from '#server/orders/messages.ts';

/** The Chinese name of a state, and its colour. */
export interface Label {
  zh: string;
  tone: 'good' | 'warn' | 'bad' | 'info' | 'mute';
}

/** Verification states of the workplace. */
export const audits: Readonly<Record<AuditStatus, Label>> = {
  NONE: { zh: '未认证', tone: 'warn' },
  REVIEWING: { zh: '审核中', tone: 'info' },
  PASS: { zh: '已认证', tone: 'good' },
  REJECTED: { zh: '未通过', tone: 'bad' },
};

/** States of whole-vehicle orders. */
export const wholeVehicleStatuses: Readonly<Record<'PENDING' | 'IN_TRANSIT' | 'DELIVERED', Label>> = {
  PENDING: { zh: '待提货', tone: 'warn' },
  IN_TRANSIT: { zh: '运输中', tone: 'info' },
  DELIVERED: { zh: '已签收', tone: 'good' },
};

const orderTones: Readonly<Record<OrderStatus, Label['tone']>> = {
  SUBMITTED: 'info',
  NEED_INFO: 'warn',
  INFO_SUPPLIED: 'info',
  DG_REVIEW: 'warn',
  ACCEPTED: 'info',
  REJECTED: 'bad',
  RELEASED: 'good',
  AMENDING: 'warn',
  DG_DECLARED: 'good',
  GATED_IN: 'good',
  CUSTOMS: 'good',
  SAILED: 'good',
  ARRIVED: 'good',
  COMPLETED: 'good',
  CANCELLED: 'mute',
  AUTO_CANCELLED: 'mute',
  DECLINED: 'bad',
  APPROVAL: 'warn',
  APPROVAL_RETURNED: 'warn',
  APPROVAL_LAPSED: 'mute',
  WITHDRAWN: 'mute',
};

/** The label of an order's status in the workplace. */
export const orderLabel = (service: ServiceCode, status: OrderStatus): Label => ({
  zh: statusName(service, status),
  tone: orderTones[status],
});
