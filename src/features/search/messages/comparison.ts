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
