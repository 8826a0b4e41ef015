import type { QuoteTerms } from '#contract/services/quoteTerms.ts';

export const goods = {
  rates: null,
  notIncluded: ['卸货费', '货物运输保险费'],
} as const satisfies QuoteTerms;
