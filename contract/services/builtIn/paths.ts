import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const builtIn = {
  paths: {
    builtInOrder: '/builtIn/addOrder',
    builtInOrderSuccess: '/builtIn/addOrderSuccess',
  },
  link: { nameZh: '场站装箱', href: '/builtIn/addOrder', within: '/builtIn' },
} as const satisfies ServicePaths;
