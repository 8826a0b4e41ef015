import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const domestic = {
  paths: {
    domesticTrade: '/domesticTrade',
    domesticTradeOrder: '/domesticTrade/orderPage',
  },
  link: { nameZh: '内贸整车', href: '/domesticTrade', order: '/domesticTrade/orderPage' },
} as const satisfies ServicePaths;
