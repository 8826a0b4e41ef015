import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { paths } from '#contract/routes.ts';

type Load = () => Promise<{ default: ComponentType }>;

export interface Route {
  path: string;
  title: string;
  layout: 'basic' | 'largePage';
  /** The header's tab the page belongs to. */
  tab: number;
  /** The page is for signed-in users; others are asked to sign in first. */
  signIn: boolean;
  Page: ComponentType;
  /** Fetches the page's code, so that showing it does not wait; throws where it cannot be loaded. */
  prepare: () => Promise<void>;
}

/** A page whose code comes when it is needed: at once where it was prepared, otherwise the page suspends. */
const page = (load: Load): Pick<Route, 'Page' | 'prepare'> => {
  const Later = lazy(load);
  let ready: ComponentType | undefined;
  return {
    Page: function Page() {
      const [Chosen] = useState(() => ready ?? Later);
      return createElement(Chosen);
    },
    prepare: async () => {
      ready = (await load()).default;
    },
  };
};

const site = '化运通';

/** Every page of the site; the first whose path matches is shown. */
const routes: readonly Route[] = [
  {
    path: paths.home,
    title: `${site} · 化工供应链一站式服务`,
    layout: 'largePage',
    tab: 0,
    signIn: false,
    ...page(() => import('./wiring/home.tsx')),
  },
  {
    path: paths.shippingFcl,
    title: `海运整箱船期与价格 · ${site}`,
    layout: 'basic',
    tab: 0,
    signIn: false,
    ...page(() => import('./wiring/shippingFcl.tsx')),
  },
  {
    path: paths.shippingFclOrder,
    title: `海运整箱下单 · ${site}`,
    layout: 'basic',
    tab: 0,
    signIn: true,
    ...page(() => import('./wiring/shippingFclOrder.tsx')),
  },
];

const notFound: Route = {
  path: '*',
  title: `页面不存在 · ${site}`,
  layout: 'basic',
  tab: 0,
  signIn: false,
  ...page(() => import('./pages/NotFound.tsx').then(({ NotFound }) => ({ default: NotFound }))),
};

/** The route a path (with or without query) leads to. */
export const routeOf = (to: string): Route => {
  const path = new URL(to, 'https://site.invalid').pathname.replace(/(?<=.)\/$/, '');
  return routes.find((route) => route.path === path) ?? notFound;
};
