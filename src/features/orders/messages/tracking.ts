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
  toPage: '分享跟踪链接',
  page: {
    lead: '查自己公司的货物到哪里了、何时到、免费用箱期到哪天；也可开启链接给收货人看。',
    number: '订单号、订舱号、提单号或箱号',
    hint: '填写完整号码，如 MSCU1234566',
    find: '查询',
    finding: (number: string) => `正在查询 ${number}`,
    none: (number: string) => `没有查到 ${number}`,
    noneText: '请核对号码是否完整；订舱号、提单号与箱号在承运人确认后才能查到。他人分享的货物，请打开收到的链接。',
    failed: '没有取到数据，请重试',
    failedLink: '链接没有改动，请重试',
    notYet: '订单尚未受理，或已结束，没有可跟踪的运输。',
    bookingNo: (number: string) => `订舱号 ${number}`,
    billNo: (number: string) => `提单号 ${number}`,
    link: '跟踪链接',
    linkLead: '持有链接者无须登录即可看到运输节点与时间，看不到价格、各方与单证。',
    linkText: (time: string) => `持有链接者无须登录即可看到运输节点与时间，看不到价格、各方与单证；${time} 自动失效。`,
    share: '开启链接',
    copy: '复制链接',
    revoke: '停用链接',
    copied: '已复制跟踪链接',
    copyFailed: '没能复制，请选中链接后手工复制',
    loading: '正在加载货物跟踪',
    heading: (service: string, route: string) => `货物跟踪：${service} ${route}`,
    sharedUntil: (time: string) => `由货主分享，${time} 前可查看。`,
  },
  free: {
    title: '免费用箱期',
    last: (day: string, isRunning: boolean) => (isRunning ? `最后免费日 ${day}` : `预计最后免费日 ${day}`),
    left: (count: number) =>
      count > 0 ? `还剩 ${count} 天` : count === 0 ? '今天是最后一天' : `已超期 ${days(count)}`,
    back: '空箱已全部归还',
    rule: (count: number, day: string) =>
      `免费 ${count} 天，自卸船当日 ${day} 起算，至还空箱当日；按目的港当地日期计。`,
    due: (name: string, perDay: string, count: number) => `${name}：${perDay} × ${count} 箱天`,
    total: '至今应付，以承运人账单为准',
    nothing: '目前没有滞箱费。',
    noTariff: '没有公布的滞箱费率，超期费用以承运人账单为准。',
  },
} as const;
