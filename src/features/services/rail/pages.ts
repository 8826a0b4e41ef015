import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  railWayIndex: {
    title: '中欧中亚班列整箱价格',
    suggestsDrafts: true,
    layout: 'rail',
    load: () => import('./railWayIndex.tsx'),
  },
  railWayOrder: {
    title: '国际班列下单',
    layout: 'rail',
  },
  railWaySuccess: {
    title: '国际铁路委托已提交',
    rare: 'success',
    layout: 'rail',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
