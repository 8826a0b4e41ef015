import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  seaRailIndex: {
    title: '海铁联运整箱价格',
    suggestsDrafts: true,
    load: () => import('./seaRailIndex.tsx'),
  },
  seaRailOrder: { title: '海铁联运下单' },
  seaRailSuccess: { title: '海铁联运委托已提交', rare: 'success' },
} as const satisfies Readonly<Record<string, PageEntry>>;
