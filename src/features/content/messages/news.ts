import type { NewsCategory } from '#contract/content/content.ts';

/** Messages of the news pages. */
export const newsMessages = {
  title: '资讯与公告',
  lead: '平台公告、市场动态、法规变化与办理指南。涉及截止时间与收费的，以订单页面为准。',
  all: '全部',
  /** Used until the service's constants are loaded. */
  categories: { notice: '平台公告', market: '市场动态', regulation: '法规标准', guide: '操作指南' } satisfies Record<
    NewsCategory,
    string
  >,
  filter: '资讯分类',
  keyword: '搜索标题或摘要',
  search: '搜索资讯',
  noneFound: '没有符合条件的资讯',
  noneFoundAdvice: '可缩短关键词，或查看全部资讯。',
  showAll: '查看全部资讯',
  read: '阅读全文',
  list: '资讯列表',
  pinned: '置顶',
  loading: '正在加载资讯…',
  found: (total: number) => `共 ${total} 篇`,
  none: '这一分类暂时没有资讯',
  noneAdvice: '可以看看其他分类。',
  past: '已经没有更多资讯',
  firstPage: '回到第一页',
  failed: '资讯加载失败，请重试',

  links: '常用入口',
  pages: {
    sailings: '海运整箱船期与价格',
    dgDesk: '危险品申报与单证服务',
    guide: '新手指引',
    documents: '单证一览',
    segregation: '隔离要求',
    templates: '单证模板下载',
  },

  minutes: (minutes: number) => `约 ${minutes} 分钟读完`,
  crumbs: '当前位置',
  home: '首页',
  article: '正文',
  articleLoading: '正在加载正文…',
  articleFailed: '正文加载失败，请重试',
  published: '发布时间',
  source: '来源',
  chineseOnly: '本页只有中文',
  share: '分享',
  print: '打印',
  shared: '链接已复制',
  shareFailed: '复制失败，请从地址栏复制链接',
  neighbours: '上一篇与下一篇',
  previous: '上一篇',
  next: '下一篇',
  noPrevious: '没有更早的资讯',
  noNext: '没有更新的资讯',
  back: '返回资讯列表',
} as const;

/** Messages for the links after an article. */
export const nextStepMessages = {
  nextSteps: '接下来可以',
  checkGoods: '文中的货物能不能运：',
  related: {
    sailings: { name: '海运整箱', text: '按航线查开船日、截止时间与含附加费的总价', action: '查船期与价格' },
    lcl: { name: '海运拼箱', text: '按货物体积重量算总价，危险品费用单列', action: '算拼箱总价' },
    air: { name: '航空货运', text: '按毛重与体积算计费重量和总价', action: '算空运总价' },
    rail: { name: '国际班列', text: '按箱型查班列运价与时效', action: '查班列价格' },
    tank: { name: '罐箱运输', text: '按货量与罐型查价，含用罐天数', action: '查罐箱价格' },
    flexitank: { name: '液袋运输', text: '普通液体货按航线查液袋价格', action: '查液袋价格' },
    warehouse: { name: '化工仓储', text: '按库类与天数算仓租和出入库费用', action: '算仓储总价' },
    dangerous: {
      name: '危险货物核对',
      text: '填联合国编号，看哪些业务接、要哪些单证、多少钱',
      action: '核对货物',
    },
    verification: { name: '企业认证', text: '需要的资料、审核时间与常见退回原因', action: '看认证指南' },
  },
} as const;

export type CampaignPhase = 'ahead' | 'running' | 'ended';

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
