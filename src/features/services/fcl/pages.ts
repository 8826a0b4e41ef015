import type { PageEntry } from '#src/app/pageEntry.ts';

export const fcl = {
  enquiryFcl: {
    title: '海运整箱询价',
    layout: 'imageHeader',
    load: () => import('./routes/enquiryFcl.tsx'),
  },
  shippingFclOrderSuccess: {
    title: '海运整箱下单成功',
  },
} as const satisfies Record<string, PageEntry>;
