import type { OrderAct, OrderEvent, OrderParty, OrderStatus } from '#contract/order.ts';

/** Statuses of an order in words. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
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
};

/** What is done to an order, in words. */
export const orderActWords: Readonly<Record<OrderEvent['act'], string>> = {
  'order.placed': '提交订单',
  'info.requested': '要求补料',
  'info.supplied': '补充资料',
  'review.begun': '转危险品审核',
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
};

/** Who acts on an order, in words. */
export const orderPartyWords: Readonly<Record<OrderParty, string>> = {
  user: '用户',
  platform: '平台',
  carrier: '承运人',
  haulier: '车队',
  system: '系统',
};

/** What the trade side says to the user. */
export const tradeMessages = {
  sailingUnknown: '该航次不存在，请重新查询船期',
  sailingClosed: (cutOff: string) => `该航次已过“${cutOff}”时间，请选择其他船期`,
  priceChanged: '费用已更新，请核对最新费用后重新提交',
  keyReused: '该订单已提交过，内容与首次提交不同；如需再下一单，请刷新页面后重试',
  protocolOutdated: '运输协议已更新，请重新阅读并同意后提交',
  orderUnknown: '订单不存在',
  wrongMoment: (status: OrderStatus, act: OrderAct) =>
    `订单当前状态为“${orderStatusWords[status]}”，不能“${orderActWords[act]}”`,
  actOfAnother: (act: OrderAct, party: OrderParty) => `“${orderActWords[act]}”只能由${orderPartyWords[party]}操作`,
  packagingUnknown: (line: number, code: string) => `第${line}行货物：包装类型“${code}”不在包装代码表内`,
  paperUnknown: (code: string) => `单证代码“${code}”无法识别`,
  entryUnknown: (line: number, unNumber: string, packingGroup: string | null, hazardClass: string) =>
    `第${line}行货物：UN${unNumber}（${packingGroup ? `包装类别 ${packingGroup}` : '无包装类别'}，${hazardClass} 类）与危险货物一览表（IMDG 42-24）不符，请重新选择联合国编号`,
  neverOnline: (line: number, hazardClass: string) =>
    `第${line}行货物：${hazardClass} 类危险货物不在线受理（平台规则：1 类、6.2 项、7 类须人工审核），请转危险品专员`,
  notCarried: (line: number, hazardClass: string, carrier: string) =>
    `第${line}行货物：${carrier}在本航线不接 ${hazardClass} 类危险货物（船公司接货规则），请更换船期或转危险品专员`,
} as const;

/** What a sailing's price leaves out, as the charge detail lists it. */
export const notIncluded: readonly string[] = [
  '目的港费用（目的港码头操作费、换单费等）',
  '滞箱费、滞港费（超出免用箱期后产生）',
  '海关查验费、改单费、取消订舱费（发生时收取）',
  '船边直装费（港口要求直装的危险品）',
  '危险品车辆与普货车辆的拖车差价（按实际里程）',
  '货物运输保险费',
];
