import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const air = {
  rates: 'cargo',
} as const satisfies ServiceTraits;
