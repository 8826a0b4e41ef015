export const builtIn = {
  builtInOrder: '/builtIn/addOrder',
  builtInOrderSuccess: '/builtIn/addOrderSuccess',
} as const;
