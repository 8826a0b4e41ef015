import type { RouteName } from '#contract/app/routes.ts';

const site = '化运通';
const titled = (title: string): string => `${title} · ${site}`;

/** The title of every page's document. */
export const routeTitles: Readonly<Record<RouteName | 'notFound', string>> = {
  home: `${site} · 化工供应链一站式服务`,
  airLift: titled('化工品航空货运价格与接货范围'),
  business: titled('化工品商城与采购'),
  dgdesk: titled('危险品申报与单证服务价格'),
  domesticTrade: titled('化工品国内整车运输价格'),
  enquiryFcl: titled('海运整箱询价'),
  fluidBag: titled('集装箱液袋运输价格'),
  helpCenter: titled('帮助中心'),
  lcl: titled('化工品海运拼箱服务'),
  news: titled('资讯与公告'),
  railWayIndex: titled('中欧中亚班列整箱价格'),
  root: titled('全站导航'),
  shippingFcl: titled('海运整箱船期与价格'),
  shippingLcl: titled('海运拼箱价格'),
  tankIndex: titled('ISO 罐箱运输与租赁价格'),
  warehouse: titled('化工品与危险品仓储库价'),
  warehouseing: titled('化工仓储下单'),
  airLiftOrder: titled('航空货运下单'),
  builtInOrder: titled('场站装箱下单与价格'),
  builtInOrderSuccess: titled('场站装箱委托已提交'),
  dgdeskOrderSuccess: titled('危险品单证委托已提交'),
  dgdeskDetail: titled('危险品单证服务下单'),
  domesticTradeOrder: titled('国内整车与化工品下单'),
  railWayOrder: titled('国际班列下单'),
  railWaySuccess: titled('国际铁路委托已提交'),
  shippingFclOrder: titled('海运整箱下单'),
  shippingFclOrderSuccess: titled('海运整箱下单成功'),
  shippingLclOldIndex: titled('海运拼箱运价总表'),
  shippingLclSuccess: titled('海运拼箱委托已提交'),
  procurementMobile: titled('化工品采购'),
  procurementShare: titled('化工品采购'),
  activity: titled('平台活动'),
  newsArticle: titled('资讯'),
  orders: titled('我的订单'),
  order: titled('订单'),
  notFound: titled('页面不存在'),
};
