export const air = {
  airLift: '/airLift',
  airLiftOrder: '/airLift/airLiftOrder',
} as const;
