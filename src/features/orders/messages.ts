import { limits } from '#contract/protocol/limits.ts';
import type { NotedCommand } from '#machines/orders/orderNote.ts';
import type { OrdersQuery } from '#machines/orders/orderList.ts';
import { contentMessages } from './messages/content.ts';
import { followMessages, invoiceMessages } from './messages/follow.ts';

/** Messages of the order dialog: the list, one order, its documents and invoice, and the drafts. */
export const orderMessages = {
  title: '订单查询',
  tabs: { label: '查询内容', orders: '订单', drafts: '草稿', templates: '模板', quotes: '报价' },

  pages: {
    open: '打开订单页',
    orders: '我的订单',
    lead: '查看进度、上传单证、申请开票；每个订单有自己的地址，可收藏、打印，也可两个并排对照。',
    title: (orderNo: string) => `订单 ${orderNo} · 化运通`,
    back: '全部订单',
    compare: '与另一订单对照',
    choose: '选择要并排对照的订单',
    drop: '不对照了',
    comparison: '订单对照',
    pairTitle: (one: string, other: string) => `${one} 与 ${other} 对照 · 化运通`,
    content: '订单内容',
    differing: (count: number) => (count === 0 ? '两个订单内容相同' : `共 ${count} 处不同，以底色标出`),
    differs: '不同：',
    item: '项目',
    summary: '概要',
    service: '业务',
    route: '路线',
    carriage: '承运',
    status: '状态',
    placed: '下单时间',
    departs: '启运',
    totals: '费用合计',
    cargoItem: (index: number) => `货物 ${index}`,
    amount: (kg: string, m3: string) => `${kg} kg，${m3} m³`,
    none: '—',
  },

  orders: {
    list: '我的订单',
    keyword: '订单号、提单号、航线或船名航次',
    search: '查询',
    service: '业务',
    allServices: '全部业务',
    state: '订单状态',
    states: { all: '全部状态', open: '进行中', ended: '已结束' } satisfies Record<OrdersQuery['state'], string>,
    loading: '正在查询订单…',
    found: (total: number) => `共 ${total} 个订单，新单在前`,
    failed: '订单查询失败，请重试',
    none: '还没有订单',
    noneAdvice: '下单后可在此跟踪进度、上传单证、申请开票。未提交的委托在“草稿”中。',
    toPrices: '查船期与价格',
    noneFound: '没有符合条件的订单',
    noneFoundAdvice: '可缩短关键词，或改查全部业务、全部状态。',
    reset: '查看全部订单',
    columns: { order: '订单', route: '路线与承运', status: '状态', totals: '费用合计', placed: '下单时间' },
    dangerous: '危险品',
    unread: (count: number) => `${count} 条未读消息`,
    departs: (day: string) => `${day} 启运`,
    open: '查看',
    of: (orderNo: string) => `订单 ${orderNo}`,
  },

  clock: {
    short: (left: string) => `剩 ${left}自动取消`,
    title: (time: string, left: string) => `请在 ${time} 前完成企业认证，剩余 ${left}`,
    over: '已到期，系统正在取消本订单',
    text: `企业认证审核通过后即停止计时；下单满 ${limits.orderUnverifiedDays} 天仍未通过的，订单自动取消。时间为北京时间。`,
    reviewing: '认证资料正在审核，通过后自动停止计时，无需再操作。',
    verify: '去完成企业认证',
  },

  deadlines: {
    title: '截止时间',
    next: '下一个截止',
    later: '随后',
    answer: '答复平台的补料要求',
    left: (left: string) => `剩 ${left}`,
    missing: (names: readonly string[], shown: number) =>
      `待备单证 ${names.length} 份：${names.slice(0, shown).join('、')}${names.length > shown ? ' 等' : ''}`,
  },

  /** The contract has the names of statuses, commands and parties. */
  shipment: {
    title: '运输情况',
    carrierBookingNo: '船公司订舱号',
    billOfLadingNo: '提单号',
    vessel: '船名航次',
    gatedInAt: '进港时间',
    departedAt: '离港时间',
    arrivedAt: '到港时间',
    container: (no: string) => `箱号 ${no}`,
    unsealed: '铅封号待补',
    vgm: (kg: string) => `VGM ${kg} kg`,
    until: (time: string) => `请于 ${time} 前答复`,
  },
  life: {
    title: '进度',
    past: '经过',
    next: '接下来可能',
    ended: '订单已结束。',
    done: (party: string, what: string) => `${party}：${what}`,
    lapses: (time: string) => `${time} 前未完成企业认证则自动取消`,
  },

  follow: followMessages,

  approval: {
    waiting: '等待公司审批',
    yours: (name: string) => `${name} 的订单请您审批`,
    why: (rules: string) => `审批规则：${rules}`,
    asked: (names: string) => `已请 ${names} 审批，其中一人决定即可。`,
    until: (time: string) => `价格保留至 ${time}，届时未审批的订单失效。审批通过前订单不提交平台。`,
    reviews: '危险品核对：通过后以下各点由平台专员审核',
    returned: (name: string) => (name ? `${name} 退回了订单` : '退回了订单'),
    again: (time: string) => `可在 ${time} 前修改后重新提交，或取消订单；逾期订单失效。`,
    granted: (name: string) => `公司审批：${name} 已通过`,
  },

  split: { from: '拆自订单', into: '已拆出订单' },

  later: {
    title: '以后可能发生的费用',
    freeTime: (days: number) => `目的港免费用箱期 ${days} 天，超出后按天计收滞箱费。`,
    note: '按公布的标准，发生时收取；目的港费用由收货人当地代理收取，以其账单为准。',
    cancelling: '取消的费用',
    free: (status: string) => `${status}之前取消，不收取取消费；已经发生的费用由您承担。`,
    due: (isPublished: boolean) =>
      isPublished ? '现在取消，按下列公布的标准收取：' : '现在取消可能产生费用，以客服核定为准。',
    afterwards: '在此之后取消，按公布的标准收取：',
  },

  commands: {
    'order.cancelled': {
      choose: '取消订单',
      title: '取消订单',
      text: '取消后不能恢复。已经发生的费用，以客服核定为准。',
      label: '取消原因',
      placeholder: '选填，如：客户改期、货未备齐',
      submit: '确认取消订单',
      drop: '不取消',
    },
    'info.supplied': {
      choose: '补充资料',
      title: '补充资料',
      text: '文件请先在“单证”中上传，再在此说明。提交后平台继续处理。',
      label: '说明',
      placeholder: '如：危包证已上传；闪点按检测报告更正为 23 ℃',
      submit: '提交资料',
      drop: '暂不提交',
    },
    'amendment.requested': {
      choose: '申请改单',
      title: '申请改单',
      text: '订单已确认，改动须经承运人同意，可能产生改单费，以平台答复为准。',
      label: '改动内容',
      placeholder: '逐项写明原内容与新内容，如：收货人电话由……改为……',
      submit: '提交改单申请',
      drop: '暂不申请',
    },
    'approval.granted': {
      choose: '审批通过',
      title: '审批通过',
      text: '通过后，订单以所保留的价格提交平台，开始受理。',
      label: '说明',
      placeholder: '选填，下单人可见',
      submit: '确认通过',
      drop: '暂不决定',
    },
    'approval.returned': {
      choose: '退回',
      title: '退回订单',
      text: '下单人可按您的说明修改后重新提交，或取消订单。',
      label: '退回原因',
      placeholder: '如：请改订下周船期；请补充采购合同号',
      submit: '确认退回',
      drop: '暂不决定',
    },
  } satisfies Record<NotedCommand, Record<string, string>>,

  content: contentMessages,

  invoice: invoiceMessages,

  drafts: {
    list: '草稿',
    reading: '正在读取草稿…',
    note: '草稿只保存在本机浏览器，不会自行提交；清除浏览器数据后不能找回。',
    none: '没有草稿',
    noneAdvice: '填写订单时会随时保存，未提交的订单会出现在这里。',
    amends: (orderNo: string) => `修改订单 ${orderNo}`,
    saved: (ago: string) => `${ago}保存`,
    ago: (minutes: number) => {
      if (minutes < 1) return '刚刚';
      if (minutes < 60) return `${minutes} 分钟前`;
      if (minutes < 1_440) return `${Math.floor(minutes / 60)} 小时前`;
      return `${Math.floor(minutes / 1_440)} 天前`;
    },
    resume: '继续填写',
    resumeOf: (title: string) => `继续填写 ${title}`,
    remove: '删除',
    removeOf: (title: string) => `删除草稿 ${title}`,
    removed: (title: string) => `已删除草稿：${title}`,
    undo: '撤销',
    quote: '未提交的委托',
    suggestionMore: (count: number) => `另有 ${count} 份草稿`,
    suggestionLabel: '未提交的委托',
    resumeShort: '继续',
    later: '稍后再说',
  },
} as const;
