import type { ComponentType } from 'react';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { late } from '#src/platform/lazy.ts';
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
      ...page('features/content/routes/home', () => import('#src/features/content/routes/home.tsx')),
    }),
    title: `${site} · 化工供应链一站式服务`,
  },
  airLift: route({
    title: '化工品航空货运价格与接货范围',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/airLift', () => import('#src/features/services/routes/airLift.tsx')),
  }),
  business: route({
    title: '化工品商城与采购',
    offersDrafts: true,
    layout: 'imageHeader',
    tab: 2,
    ...page('features/goods/routes/business', () => import('#src/features/goods/routes/business.tsx')),
  }),
  dgdesk: route({
    title: '危险品申报与单证服务价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/dgdesk', () => import('#src/features/services/routes/dgdesk.tsx')),
  }),
  domesticTrade: route({
    title: '化工品国内整车运输价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/domesticTrade', () => import('#src/features/services/routes/domesticTrade.tsx')),
  }),
  enquiryFcl: route({
    title: '海运整箱询价',
    layout: 'imageHeader',
    ...page('features/services/routes/enquiryFcl', () => import('#src/features/services/routes/enquiryFcl.tsx')),
  }),
  fluidBag: route({
    title: '集装箱液袋运输价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/fluidBag', () => import('#src/features/services/routes/fluidBag.tsx')),
  }),
  helpCenter: route({
    title: '帮助中心',
    layout: 'default',
    ownTitle: true,
    ...page('features/content/routes/helpCenter', () => import('#src/features/content/routes/helpCenter.tsx')),
  }),
  lcl: route({
    title: '化工品海运拼箱服务',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/lcl', () => import('#src/features/services/routes/lcl.tsx')),
  }),
  news: route({
    title: '资讯与公告',
    layout: 'default',
    ...page('features/content/routes/news', () => import('#src/features/content/routes/news.tsx')),
  }),
  railWayIndex: route({
    title: '中欧中亚班列整箱价格',
    offersDrafts: true,
    layout: 'rail',
    ...page('features/services/routes/railWayIndex', () => import('#src/features/services/routes/railWayIndex.tsx')),
  }),
  root: route({
    title: '全站导航',
    layout: 'default',
    ...page('app/siteMapRoute', () => import('#src/app/siteMapRoute.tsx')),
  }),
  shippingFcl: route({
    title: '海运整箱船期与价格',
    offersDrafts: true,
    layout: 'basic',
    ...page('features/search/routes/shippingFcl', () => import('#src/features/search/routes/shippingFcl.tsx')),
  }),
  shippingLcl: route({
    title: '海运拼箱价格',
    offersDrafts: true,
    layout: 'basic',
    ...page('features/services/routes/shippingLcl', () => import('#src/features/services/routes/shippingLcl.tsx')),
  }),
  tankIndex: route({
    title: 'ISO 罐箱运输与租赁价格',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/tankIndex', () => import('#src/features/services/routes/tankIndex.tsx')),
  }),
  warehouse: route({
    title: '化工品与危险品仓储库价',
    offersDrafts: true,
    layout: 'imageHeader',
    ...page('features/services/routes/warehouse', () => import('#src/features/services/routes/warehouse.tsx')),
  }),
  warehouseing: route({
    title: '化工仓储下单',
    layout: 'basic',
    ...page('features/services/routes/warehouseing', () => import('#src/features/services/routes/warehouseing.tsx')),
  }),

  airLiftOrder: route({
    title: '航空货运下单',
    layout: 'basic',
    ...page('features/services/routes/airLiftOrder', () => import('#src/features/services/routes/airLiftOrder.tsx')),
  }),
  builtInOrder: route({
    title: '场站装箱下单与价格',
    layout: 'basic',
    ...page('features/services/routes/builtInOrder', () => import('#src/features/services/routes/builtInOrder.tsx')),
  }),
  builtInOrderSuccess: route({
    title: '场站装箱委托已提交',
    layout: 'basic',
    ...page(
      'features/services/routes/builtInOrderSuccess',
      () => import('#src/features/services/routes/builtInOrderSuccess.tsx'),
    ),
  }),
  dgdeskOrderSuccess: route({
    title: '危险品单证委托已提交',
    layout: 'basic',
    ...page(
      'features/services/routes/dgdeskOrderSuccess',
      () => import('#src/features/services/routes/dgdeskOrderSuccess.tsx'),
    ),
  }),
  dgdeskDetail: route({
    title: '危险品单证服务下单',
    layout: 'basic',
    ...page('features/services/routes/dgdeskDetail', () => import('#src/features/services/routes/dgdeskDetail.tsx')),
  }),
  domesticTradeOrder: route({
    title: '国内整车与化工品下单',
    layout: 'basic',
    ...page(
      'features/services/routes/domesticTradeOrder',
      () => import('#src/features/services/routes/domesticTradeOrder.tsx'),
    ),
  }),
  railWayOrder: route({
    title: '国际班列下单',
    layout: 'rail',
    ...page('features/services/routes/railWayOrder', () => import('#src/features/services/routes/railWayOrder.tsx')),
  }),
  railWaySuccess: route({
    title: '国际铁路委托已提交',
    layout: 'rail',
    ...page(
      'features/services/routes/railWaySuccess',
      () => import('#src/features/services/routes/railWaySuccess.tsx'),
    ),
  }),
  shippingFclOrder: route({
    title: '海运整箱下单',
    layout: 'basic',
    signIn: true,
    ...page(
      'features/search/routes/shippingFclOrder',
      () => import('#src/features/search/routes/shippingFclOrder.tsx'),
    ),
  }),
  shippingFclOrderSuccess: route({
    title: '海运整箱下单成功',
    layout: 'basic',
    ...page(
      'features/services/routes/shippingFclOrderSuccess',
      () => import('#src/features/services/routes/shippingFclOrderSuccess.tsx'),
    ),
  }),
  shippingLclOldIndex: route({
    title: '海运拼箱运价总表',
    layout: 'basic',
    ...page(
      'features/services/routes/shippingLclOldIndex',
      () => import('#src/features/services/routes/shippingLclOldIndex.tsx'),
    ),
  }),
  shippingLclSuccess: route({
    title: '海运拼箱委托已提交',
    layout: 'basic',
    ...page(
      'features/services/routes/shippingLclSuccess',
      () => import('#src/features/services/routes/shippingLclSuccess.tsx'),
    ),
  }),

  procurementMobile: route({
    title: '化工品采购',
    layout: 'whiteMobile',
    ownTitle: true,
    ...page(
      'features/goods/routes/procurementMobile',
      () => import('#src/features/goods/routes/procurementMobile.tsx'),
    ),
  }),
  procurementShare: route({
    title: '化工品采购',
    layout: 'white',
    ownTitle: true,
    ...page('features/goods/routes/procurementShare', () => import('#src/features/goods/routes/procurementShare.tsx')),
  }),
  activity: route({
    title: '平台活动',
    layout: 'activity',
    ownTitle: true,
    ...page('features/content/routes/activity', () => import('#src/features/content/routes/activity.tsx')),
  }),
  newsArticle: route({
    title: '资讯',
    layout: 'default',
    ownTitle: true,
    ...page('features/content/routes/newsArticle', () => import('#src/features/content/routes/newsArticle.tsx')),
  }),
};

const notFound = route({
  title: '页面不存在',
  layout: 'basic',
  ...page('pages/NotFound', () =>
    import('#src/app/pages/NotFound.tsx').then(({ NotFound }) => ({ default: NotFound })),
  ),
});

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** The route a path (with or without query) leads to; the lost page where it leads nowhere. */
export const routeOf = (to: string): Route => {
  const matched = matchedRoute(pathOf(to));
  return matched ? routes[matched.name] : notFound;
};
