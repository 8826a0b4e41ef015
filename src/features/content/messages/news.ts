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
