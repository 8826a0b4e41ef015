// Made by server/app/serviceRegistries.ts of the folders of the services.
import type { ComponentType } from 'react';

/** The services' pages that few visits begin with, by route. */
export const allRarePages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  shippingLclOldIndex: () => import('./lcl/shippingLclOldIndex.tsx'),
  airLiftOrder: () => import('./air/airLiftOrder.tsx'),
  railWayOrder: () => import('./rail/railWayOrder.tsx'),
  seaRailOrder: () => import('./seaRail/seaRailOrder.tsx'),
  builtInOrder: () => import('./builtIn/builtInOrder.tsx'),
  dgdeskDetail: () => import('./dgDesk/dgdeskDetail.tsx'),
  domesticTradeOrder: () => import('./domestic/domesticTradeOrder.tsx'),
};
