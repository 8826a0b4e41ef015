import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const fcl = {
  rates: 'item',
  bySea: true,
} as const satisfies ServiceTraits;
