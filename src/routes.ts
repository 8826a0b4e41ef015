import type { ComponentType } from 'react';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import type { PageEntry } from '#src/app/pageEntry.ts';
import { allPages } from '#src/features/services/allPages.ts';
import { preloadable } from '#src/platform/lazy.ts';
import type { LayoutName } from './layouts/layouts.ts';
import { prepareLayout } from './layouts/layouts.ts';

export interface Route extends Omit<PageEntry, 'load' | 'rare'> {
  Page: ComponentType;
  /** Loads the page's code, so that showing it does not wait; throws if it cannot be loaded. */
  prepare: () => Promise<void>;
  /** The title of its document, with the site's name. */
  title: string;
  layout: LayoutName;
  tab: number;
}

/** Pages for their owner, who signs in there; their address says which of them is shown. */
const ordersOf = { signIn: true, opensSignIn: true, rare: 'orders' } as const;
const quotesOf = { ...ordersOf, rare: 'quotes' } as const;

/** Every page of the site by route name: its title, module, layout and access. */
const pages: Readonly<Record<RouteName | 'notFound', PageEntry>> = {
  ...allPages,
  home: {
    title: '化工供应链一站式服务',
    layout: 'largePage',
    suggestsDrafts: true,
    load: () => import('#src/features/content/routes/home.tsx'),
  },
  business: {
    title: '化工品商城与采购',
    suggestsDrafts: true,
    layout: 'imageHeader',
    tab: 2,
    load: () => import('#src/features/goods/routes/business.tsx'),
  },
  helpCenter: {
    title: '帮助中心',
    layout: 'default',
    ownTitle: true,
    load: () => import('#src/features/content/routes/helpCenter.tsx'),
  },
  news: { title: '资讯与公告', layout: 'default', load: () => import('#src/features/content/routes/news.tsx') },
  root: { title: '全站导航', layout: 'default', load: () => import('#src/app/routes/root.tsx') },
  shippingFcl: {
    title: '海运整箱船期与价格',
    suggestsDrafts: true,
    load: () => import('#src/features/search/routes/shippingFcl.tsx'),
  },
  shippingFclOrder: { title: '海运整箱下单', signIn: true },
  procurementMobile: { title: '化工品采购', layout: 'whiteMobile', ownTitle: true },
  procurementShare: { title: '化工品采购', layout: 'white', ownTitle: true },
  activity: { title: '平台活动', layout: 'activity', ownTitle: true },
  newsArticle: {
    title: '资讯',
    layout: 'default',
    ownTitle: true,
    load: () => import('#src/features/content/routes/newsArticle.tsx'),
  },

  orders: { title: '我的订单', ...ordersOf },
  order: { title: '订单', ownTitle: true, ...ordersOf },
  instruction: { title: '提单补料', ...ordersOf },
  vgm: { title: 'VGM 称重申报', ...ordersOf },
  bill: { title: '提单草稿', ...ordersOf },
  tracking: { title: '货物跟踪', ...ordersOf },
  sharedTrack: { title: '货物跟踪', rare: 'orders' },

  quotes: { title: '我的报价', ...quotesOf },
  quote: { title: '报价', ownTitle: true, ...quotesOf },
  sharedQuote: { title: '报价', rare: 'quotes' },
  offer: { title: '询价的报价', rare: 'quotes' },

  notFound: {
    title: '页面不存在',
    load: () => import('#src/app/pages/NotFound.tsx').then(({ NotFound }) => ({ default: NotFound })),
  },
};

type Code = Pick<Route, 'Page' | 'prepare'>;

const codeOf = (load: () => Promise<{ default: ComponentType }>): Code => {
  const { Lazy, prepare } = preloadable(async () => (await load()).default);
  return { Page: Lazy, prepare };
};

/** The code of the pages that few visits begin with, by page or group of pages: where it is, is loaded with it. */
const rareCodes: Readonly<Record<string, Code>> = Object.fromEntries(
  Object.entries(pages).map(([name, { rare = name }]) => [
    rare,
    codeOf(async () => (await import('./rarePages.ts')).rarePages[rare]!()),
  ]),
);

const site = '化运通';

const routes = Object.fromEntries(
  Object.entries(pages).map(([name, { title, load, rare = name, layout = 'basic', ...given }]) => {
    const { Page, prepare } = load ? codeOf(load) : rareCodes[rare]!;
    return [
      name,
      {
        tab: 0,
        ...given,
        title: name === 'home' ? `${site} · ${title}` : `${title} · ${site}`,
        layout,
        Page,
        prepare: async () => {
          await Promise.all([prepare(), prepareLayout(layout)]);
        },
      },
    ];
  }),
) as Readonly<Record<keyof typeof pages, Route>>;

/** The name of the file with a page's code. */
export const codeNameOf = (name: keyof typeof pages): string => pages[name].rare ?? name;

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

/** The route of a path (with or without query); the not-found page for an unknown path. */
export const routeOf = (to: string): Route => {
  const matched = matchedRoute(pathOf(to));
  return routes[matched?.name ?? 'notFound'];
};
