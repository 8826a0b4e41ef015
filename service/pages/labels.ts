import type { OrderStatus } from '#contract/order.ts';
import type { AuditStatus } from '#contract/user.ts';

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

/** Order states as the workplace shows them. */
export const statuses: Readonly<Record<OrderStatus, Label>> = {
  SUBMITTED: { zh: '已提交', tone: 'info' },
  DG_REVIEW: { zh: '危险品审核中', tone: 'warn' },
  CANCELLED: { zh: '已取消', tone: 'mute' },
  AUTO_CANCELLED: { zh: '已自动取消', tone: 'mute' },
};
