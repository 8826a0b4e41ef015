import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  lcl: {
    title: '化工品海运拼箱服务',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./lcl.tsx'),
  },
  shippingLcl: {
    title: '海运拼箱价格',
    suggestsDrafts: true,
    load: () => import('./shippingLcl.tsx'),
  },
  shippingLclOldIndex: {
    title: '海运拼箱运价总表',
  },
  shippingLclSuccess: {
    title: '海运拼箱委托已提交',
    rare: 'success',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
