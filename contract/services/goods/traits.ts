import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const goods = {
  rates: 'item',
} as const satisfies ServiceTraits;
