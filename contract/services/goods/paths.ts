import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const goods = {
  paths: {
    business: '/business',
    procurementMobile: '/procurement/mobile/:id?',
    procurementShare: '/procurement/share/:id?',
  },
  link: { nameZh: '化工品', href: '/business', within: '/procurement' },
} as const satisfies ServicePaths;
