import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const lcl = {
  paths: {
    lcl: '/lcl',
    shippingLcl: '/shippingLcl',
    shippingLclOldIndex: '/shippingLcl/oldIndex',
    shippingLclSuccess: '/shippingLcl/success',
  },
  link: { nameZh: '海运拼箱', href: '/shippingLcl', enquiry: '/lcl' },
} as const satisfies ServicePaths;
