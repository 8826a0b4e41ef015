import type { PageEntry } from '#src/app/pageEntry.ts';

export const pages = {
  dgdesk: {
    title: '危险品申报与单证服务价格',
    suggestsDrafts: true,
    layout: 'imageHeader',
    load: () => import('./dgdesk.tsx'),
  },
  dgdeskDetail: {
    title: '危险品单证服务下单',
  },
  dgdeskOrderSuccess: {
    title: '危险品单证委托已提交',
    rare: 'success',
  },
} as const satisfies Readonly<Record<string, PageEntry>>;
