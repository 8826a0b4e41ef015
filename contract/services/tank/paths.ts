export const tank = {
  tankIndex: '/tankIndex',
} as const;
