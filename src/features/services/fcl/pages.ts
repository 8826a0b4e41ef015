import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  enquiryFcl: {
    title: '海运整箱询价',
    layout: 'imageHeader',
    load: () => import('./enquiryFcl.tsx'),
  },
  shippingFclOrderSuccess: {
    title: '海运整箱下单成功',
    rare: 'success',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
