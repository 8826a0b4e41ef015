import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const tank = {
  rates: 'item',
  bySea: true,
} as const satisfies ServiceTraits;
