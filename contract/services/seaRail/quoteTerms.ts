import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs } from '#contract/services/quoteTerms.ts';

export const seaRail = {
  rates: {
    code: () => 'MMF',
    side: 'freight',
    nameZh: ({ itemZh }) => `海铁联运全程运费 ${itemZh}`,
    itemZh: asItIs,
  },
  notIncluded: [
    '内陆提箱、装箱、加固费用',
    '目的港费用（目的港码头操作费、换单费等）',
    '超期用箱费、滞箱费（超出免费用箱期后产生）',
    '海关查验费、改单费、退舱费（发生时收取）',
    '货物运输保险费',
  ],
} as const satisfies QuoteTerms;
