import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs, before } from '#contract/services/quoteTerms.ts';

export const warehousing = {
  rates: {
    code: () => 'STOR',
    side: 'service',
    nameZh: ({ itemZh }) => `仓储费（${before('（')(itemZh)}）`,
    itemZh: asItIs,
  },
  notIncluded: ['送货与提货的运费', '托盘材料费', '货物保险费'],
} as const satisfies QuoteTerms;
