import type { CampaignPhase } from '#src/features/content/campaigns/campaignPhase.ts';

/** Messages of the campaign pages. */
export const campaignMessages = {
  title: '平台活动',
  lead: '进行中的在前。优惠以活动规则与下单时显示的金额为准。',
  list: '活动清单',
  loading: '正在加载活动…',
  none: '目前没有活动',
  noneAdvice: '可以先查询船期与价格，或看看平台公告。',
  failed: '活动加载失败，请重试',
  open: '查看活动',

  period: '活动时间',
  from: (start: string, end: string) => `${start} 至 ${end}（北京时间）`,
  phase: (phase: CampaignPhase, days: number): string => {
    if (phase === 'ahead') return days === 0 ? '今天开始' : `${days} 天后开始`;
    if (phase === 'ended') return '活动已结束';
    return days === 0 ? '今天截止' : `还剩 ${days} 天`;
  },
  endedNotice: '活动已结束，以下内容仅供查阅。',
  endedAdvice: '看看进行中的活动',
  offers: '活动内容',
  rules: '活动规则',
  all: '全部活动',
  prices: '查询船期与价格',
  news: '平台公告',
} as const;
