import type { ComponentType } from 'react';
import { allRarePages } from '#src/features/services/allRarePages.ts';

type Load = () => Promise<{ default: ComponentType }>;

const ownPages = {
  success: () => import('#src/features/services/success.tsx'),
  shippingFclOrder: () => import('#src/features/search/routes/shippingFclOrder.tsx'),
  procurementMobile: () => import('#src/features/goods/routes/procurementMobile.tsx'),
  procurementShare: () => import('#src/features/goods/routes/procurementShare.tsx'),
  activity: () => import('#src/features/content/routes/activity.tsx'),
  orders: () => import('#src/features/orders/routes/orders.tsx'),
  quotes: () => import('#src/features/quotes/routes/quotes.tsx'),
} satisfies Record<string, Load>;

/** The pages that few visits begin with, by route or group of routes. */
export const rarePages: Readonly<Record<string, Load>> = {
  ...allRarePages,
  ...ownPages,
};
