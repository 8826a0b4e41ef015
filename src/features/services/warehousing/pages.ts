import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  warehouse: {
    title: '化工品与危险品仓储库价',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./warehouse.tsx'),
  },
  warehouseing: {
    title: '化工仓储下单',
    load: () => import('./warehouseing.tsx'),
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
