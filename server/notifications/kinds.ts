import type { StaffNoticeKind } from '#contract/desk/notices.ts';
import type { Subject } from '#contract/desk/deskAddress.ts';

/** The channels of messages. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

interface Kind {
  /** Its name in the settings. */
  nameZh: string;
  /** Whether it is sent by a channel by default; a missing channel never sends it. */
  defaults: Readonly<Partial<Record<Channel, boolean>>>;
}

/**
 * The events of which users are notified, in the order of the settings. The SMS about a changed password is a notice
 * that cannot be disabled (`server/auth/sms/notices.ts`).
 */
export const notificationKinds = {
  'order.received': { nameZh: '订单已收到', defaults: { email: true, sms: false } },
  'order.accepted': { nameZh: '订单已受理', defaults: { email: true, sms: true } },
  'order.rejected': { nameZh: '订单未获受理，或舱位被收回', defaults: { email: true, sms: true } },
  'order.infoWanted': { nameZh: '订单须补充资料', defaults: { email: true, sms: true } },
  'order.released': { nameZh: '已放舱', defaults: { email: true, sms: true } },
  'order.amended': { nameZh: '订单已更改', defaults: { email: true, sms: false } },
  'order.corrected': { nameZh: '运输情况已更正', defaults: { email: true, sms: true } },
  'order.split': { nameZh: '订单已拆分', defaults: { email: true, sms: true } },
  'order.repriced': { nameZh: '费用已更正', defaults: { email: true, sms: true } },
  'document.wanted': { nameZh: '平台要求单证', defaults: { email: true, sms: true } },
  'instruction.due': { nameZh: '24小时内截单而补料未提交', defaults: { email: true, sms: true } },
  'vgm.due': { nameZh: '24小时内截VGM而未申报', defaults: { email: true, sms: true } },
  'bill.drafted': { nameZh: '提单草稿待确认', defaults: { email: true, sms: true } },
  'bill.released': { nameZh: '提单已放单', defaults: { email: true, sms: true } },
  'track.changed': { nameZh: '货物到了下一节点，或预计出发、到达日有变', defaults: { email: true, sms: false } },
  'order.cancelled': { nameZh: '订单已取消', defaults: { email: true, sms: false } },
  'order.reopened': { nameZh: '订单已重新打开', defaults: { email: true, sms: true } },
  'order.lapsing': { nameZh: '订单将在24小时内自动取消', defaults: { email: true, sms: true } },
  'order.lapsed': { nameZh: '订单已自动取消', defaults: { email: true, sms: true } },
  'approval.asked': { nameZh: '同事的订单待我审批', defaults: { email: true, sms: true } },
  'approval.due': { nameZh: '待我审批的订单即将超时', defaults: { email: true, sms: true } },
  'approval.granted': { nameZh: '我的订单审批通过', defaults: { email: true, sms: false } },
  'approval.returned': { nameZh: '我的订单被审批退回', defaults: { email: true, sms: true } },
  'approval.lapsed': { nameZh: '我的订单审批超时失效', defaults: { email: true, sms: true } },
  'contract.ending': { nameZh: '公司的协议价合同将到期', defaults: { email: true, sms: true } },
  'contract.volume': { nameZh: '公司协议价的承诺量将用完或已用完', defaults: { email: true, sms: false } },
  'tender.answered': { nameZh: '公司的招标已报价，或报价有修改', defaults: { email: true, sms: true } },
  'tender.due': { nameZh: '公司招标的报价即将到期而未定标', defaults: { email: true, sms: false } },
  'money.issued': { nameZh: '公司有新账单', defaults: { email: true, sms: false } },
  'money.dueSoon': { nameZh: '公司的账单即将到期', defaults: { email: true, sms: false } },
  'money.overdue': { nameZh: '公司的账单已逾期', defaults: { email: true, sms: true } },
  'money.refunded': { nameZh: '公司的在线付款已退款', defaults: { email: true, sms: true } },
  'webhook.paused': { nameZh: '公司的事件推送已暂停', defaults: { email: true, sms: false } },
  'template.due': { nameZh: '按模板定期下单的日子到了', defaults: { email: true, sms: false } },
  'watch.changed': { nameZh: '关注航线的运价或航次有变', defaults: { email: true, sms: false } },
  'message.received': { nameZh: '平台发来的消息', defaults: { email: true, sms: true } },
  'document.ready': { nameZh: '平台已上传单证', defaults: { email: true, sms: false } },
  'verification.decided': { nameZh: '企业认证结果', defaults: { email: true, sms: true } },
  'invoice.ready': { nameZh: '发票已开具', defaults: { email: true, sms: false } },
  /** For the person who enquired, to the address of the enquiry; it is not in the settings. */
  'offer.sent': { nameZh: '询价已报价', defaults: {} },
  'offer.replied': { nameZh: '报价提问已回复', defaults: {} },
  'enquiry.message': { nameZh: '询价的消息', defaults: {} },
  'password.changed': { nameZh: '密码已修改', defaults: { email: true } },
  'signIn.newDevice': { nameZh: '新设备登录', defaults: { email: true, sms: false } },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

/** All kinds, in the order of the settings. */
export const allKinds = Object.keys(notificationKinds) as NotificationKind[];

/** The events of which staff are notified by e-mail; `staff.address` confirms a new address. */
export type StaffMessageKind = `staff.${StaffNoticeKind | 'address'}`;

/** The subject of a stored message. */
export type MessageKind = NotificationKind | StaffMessageKind;

export const isForStaff = (kind: MessageKind): kind is StaffMessageKind => kind.startsWith('staff.');

/** Whether a kind is sent by a channel by default; undefined if it never is. */
export const defaultOf = (kind: NotificationKind, channel: Channel): boolean | undefined => {
  const { defaults }: Kind = notificationKinds[kind];
  return defaults[channel];
};

/** The facts for the text of a message; each kind uses some of them. */
export interface NotificationFacts {
  orderNo?: string;
  /** The service's name, for example 海运整箱. */
  serviceZh?: string;
  routeZh?: string;
  /** The time in the message, as ISO text. */
  at?: string;
  /** The user's deadline, as ISO text. */
  until?: string;
  /** The remark or reason for the user. */
  note?: string;
  /** The number of an issued invoice whose file is with the order. */
  invoiceNo?: string;
  /** Whether a verification passed. */
  isPassed?: boolean;
  device?: string;
  enquiryNo?: string;
  /** The number of a price contract. */
  contractNo?: string;
  tenderNo?: string;
  /** The number of a company's bill. */
  billNo?: string;
  goods?: string;
  /** The China day of the next sailing that can be ordered; null if there is none. */
  sailsOn?: string | null;
  /** The offer of the message's link. */
  offerId?: string;
  /** The path of that link; it is derived when the message is sent, and never stored. */
  offerPath?: string;
  /** The path of the page for the user's next step. */
  path?: string;
  /** The name of the colleague who caused a notice to staff. */
  byZh?: string;
  /** The subject of such a notice, and its list. */
  place?: Subject;
  lines?: string[];
}
