export const rail = {
  railWayIndex: '/railWayIndex',
  railWayOrder: '/railWay/addOrder',
  railWaySuccess: '/railWay/success',
} as const;
