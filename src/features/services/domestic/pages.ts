import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  domesticTrade: {
    title: '化工品国内整车运输价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./domesticTrade.tsx'),
  },
  domesticTradeOrder: {
    title: '国内整车与化工品下单',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
