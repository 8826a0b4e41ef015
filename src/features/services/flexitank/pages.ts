import type { PageEntry } from '#src/app/pageEntry.ts';

export const flexitank = {
  fluidBag: {
    title: '集装箱液袋运输价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./routes/fluidBag.tsx'),
  },
} as const satisfies Record<string, PageEntry>;
