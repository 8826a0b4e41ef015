/** The text of the not-found page. */
export const notFoundMessages = {
  pageTitle: '页面不存在',
  code: '404',
  title: '您要找的页面走丢了',
  latin: 'This page could not be found',
  text: '地址可能已变更或输入有误，也可能内容已经下线。',
  search: '搜索帮助，如：改单、SDS',
  find: '搜索帮助',
  useful: '您也许要找',
  pages: {
    sailings: '海运整箱船期与价格',
    dgDesk: '危险品申报与单证',
    goods: '化工品采购',
    news: '资讯与公告',
    help: '帮助中心',
    all: '全站导航',
  },
} as const;
