import type { PageEntry } from '#src/app/pageEntry.ts';

export const warehousing = {
  warehouse: {
    title: '化工品与危险品仓储库价',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./routes/warehouse.tsx'),
  },
  warehouseing: {
    title: '化工仓储下单',
    load: () => import('./routes/warehouseing.tsx'),
  },
} as const satisfies Record<string, PageEntry>;
