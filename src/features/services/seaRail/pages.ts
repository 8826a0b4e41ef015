import type { PageEntry } from '#src/app/pageEntry.ts';

export const seaRail = {
  seaRailIndex: {
    title: '海铁联运整箱价格',
    suggestsDrafts: true,
    load: () => import('./routes/seaRailIndex.tsx'),
  },
  seaRailOrder: { title: '海铁联运下单' },
  seaRailSuccess: { title: '海铁联运委托已提交' },
} as const satisfies Record<string, PageEntry>;
