import type { ComponentType } from 'react';
import type { RouteName } from '#contract/routes.ts';
import { matchedRoute } from '#contract/routes.ts';
import { late } from './late.ts';
import type { LayoutName } from './layouts/layouts.ts';
import { prepareLayout } from './layouts/layouts.ts';

type Load = () => Promise<{ default: ComponentType }>;

interface Page {
  /** The module that joins the page to the world, without its extension. */
  source: string;
  Page: ComponentType;
  /** Fetches the page's code, so that showing it does not wait; throws where it cannot be loaded. */
  prepare: () => Promise<void>;
}

export interface Route extends Page {
  title: string;
  layout: LayoutName;
  /** The header's tab the page belongs to. */
  tab: number;
  /** The page is for signed-in users; others are asked to sign in first. */
  signIn: boolean;
  /** The page knows a better title once its content is there. */
  ownTitle: boolean;
  /** An order is begun from the page, so one that was begun before offers itself there. */
  offersDrafts: boolean;
}

const page = (source: string, load: Load): Page => {
  const { Late, prepare } = late(async () => (await load()).default);
  return { source, Page: Late, prepare };
};

type Given = Page & { title: string; layout: LayoutName } & Partial<
    Pick<Route, 'tab' | 'signIn' | 'ownTitle' | 'offersDrafts'>
  >;

const site = '化运通';
const route = ({ title, ...given }: Given): Route => ({
  tab: 0,
  signIn: false,
  ownTitle: false,
  offersDrafts: false,
  ...given,
  title: `${title} · ${site}`,
  prepare: async () => {
    await Promise.all([given.prepare(), prepareLayout(given.layout)]);
  },
});

/** Every page of the site by its route's name: where it is drawn, what it is called, who may open it. */
const routes: Readonly<Record<RouteName, Route>> = {
  home: {
    ...route({
      title: '',
      layout: 'largePage',
      offersDrafts: true,
      ...page('wiring/home', () => import('./wiring/home.tsx')),
    }),
    title: `${site} · 化工供应链一站式服务`,
  },
  airLift: route({
    title: '化工品航空货运价格与接货范围',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/airLift', () => import('./wiring/lines/airLift.tsx')),
  }),
  business: route({
    title: '化工品商城与采购',
    offersDrafts: true,
    layout: 'imageHeader',
    tab: 2,
    ...page('wiring/business', () => import('./wiring/business.tsx')),
  }),
  dgdesk: route({
    title: '危险品申报与单证服务价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/dgdesk', () => import('./wiring/lines/dgdesk.tsx')),
  }),
  domesticTrade: route({
    title: '化工品国内整车运输价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/domesticTrade', () => import('./wiring/lines/domesticTrade.tsx')),
  }),
  enquiryFcl: route({
    title: '海运整箱询价',
    layout: 'imageHeader',
    ...page('wiring/lines/enquiryFcl', () => import('./wiring/lines/enquiryFcl.tsx')),
  }),
  fluidBag: route({
    title: '集装箱液袋运输价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/fluidBag', () => import('./wiring/lines/fluidBag.tsx')),
  }),
  helpCenter: route({
    title: '帮助中心',
    layout: 'default',
    ownTitle: true,
    ...page('wiring/helpCenter', () => import('./wiring/helpCenter.tsx')),
  }),
  lcl: route({
    title: '化工品海运拼箱服务',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/lcl', () => import('./wiring/lines/lcl.tsx')),
  }),
  news: route({
    title: '资讯与公告',
    layout: 'default',
    ...page('wiring/news', () => import('./wiring/news.tsx')),
  }),
  railWayIndex: route({
    title: '中欧中亚班列整箱价格',
    offersDrafts: true,
    layout: 'rail',
    ...page('wiring/lines/railWayIndex', () => import('./wiring/lines/railWayIndex.tsx')),
  }),
  root: route({
    title: '全站导航',
    layout: 'default',
    ...page('wiring/root', () => import('./wiring/root.tsx')),
  }),
  shippingFcl: route({
    title: '海运整箱船期与价格',
    offersDrafts: true,
    layout: 'basic',
    ...page('wiring/shippingFcl', () => import('./wiring/shippingFcl.tsx')),
  }),
  shippingLcl: route({
    title: '海运拼箱价格',
    offersDrafts: true,
    layout: 'basic',
    ...page('wiring/lines/shippingLcl', () => import('./wiring/lines/shippingLcl.tsx')),
  }),
  tankIndex: route({
    title: 'ISO 罐箱运输与租赁价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/tankIndex', () => import('./wiring/lines/tankIndex.tsx')),
  }),
  warehouse: route({
    title: '化工品与危险品仓储库价',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('wiring/lines/warehouse', () => import('./wiring/lines/warehouse.tsx')),
  }),
  warehouseing: route({
    title: '化工仓储下单',
    layout: 'basic',
    ...page('wiring/lines/warehouseing', () => import('./wiring/lines/warehouseing.tsx')),
  }),

  airLiftOrder: route({
    title: '航空货运下单',
    layout: 'basic',
    ...page('wiring/lines/airLiftOrder', () => import('./wiring/lines/airLiftOrder.tsx')),
  }),
  builtInOrder: route({
    title: '场站装箱下单与价格',
    layout: 'basic',
    ...page('wiring/lines/builtInOrder', () => import('./wiring/lines/builtInOrder.tsx')),
  }),
  builtInOrderSuccess: route({
    title: '场站装箱委托已提交',
    layout: 'basic',
    ...page('wiring/lines/builtInOrderSuccess', () => import('./wiring/lines/builtInOrderSuccess.tsx')),
  }),
  dgdeskOrderSuccess: route({
    title: '危险品单证委托已提交',
    layout: 'basic',
    ...page('wiring/lines/dgdeskOrderSuccess', () => import('./wiring/lines/dgdeskOrderSuccess.tsx')),
  }),
  dgdeskDetail: route({
    title: '危险品单证服务下单',
    layout: 'basic',
    ...page('wiring/lines/dgdeskDetail', () => import('./wiring/lines/dgdeskDetail.tsx')),
  }),
  domesticTradeOrder: route({
    title: '国内整车与化工品下单',
    layout: 'basic',
    ...page('wiring/lines/domesticTradeOrder', () => import('./wiring/lines/domesticTradeOrder.tsx')),
  }),
  railWayOrder: route({
    title: '国际班列下单',
    layout: 'rail',
    ...page('wiring/lines/railWayOrder', () => import('./wiring/lines/railWayOrder.tsx')),
  }),
  railWaySuccess: route({
    title: '国际铁路委托已提交',
    layout: 'rail',
    ...page('wiring/lines/railWaySuccess', () => import('./wiring/lines/railWaySuccess.tsx')),
  }),
  shippingFclOrder: route({
    title: '海运整箱下单',
    layout: 'basic',
    signIn: true,
    ...page('wiring/shippingFclOrder', () => import('./wiring/shippingFclOrder.tsx')),
  }),
  shippingFclOrderSuccess: route({
    title: '海运整箱下单成功',
    layout: 'basic',
    ...page('wiring/lines/shippingFclOrderSuccess', () => import('./wiring/lines/shippingFclOrderSuccess.tsx')),
  }),
  shippingLclOldIndex: route({
    title: '海运拼箱运价总表',
    layout: 'basic',
    ...page('wiring/lines/shippingLclOldIndex', () => import('./wiring/lines/shippingLclOldIndex.tsx')),
  }),
  shippingLclSuccess: route({
    title: '海运拼箱委托已提交',
    layout: 'basic',
    ...page('wiring/lines/shippingLclSuccess', () => import('./wiring/lines/shippingLclSuccess.tsx')),
  }),

  procurementMobile: route({
    title: '化工品采购',
    layout: 'whiteMobile',
    ownTitle: true,
    ...page('wiring/procurementMobile', () => import('./wiring/procurementMobile.tsx')),
  }),
  procurementShare: route({
    title: '化工品采购',
    layout: 'white',
    ownTitle: true,
    ...page('wiring/procurementShare', () => import('./wiring/procurementShare.tsx')),
  }),
  activity: route({
    title: '平台活动',
    layout: 'activity',
    ownTitle: true,
    ...page('wiring/activity', () => import('./wiring/activity.tsx')),
  }),
  newsArticle: route({
    title: '资讯',
    layout: 'default',
    ownTitle: true,
    ...page('wiring/newsArticle', () => import('./wiring/newsArticle.tsx')),
  }),
};

const notFound = route({
  title: '页面不存在',
  layout: 'basic',
  ...page('pages/NotFound', () => import('./pages/NotFound.tsx').then(({ NotFound }) => ({ default: NotFound }))),
});

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** The route a path (with or without query) leads to; the lost page where it leads nowhere. */
export const routeOf = (to: string): Route => {
  const matched = matchedRoute(pathOf(to));
  return matched ? routes[matched.name] : notFound;
};

/** The parameter of a path that has one. */
export const idOf = (path: string): string | undefined => matchedRoute(path)?.id;
