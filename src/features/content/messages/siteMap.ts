import type { RouteName } from '#contract/app/routes.ts';

export interface SitePage {
  name: string;
  text: string;
  /** How to reach the page if it has no address of its own. */
  reached?: string;
  /** Named parts of the page. */
  parts?: readonly { name: string; query: string }[];
}

const afterOrder = '提交委托后显示';

/** The purpose of every page, in one line. */
const pages: Readonly<Record<RouteName, SitePage>> = {
  home: { name: '首页', text: '海运船期查询、热门航线最低价、业务入口与公告' },

  shippingFcl: { name: '海运整箱船期与价格', text: '按港口查可订航次、各箱型价格、费用明细与截止时间' },
  shippingFclOrder: { name: '海运整箱下单', text: '填写货物、收发货人与单证，费用随填随算；须登录，由船期页进入' },
  shippingFclOrderSuccess: { name: '海运整箱下单成功', text: '订单号与后续步骤', reached: afterOrder },
  enquiryFcl: { name: '海运整箱询价', text: '未公布的航线与箱型、批量货、特种箱与须预审的危险品' },
  shippingLcl: { name: '海运拼箱价格', text: '按港口查拼箱单价，按计费吨计算' },
  lcl: { name: '海运拼箱服务', text: '可接与不接的类别、所需单证、流程与截仓时间' },
  shippingLclOldIndex: { name: '海运拼箱价格表', text: '各港口拼箱单价一览' },
  shippingLclSuccess: { name: '海运拼箱委托已提交', text: '委托编号与后续步骤', reached: afterOrder },

  airLift: { name: '航空货运', text: '空运单价、计费重、鉴定书与禁运规则' },
  airLiftOrder: { name: '空运委托', text: '填写航线、件重尺与危险品信息' },
  railWayIndex: { name: '铁路与中欧班列', text: '站到站箱价、时效、接货限制与所需单证' },
  railWayOrder: { name: '铁路委托', text: '填写发到站、箱型与货物' },
  railWaySuccess: { name: '铁路委托已提交', text: '委托编号与后续步骤', reached: afterOrder },
  domesticTrade: { name: '国内整车', text: '城市对整车价格、车型与经营范围匹配' },
  domesticTradeOrder: { name: '国内整车委托', text: '填写装卸地、吨位、车型与装货时间' },

  tankIndex: { name: '罐箱运输', text: '罐箱价格、选罐导则、充装率与用罐天数' },
  fluidBag: { name: '液袋运输', text: '非危液体的液袋价格、容积与适用条件' },

  warehouse: { name: '化工仓储', text: '各城市仓库的库类、单价与接货范围' },
  warehouseing: { name: '仓储委托', text: '填写货品、闪点、数量、存期与增值服务' },
  builtInOrder: { name: '场站装箱委托', text: '内装箱预约、同箱隔离核对与装箱证明' },
  builtInOrderSuccess: { name: '场站装箱委托已提交', text: '委托编号与后续步骤', reached: afterOrder },
  dgdesk: { name: '危险品申报与单证', text: '危申报、危包证、分类鉴定、SDS 与装箱证明' },
  dgdeskDetail: { name: '危险品单证委托', text: '勾选服务，填写船名航次、箱号与货物' },
  dgdeskOrderSuccess: { name: '危险品单证委托已提交', text: '委托编号与后续步骤', reached: afterOrder },

  business: { name: '化工品商城', text: '按品名、CAS 号或联合国编号查商品、价格与买方资质' },
  procurementShare: { name: '商品分享页', text: '一件商品的规格、价格与二维码，可打印、转发' },
  procurementMobile: { name: '商品手机页', text: '供手机浏览的商品资料与询价' },

  news: { name: '资讯与公告', text: '截关调整、市场行情、法规与操作指南' },
  newsArticle: { name: '资讯正文', text: '一篇资讯的全文', reached: '从资讯列表打开' },
  activity: { name: '活动', text: '进行中与即将开始的活动' },
  helpCenter: {
    name: '帮助中心',
    text: '注册、下单、单证、费用与售后',
    parts: [
      { name: '新手指引', query: 'id=1.1.1' },
      { name: '资料下载', query: 'id=2' },
      { name: '关于我们', query: 'id=3' },
    ],
  },
  root: { name: '全站导航', text: '全部页面一览' },

  orders: { name: '我的订单', text: '查进度、上传单证、申请开票，两个订单并排对照；须登录' },
  order: { name: '订单详情', text: '一个订单的内容、费用与经过，可打印、转发链接', reached: '从我的订单打开' },
  quotes: { name: '我的报价', text: '保存过的报价：查有效期、分享链接、下载 PDF、转为订单；须登录' },
  quote: { name: '报价详情', text: '一份报价的全部费用与有效期，可转为订单', reached: '从我的报价打开' },
  sharedQuote: { name: '分享的报价', text: '他人分享的报价，无须登录', reached: '从收到的分享链接打开' },
};

const groups: readonly { title: string; routes: readonly RouteName[] }[] = [
  {
    title: '海运',
    routes: [
      'shippingFcl',
      'shippingFclOrder',
      'shippingFclOrderSuccess',
      'enquiryFcl',
      'shippingLcl',
      'lcl',
      'shippingLclOldIndex',
      'shippingLclSuccess',
    ],
  },
  { title: '液体化工运输', routes: ['tankIndex', 'fluidBag'] },
  {
    title: '空运、铁路与公路',
    routes: [
      'airLift',
      'airLiftOrder',
      'railWayIndex',
      'railWayOrder',
      'railWaySuccess',
      'domesticTrade',
      'domesticTradeOrder',
    ],
  },
  { title: '化工品', routes: ['business', 'procurementShare', 'procurementMobile'] },
  {
    title: '仓储、装箱与单证',
    routes: [
      'warehouse',
      'warehouseing',
      'builtInOrder',
      'builtInOrderSuccess',
      'dgdesk',
      'dgdeskDetail',
      'dgdeskOrderSuccess',
    ],
  },
  { title: '订单与报价', routes: ['orders', 'order', 'quotes', 'quote', 'sharedQuote'] },
  { title: '资讯与帮助', routes: ['home', 'news', 'newsArticle', 'activity', 'helpCenter', 'root'] },
];

export const siteMapMessages = {
  title: '全站导航',
  lead: '按业务分组列出本站全部页面。',
  groups,
  pages,
} as const;
