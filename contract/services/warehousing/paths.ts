import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const warehousing = {
  paths: {
    warehouse: '/warehouse',
    warehouseing: '/warehouseing',
  },
  link: { nameZh: '仓储', href: '/warehouse', order: '/warehouseing' },
} as const satisfies ServicePaths;
