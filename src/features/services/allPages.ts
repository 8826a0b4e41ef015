import type { PageEntry } from '#src/app/pageEntry.ts';

/** The pages of every service, by route; those of sailings and of goods belong to features of their own. */
export const allPages = {
  enquiryFcl: {
    title: '海运整箱询价',
    layout: 'imageHeader',
    load: () => import('./fcl/enquiryFcl.tsx'),
  },
  shippingFclOrderSuccess: {
    title: '海运整箱下单成功',
    rare: 'success',
  },
  lcl: {
    title: '化工品海运拼箱服务',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./lcl/lcl.tsx'),
  },
  shippingLcl: {
    title: '海运拼箱价格',
    suggestsDrafts: true,
    load: () => import('./lcl/shippingLcl.tsx'),
  },
  shippingLclOldIndex: {
    title: '海运拼箱运价总表',
  },
  shippingLclSuccess: {
    title: '海运拼箱委托已提交',
    rare: 'success',
  },
  airLift: {
    title: '化工品航空货运价格与接货范围',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./air/airLift.tsx'),
  },
  airLiftOrder: {
    title: '航空货运下单',
  },
  railWayIndex: {
    title: '中欧中亚班列整箱价格',
    suggestsDrafts: true,
    layout: 'rail',
    load: () => import('./rail/railWayIndex.tsx'),
  },
  railWayOrder: {
    title: '国际班列下单',
    layout: 'rail',
  },
  railWaySuccess: {
    title: '国际铁路委托已提交',
    rare: 'success',
    layout: 'rail',
  },
  seaRailIndex: {
    title: '海铁联运整箱价格',
    suggestsDrafts: true,
    load: () => import('./seaRail/seaRailIndex.tsx'),
  },
  seaRailOrder: { title: '海铁联运下单' },
  seaRailSuccess: { title: '海铁联运委托已提交', rare: 'success' },
  tankIndex: {
    title: 'ISO 罐箱运输与租赁价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./tank/tankIndex.tsx'),
  },
  fluidBag: {
    title: '集装箱液袋运输价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./flexitank/fluidBag.tsx'),
  },
  warehouse: {
    title: '化工品与危险品仓储库价',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./warehousing/warehouse.tsx'),
  },
  warehouseing: {
    title: '化工仓储下单',
    load: () => import('./warehousing/warehouseing.tsx'),
  },
  builtInOrder: {
    title: '场站装箱下单与价格',
  },
  builtInOrderSuccess: {
    title: '场站装箱委托已提交',
    rare: 'success',
  },
  dgdesk: {
    title: '危险品申报与单证服务价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./dgDesk/dgdesk.tsx'),
  },
  dgdeskDetail: {
    title: '危险品单证服务下单',
  },
  dgdeskOrderSuccess: {
    title: '危险品单证委托已提交',
    rare: 'success',
  },
  domesticTrade: {
    title: '化工品国内整车运输价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./domestic/domesticTrade.tsx'),
  },
  domesticTradeOrder: {
    title: '国内整车与化工品下单',
  },
} as const satisfies Record<string, PageEntry>;
