import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const seaRail = {
  rates: 'item',
  bySea: true,
  fromInland: true,
  legs: ['fcl'],
  isHarmless: true,
} as const satisfies ServiceTraits;
