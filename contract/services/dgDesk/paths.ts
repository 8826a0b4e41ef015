import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const dgDesk = {
  paths: {
    dgdesk: '/dgdesk',
    dgdeskDetail: '/dgdesk/dgdeskDetail',
    dgdeskOrderSuccess: '/dgdesk/addOrderSuccess',
  },
  link: { nameZh: '危险品服务', href: '/dgdesk', order: '/dgdesk/dgdeskDetail' },
} as const satisfies ServicePaths;
