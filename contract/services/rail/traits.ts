import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const rail = {
  rates: 'owner',
  isHarmless: true,
} as const satisfies ServiceTraits;
