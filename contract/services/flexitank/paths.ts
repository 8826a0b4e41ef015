export const flexitank = {
  fluidBag: '/fluidBag',
} as const;
