import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const tank = {
  paths: {
    tankIndex: '/tankIndex',
  },
  link: { nameZh: '罐箱', href: '/tankIndex' },
} as const satisfies ServicePaths;
