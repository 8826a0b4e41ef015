import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  tankIndex: {
    title: 'ISO 罐箱运输与租赁价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./tankIndex.tsx'),
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
