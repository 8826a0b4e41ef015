import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { before } from '#contract/services/quoteTerms.ts';

export const domestic = {
  rates: {
    code: () => 'TRUCK',
    side: 'freight',
    nameZh: ({ itemZh }) => `整车运费（${itemZh}）`,
    itemZh: before('，'),
  },
  notIncluded: ['残液处理费', '码头预约、进港与落箱费', '因限行绕道产生的费用（事先告知）', '货物运输保险费'],
} as const satisfies QuoteTerms;
