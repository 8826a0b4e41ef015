import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const air = {
  paths: {
    airLift: '/airLift',
    airLiftOrder: '/airLift/airLiftOrder',
  },
  link: { nameZh: '空运', href: '/airLift', order: '/airLift/airLiftOrder' },
} as const satisfies ServicePaths;
