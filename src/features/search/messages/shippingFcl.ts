/** Chinese text of the page of full-container sailings. */
export const shippingFclMessages = {
  title: '海运整箱船期与价格',
  to: '至',
  change: '修改',
  fold: '收起',
  ready: (day: string) => `${day} 货好`,
  dangerous: '危险品',
  general: '普通货',
  start: '选择起运港与目的港查询可订船期与各箱型价格，或从近期可订航次的最低海运费开始。',
  hotLanes: '热门航线',
  scope: '接货范围',
  scopeText: '可接类别因船公司与航线而异，以各航次列出的类别为准。在线不受理：',
  scopeRejected: '1 类、6.2 项、7 类（转危险品专员）。',
  documents: '所需单证',
  documentsLead: '危险品整箱出口的常用单证，下单时按货物列出：',
  documentsLeadGeneral: '普通化工品整箱出口的常用单证，下单时按货物列出：',
  documentDue: (issuer: string, due: string) => `${issuer} · ${due}`,
  hotline: '船期与价格咨询',
  noSailing: {
    title: '请先选择航次',
    text: '整箱按航次下单：查询起运港与目的港，从船期结果里选一个航次即可进入下单页。',
    action: '查询船期与价格',
  },
} as const;

/** Messages of the question before an order on a sailing whose deadlines are near. */
export const tightMessages = {
  title: '时间紧，仍要下单？',
  sailing: (vessel: string, voyage: string) => `${vessel} / ${voyage}`,
  reason: (reason: string) => `${reason}。`,
  text: '资料须一次备齐并及时补正；错过任一截止时间，订单会改配下一航次或被退回。',
  dismiss: '再看看其他航次',
  confirm: '仍要下单',
} as const;

/** Messages of the most requested lanes. */
export const hotLanesMessages = {
  failed: '热门航线加载失败',
  none: '暂无可订的热门航线，请用上方查询其他航线。',
  price: (size: string) => `${size} 海运费`,
  from: '起',
  departure: (day: string) => `最近开船 ${day}`,
} as const;

/** Messages of the comparison of sailings. */
export const comparisonMessages = {
  title: '航次对比',
  more: '再选一至两个航次，并排比较。',
  sailing: '航次',
  departure: '开船',
  arrival: '到港',
  transit: '航程',
  route: '直达 / 中转',
  total: '合计',
  declaration: '截危申报',
  instructions: '截单',
  delivery: '截港',
  freeDays: '免费用箱期',
  days: (days: number) => `${days} 天`,
  classes: '可接类别',
  intake: '能否赶上',
  inTime: '来得及',
  lowest: '最低',
  none: '—',
  gone: '已截止或不再开航',
  drop: '移除',
} as const;

/** Messages of the month calendar. */
export const calendarMessages = {
  open: '月历',
  close: '收起月历',
  before: '上一个月',
  after: '下一个月',
  month: (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`,
  caption: (month: string) => `${month} 的开船日与当日最低合计`,
  day: (day: string, sailings: number, text: string) => `${day}，${sailings} 个航次，${text}`,
  lowest: '，本月最低',
  late: '来不及',
  unpriced: '分列',
  legend: '按所查箱量的当日最低合计；绿色为本月最低，再按一次取消所选日期。',
} as const;
