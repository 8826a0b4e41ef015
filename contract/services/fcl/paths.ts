import type { ServicePaths } from '#contract/services/servicePaths.ts';

export const fcl = {
  paths: {
    shippingFcl: '/shippingFcl',
    enquiryFcl: '/enquiryFcl',
    shippingFclOrder: '/shippingFcl/addOrder',
    shippingFclOrderSuccess: '/shippingFcl/addOrderSuccess',
  },
  link: { nameZh: '海运整箱', href: '/shippingFcl', enquiry: '/enquiryFcl' },
} as const satisfies ServicePaths;
