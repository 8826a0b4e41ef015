import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import type { OrderEvent, OrderParty, OrderStatus } from './orderStatus.ts';
import { deskStatuses } from './orderStatus.ts';

/** The Chinese names of order statuses at sea; other services override some in their definitions. */
export const orderStatusZh: Readonly<Record<OrderStatus, string>> = {
  SUBMITTED: '待受理（已提交）',
  NEED_INFO: '待补资料',
  INFO_SUPPLIED: '已补资料',
  DG_REVIEW: '危险品审核中',
  ACCEPTED: '已受理（订舱中）',
  REJECTED: '已拒绝',
  RELEASED: '已放舱（SO 已出）',
  AMENDING: '改单中',
  DG_DECLARED: '危申报完成',
  GATED_IN: '已进港（已还重箱）',
  CUSTOMS: '已报关放行',
  SAILED: '已开船',
  ARRIVED: '已到港',
  COMPLETED: '已完成',
  CANCELLED: '已取消',
  AUTO_CANCELLED: '超时自动取消（未认证满 2 天）',
  DECLINED: '放舱后承运人取消（甩柜或退舱）',
  APPROVAL: '待公司审批',
  APPROVAL_RETURNED: '审批退回',
  APPROVAL_LAPSED: '审批超时失效',
  WITHDRAWN: '审批前撤回',
};

/** Those of the statuses in which the desk sees orders. */
export const deskStatusZh: Readonly<Record<string, string>> = Object.fromEntries(
  deskStatuses.map((status) => [status, orderStatusZh[status]]),
);

/** The Chinese names of commands on an order at sea. */
export const orderCommandZh: Readonly<Record<OrderEvent['act'], string>> = {
  'order.placed': '提交订单',
  'shipment.corrected': '更正运输情况',
  'document.requested': '要求单证',
  'document.unrequested': '了结单证要求',
  'document.uploaded': '上传单证',
  'bill.drafted': '签发提单草稿',
  'bill.released': '提单放单',
  'track.entered': '登记货物动态',
  'order.split': '拆分订单',
  'price.proposed': '提出费用更正',
  'price.returned': '退回费用更正',
  'price.approved': '更正费用',
  'info.requested': '要求补料',
  'info.supplied': '补充资料',
  'review.begun': '转危险品审核',
  'goods.cleared': '确认为普通货物',
  'order.accepted': '受理',
  'order.rejected': '拒绝',
  'space.released': '放舱',
  'order.amended': '修改委托',
  'amendment.requested': '申请改单',
  'amendment.settled': '改单完成',
  'danger.declared': '完成危申报',
  'cargo.gatedIn': '进港',
  'customs.cleared': '报关放行',
  'transport.departed': '开船',
  'transport.arrived': '到港',
  'order.completed': '完成',
  'order.cancelled': '取消订单',
  'verification.lapsed': '超时未认证',
  'space.withdrawn': '甩柜或退舱',
  'order.reopened': '重新打开',
  'approval.granted': '审批通过',
  'approval.returned': '审批退回',
  'approval.lapsed': '审批超时',
};

/** Overrides for services that do not travel by sea. */
const landCommandZh: Partial<Record<OrderEvent['act'], string>> = {
  'space.released': '确认安排',
  'danger.declared': '完成危险品申报',
  'cargo.gatedIn': '交接货物',
  'transport.departed': '启运',
  'transport.arrived': '到达',
  'space.withdrawn': '确认后取消',
};

/** The Chinese names of the parties that give commands. */
export const orderPartyZh: Readonly<Record<OrderParty, string>> = {
  user: '用户',
  platform: '平台',
  carrier: '承运人',
  haulier: '车队',
  system: '系统',
  approver: '审批人',
};

/** What stands beside a command that the customer's own system gave, by the name of its key. */
export const byKeyZh = (name: string): string => `（经接口密钥“${name}”）`;

/** The name of a status in the order's service. */
export const statusZhOf = ({ statusZh }: Pick<ServiceDefinition, 'statusZh'>, status: OrderStatus): string =>
  statusZh[status] ?? orderStatusZh[status];

/** The name of a command in the order's service. */
export const commandZhOf = ({ line }: Pick<ServiceDefinition, 'line'>, command: OrderEvent['act']): string =>
  (isSeaService(line) ? undefined : landCommandZh[command]) ?? orderCommandZh[command];
