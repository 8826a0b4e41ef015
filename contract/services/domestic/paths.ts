export const domestic = {
  domesticTrade: '/domesticTrade',
  domesticTradeOrder: '/domesticTrade/orderPage',
} as const;
