export const fcl = {
  shippingFcl: '/shippingFcl',
  enquiryFcl: '/enquiryFcl',
  shippingFclOrder: '/shippingFcl/addOrder',
  shippingFclOrderSuccess: '/shippingFcl/addOrderSuccess',
} as const;
