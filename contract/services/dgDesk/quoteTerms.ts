import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs } from '#contract/services/quoteTerms.ts';

export const dgDesk = {
  lineZh: '危险品申报与单证',
  rates: { code: asItIs, side: 'service', nameZh: ({ itemZh }) => itemZh, itemZh: asItIs },
  notIncluded: ['更换包装、重新装箱的费用', '取样与样品运费'],
} as const satisfies QuoteTerms;
