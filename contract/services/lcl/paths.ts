export const lcl = {
  lcl: '/lcl',
  shippingLcl: '/shippingLcl',
  shippingLclOldIndex: '/shippingLcl/oldIndex',
  shippingLclSuccess: '/shippingLcl/success',
} as const;
