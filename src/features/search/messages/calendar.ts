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
