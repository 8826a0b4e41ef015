import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const dgDesk = {
  rates: 'item',
} as const satisfies ServiceTraits;
