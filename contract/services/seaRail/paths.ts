import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const seaRail = {
  paths: {
    seaRailIndex: '/seaRail',
    seaRailOrder: '/seaRail/addOrder',
    seaRailSuccess: '/seaRail/success',
  },
  link: { nameZh: '海铁联运', href: '/seaRail', order: '/seaRail/addOrder', within: '/seaRail' },
} as const satisfies ServicePaths;
