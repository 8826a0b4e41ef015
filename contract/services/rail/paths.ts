import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const rail = {
  paths: {
    railWayIndex: '/railWayIndex',
    railWayOrder: '/railWay/addOrder',
    railWaySuccess: '/railWay/success',
  },
  link: { nameZh: '铁路', href: '/railWayIndex', order: '/railWay/addOrder', within: '/railWay' },
} as const satisfies ServicePaths;
