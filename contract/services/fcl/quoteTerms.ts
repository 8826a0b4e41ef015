import type { QuoteTerms } from '#contract/services/quoteTerms.ts';

export const fcl = {
  rates: null,
  notIncluded: [
    '目的港费用（目的港码头操作费、换单费等）',
    '滞箱费、滞港费（超出免费用箱期后产生）',
    '海关查验费、改单费、取消订舱费（发生时收取）',
    '船边直装费（港口要求直装的危险品）',
    '危险品车辆与普货车辆的拖车差价（按实际里程）',
    '货物运输保险费',
  ],
} as const satisfies QuoteTerms;
