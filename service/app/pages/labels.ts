import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { statusWord } from '#service/orders/messages.ts';

/** Chinese words for a state, and how they are coloured. */
export interface Label {
  zh: string;
  tone: 'good' | 'warn' | 'bad' | 'info' | 'mute';
}

/** Verification states as the workplace shows them. */
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
};

/** An order's status as the workplace shows it. */
export const orderLabel = (line: ServiceLine, status: OrderStatus): Label => ({
  zh: statusWord(line, status),
  tone: orderTones[status],
});
