import type { PageEntry } from '#src/app/pageEntry.ts';

export const domestic = {
  domesticTrade: {
    title: '化工品国内整车运输价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./routes/domesticTrade.tsx'),
  },
  domesticTradeOrder: {
    title: '国内整车与化工品下单',
  },
} as const satisfies Record<string, PageEntry>;
