import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs } from '#contract/services/quoteTerms.ts';

export const tank = {
  rates: {
    code: (itemCode) => (itemCode.startsWith('RENT-') ? 'RENT' : 'TF'),
    side: 'freight',
    nameZh: ({ itemCode }) =>
      itemCode.startsWith('RENT-') ? `罐箱租金 ${itemCode.slice('RENT-'.length)}` : `罐箱运费 ${itemCode}`,
    itemZh: asItIs,
  },
  notIncluded: ['提罐、送罐拖车费', '目的港码头操作费、换单费与税费', '目的国舱单申报费', '货物运输保险费'],
  // rented, not transported
  notIncludedInPlace: ['提罐、还罐拖车费', '还罐清洗费', '罐箱与货物保险费'],
} as const satisfies QuoteTerms;
