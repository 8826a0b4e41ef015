export const goods = {
  business: '/business',
  procurementMobile: '/procurement/mobile/:id?',
  procurementShare: '/procurement/share/:id?',
} as const;
