import type { Milestone } from '#contract/orders/tracking/track.ts';

const days = (count: number): string => `${Math.abs(count)} 天`;

/** The texts of tracked shipments. */
export const trackMessages = {
  title: '货物跟踪',
  list: '运输节点',
  none: '承运人尚未给出时间。',
  actual: '实际',
  estimated: '最新预计',
  planned: '原定',
  late: (count: number) => (count === 0 ? '与承诺同日' : `比承诺${count > 0 ? '晚' : '早'} ${days(count)}`),
  arrival: (isActual: boolean, day: string) => (isActual ? `已于 ${day} 抵达` : `预计 ${day} 抵达`),
  promised: (day: string) => `下单时承诺 ${day}`,
  noPromise: '下单时没有约定到达日期',
  sources: { schedule: '', desk: '', carrier: '承运人数据' } satisfies Record<Milestone['source'], string>,
  containers: (numbers: readonly string[]) => numbers.join('、'),
  free: {
    title: '免费用箱期',
    last: (day: string, isRunning: boolean) => (isRunning ? `最后免费日 ${day}` : `预计最后免费日 ${day}`),
    left: (count: number) =>
      count > 0 ? `还剩 ${count} 天` : count === 0 ? '今天是最后一天' : `已超期 ${days(count)}`,
    back: '空箱已全部归还',
    rule: (count: number, day: string) => `免费 ${count} 天，自卸船当日 ${day} 起算，至还空箱当日；按北京时间计日。`,
    due: (name: string, perDay: string, count: number) => `${name}：${perDay} × ${count} 箱天`,
    total: '至今应付，以承运人账单为准',
    nothing: '目前没有滞箱费。',
    noTariff: '没有公布的滞箱费率，超期费用以承运人账单为准。',
  },
} as const;
