import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { before } from '#contract/services/quoteTerms.ts';

export const rail = {
  rates: {
    code: () => 'RF',
    side: 'freight',
    nameZh: ({ itemZh }) => `班列运费 ${itemZh}`,
    itemZh: before('（'),
  },
  notIncluded: ['提箱、装箱费用', '目的地清关与送货', '货物运输保险费'],
} as const satisfies QuoteTerms;
