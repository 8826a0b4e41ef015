import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const lcl = {
  rates: 'cargo',
  bySea: true,
} as const satisfies ServiceTraits;
