import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const domestic = {
  rates: 'danger',
} as const satisfies ServiceTraits;
