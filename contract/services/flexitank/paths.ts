import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const flexitank = {
  paths: {
    fluidBag: '/fluidBag',
  },
  link: { nameZh: '液袋', href: '/fluidBag' },
} as const satisfies ServicePaths;
