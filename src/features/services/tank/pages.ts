import type { PageEntry } from '#src/app/pageEntry.ts';

export const tank = {
  tankIndex: {
    title: 'ISO 罐箱运输与租赁价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./routes/tankIndex.tsx'),
  },
} as const satisfies Record<string, PageEntry>;
