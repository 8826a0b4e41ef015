import { preloadable } from '#src/platform/lazy.ts';

/** The order form, whose code is large; `loadOrder` fetches it ahead. */
export const { Lazy: Order, prepare: loadOrder } = preloadable(
  async () => (await import('./bookingEffects.tsx')).Order,
);
