import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs, before } from '#contract/services/quoteTerms.ts';

export const air = {
  rates: {
    code: () => 'AF',
    side: 'freight',
    nameZh: ({ itemZh }) => `航空运费（${before('（')(itemZh)}）`,
    itemZh: asItIs,
  },
  notIncluded: ['提货运费', '目的地清关、税费与派送', '货物运输保险费'],
} as const satisfies QuoteTerms;
