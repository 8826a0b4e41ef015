import type { ServiceTraits } from '#contract/services/serviceTraits.ts';

export const builtIn = {
  rates: 'danger',
} as const satisfies ServiceTraits;
