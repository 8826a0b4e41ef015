import type { ComponentType } from 'react';
import type { allPages } from '#src/features/services/allPages.ts';

type Load = () => Promise<{ default: ComponentType }>;

type Pages = typeof allPages;
type RarePage = { [Name in keyof Pages]: Pages[Name] extends { load: unknown } ? never : Name }[keyof Pages];

const servicePages: Readonly<Record<Exclude<RarePage, `${string}Success`> | 'success', Load>> = {
  airLiftOrder: () => import('./features/services/air/airLiftOrder.tsx'),
  builtInOrder: () => import('./features/services/builtIn/builtInOrder.tsx'),
  dgdeskDetail: () => import('./features/services/dgDesk/dgdeskDetail.tsx'),
  domesticTradeOrder: () => import('./features/services/domestic/domesticTradeOrder.tsx'),
  railWayOrder: () => import('./features/services/rail/railWayOrder.tsx'),
  seaRailOrder: () => import('./features/services/seaRail/seaRailOrder.tsx'),
  shippingLclOldIndex: () => import('./features/services/lcl/shippingLclOldIndex.tsx'),
  success: () => import('./features/services/success.tsx'),
};

const ownPages = {
  shippingFclOrder: () => import('#src/features/search/routes/shippingFclOrder.tsx'),
  procurementMobile: () => import('#src/features/goods/routes/procurementMobile.tsx'),
  procurementShare: () => import('#src/features/goods/routes/procurementShare.tsx'),
  activity: () => import('#src/features/content/routes/activity.tsx'),
  orders: () => import('#src/features/orders/routes/orders.tsx'),
  quotes: () => import('#src/features/quotes/routes/quotes.tsx'),
} satisfies Record<string, Load>;

/** The pages that few visits begin with, by route or group of routes. */
export const rarePages: Readonly<Record<string, Load>> = {
  ...servicePages,
  ...ownPages,
};
