import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const flexitank = {
  rates: 'item',
  bySea: true,
  isHarmless: true,
} as const satisfies ServiceTraits;
