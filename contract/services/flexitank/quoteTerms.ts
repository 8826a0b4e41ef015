import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs } from '#contract/services/quoteTerms.ts';

export const flexitank = {
  rates: {
    code: () => 'FLEX',
    side: 'freight',
    nameZh: ({ itemZh }) => `液袋费（${itemZh}）`,
    itemZh: asItIs,
  },
  notIncluded: ['卸货加热', '目的港码头操作费、换单费与税费', '目的国舱单申报费', '海关查验费', '货物运输保险费'],
} as const satisfies QuoteTerms;
