import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  fluidBag: {
    title: '集装箱液袋运输价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./fluidBag.tsx'),
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
