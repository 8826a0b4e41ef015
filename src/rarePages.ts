import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const ownPages = {
  shippingFclOrder: () => import('#src/features/search/routes/shippingFclOrder.tsx'),
  procurementMobile: () => import('#src/features/goods/routes/procurementMobile.tsx'),
  procurementShare: () => import('#src/features/goods/routes/procurementShare.tsx'),
  activity: () => import('#src/features/content/routes/activity.tsx'),
  orders: () => import('#src/features/orders/routes/orders.tsx'),
  quotes: () => import('#src/features/quotes/routes/quotes.tsx'),
} satisfies Record<string, Load>;
const servicePages = import.meta.glob<{ default: ComponentType }>('./features/services/*/rare/*.tsx');

/** The pages that few visits begin with, by route or group of routes. */
export const rarePages: Readonly<Record<string, Load>> = {
  ...Object.fromEntries(Object.entries(servicePages).map(([path, load]) => [path.replace(/^.*\/|\.tsx$/g, ''), load])),
  ...ownPages,
};
