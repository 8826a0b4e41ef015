import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  airLift: {
    title: '化工品航空货运价格与接货范围',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./airLift.tsx'),
  },
  airLiftOrder: {
    title: '航空货运下单',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
