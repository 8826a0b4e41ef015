import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

/** Whether a store with this item code (`G-tonDay`) may hold dangerous goods; a general one may not. */
export const takesDangerous = (item: string): boolean => !item.startsWith('G-');

export const warehousing = {
  rates: 'item',
  takesDangerous,
} as const satisfies ServiceTraits;
