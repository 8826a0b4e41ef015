import type { ComponentType } from 'react';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { routeTitles } from '#src/app/messages/titles.ts';
import { preloadable } from '#src/platform/lazy.ts';
import type { rarePages } from './rarePages.ts';
import type { LayoutName } from './layouts/layouts.ts';
import { prepareLayout } from './layouts/layouts.ts';

type Load = () => Promise<{ default: ComponentType }>;

interface Page {
  Page: ComponentType;
  /** Loads the page's code, so that showing it does not wait; throws if it cannot be loaded. */
  prepare: () => Promise<void>;
}

export interface Route extends Page {
  title: string;
  layout: LayoutName;
  /** The header tab of the page. */
  tab: number;
  /** Whether the page requires a sign-in. */
  signIn: boolean;
  /** Whether it opens the sign-in itself when its address is opened: links from messages lead to it. */
  opensSignIn: boolean;
  /** Whether the page sets a better title once its content is loaded. */
  ownTitle: boolean;
  /** Whether orders begin on the page, so that a draft is suggested there. */
  suggestsDrafts: boolean;
}

const page = (load: Load): Page => {
  const { Lazy, prepare } = preloadable(async () => (await load()).default);
  return { Page: Lazy, prepare };
};

/** A page that few visits begin with: where its code is, is loaded with it. */
const rarePage = (name: keyof typeof rarePages): Page =>
  page(async () => (await import('./rarePages.ts')).rarePages[name]());

type Given = Page & { layout: LayoutName } & Partial<
    Pick<Route, 'tab' | 'signIn' | 'opensSignIn' | 'ownTitle' | 'suggestsDrafts'>
  >;

const route = (title: string, given: Given): Route => ({
  tab: 0,
  signIn: false,
  opensSignIn: false,
  ownTitle: false,
  suggestsDrafts: false,
  ...given,
  title,
  prepare: async () => {
    await Promise.all([given.prepare(), prepareLayout(given.layout)]);
  },
});

/** Pages for their owner, who signs in there. */
const ofOwner = { layout: 'basic', signIn: true, opensSignIn: true } as const;

// pages whose address says what they show
const orderPages = rarePage('orders');
const quotePages = rarePage('quotes');

/** Every page of the site by route name: its module, layout and access. */
const pages: Readonly<Record<RouteName, Given>> = {
  home: {
    layout: 'largePage',
    suggestsDrafts: true,
    ...page(() => import('#src/features/content/routes/home.tsx')),
  },
  airLift: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/airLift.tsx')),
  },
  business: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    tab: 2,
    ...page(() => import('#src/features/goods/routes/business.tsx')),
  },
  dgdesk: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/dgdesk.tsx')),
  },
  domesticTrade: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/domesticTrade.tsx')),
  },
  enquiryFcl: {
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/enquiryFcl.tsx')),
  },
  fluidBag: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/fluidBag.tsx')),
  },
  helpCenter: {
    layout: 'default',
    ownTitle: true,
    ...page(() => import('#src/features/content/routes/helpCenter.tsx')),
  },
  lcl: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/lcl.tsx')),
  },
  news: {
    layout: 'default',
    ...page(() => import('#src/features/content/routes/news.tsx')),
  },
  railWayIndex: {
    suggestsDrafts: true,
    layout: 'rail',
    ...page(() => import('#src/features/services/routes/railWayIndex.tsx')),
  },
  root: {
    layout: 'default',
    ...page(() => import('#src/app/routes/root.tsx')),
  },
  shippingFcl: {
    suggestsDrafts: true,
    layout: 'basic',
    ...page(() => import('#src/features/search/routes/shippingFcl.tsx')),
  },
  shippingLcl: {
    suggestsDrafts: true,
    layout: 'basic',
    ...page(() => import('#src/features/services/routes/shippingLcl.tsx')),
  },
  tankIndex: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/tankIndex.tsx')),
  },
  warehouse: {
    suggestsDrafts: true,
    layout: 'imageHeader',
    ...page(() => import('#src/features/services/routes/warehouse.tsx')),
  },
  warehouseing: {
    layout: 'basic',
    ...page(() => import('#src/features/services/routes/warehouseing.tsx')),
  },

  airLiftOrder: {
    layout: 'basic',
    ...rarePage('airLiftOrder'),
  },
  builtInOrder: {
    layout: 'basic',
    ...rarePage('builtInOrder'),
  },
  builtInOrderSuccess: {
    layout: 'basic',
    ...rarePage('builtInOrderSuccess'),
  },
  dgdeskOrderSuccess: {
    layout: 'basic',
    ...rarePage('dgdeskOrderSuccess'),
  },
  dgdeskDetail: {
    layout: 'basic',
    ...rarePage('dgdeskDetail'),
  },
  domesticTradeOrder: {
    layout: 'basic',
    ...rarePage('domesticTradeOrder'),
  },
  railWayOrder: {
    layout: 'rail',
    ...rarePage('railWayOrder'),
  },
  railWaySuccess: {
    layout: 'rail',
    ...rarePage('railWaySuccess'),
  },
  shippingFclOrder: {
    layout: 'basic',
    signIn: true,
    ...rarePage('shippingFclOrder'),
  },
  shippingFclOrderSuccess: {
    layout: 'basic',
    ...rarePage('shippingFclOrderSuccess'),
  },
  shippingLclOldIndex: {
    layout: 'basic',
    ...rarePage('shippingLclOldIndex'),
  },
  shippingLclSuccess: {
    layout: 'basic',
    ...rarePage('shippingLclSuccess'),
  },

  procurementMobile: {
    layout: 'whiteMobile',
    ownTitle: true,
    ...rarePage('procurementMobile'),
  },
  procurementShare: {
    layout: 'white',
    ownTitle: true,
    ...rarePage('procurementShare'),
  },
  activity: {
    layout: 'activity',
    ownTitle: true,
    ...rarePage('activity'),
  },
  newsArticle: {
    layout: 'default',
    ownTitle: true,
    ...page(() => import('#src/features/content/routes/newsArticle.tsx')),
  },

  orders: { ...ofOwner, ...orderPages },
  order: { ...ofOwner, ownTitle: true, ...orderPages },

  quotes: { ...ofOwner, ...quotePages },
  quote: { ...ofOwner, ownTitle: true, ...quotePages },
  sharedQuote: { layout: 'basic', ...quotePages },
};

const routes = Object.fromEntries(
  Object.entries(pages).map(([name, given]) => [name, route(routeTitles[name as RouteName], given)]),
) as Readonly<Record<RouteName, Route>>;

const notFound = route(routeTitles.notFound, {
  layout: 'basic',
  ...page(() => import('#src/app/pages/NotFound.tsx').then(({ NotFound }) => ({ default: NotFound }))),
});

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** The route of a path (with or without query); the not-found page for an unknown path. */
export const routeOf = (to: string): Route => {
  const matched = matchedRoute(pathOf(to));
  return matched ? routes[matched.name] : notFound;
};
