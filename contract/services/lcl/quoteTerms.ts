import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { asItIs } from '#contract/services/quoteTerms.ts';

export const lcl = {
  rates: { code: () => 'OF', side: 'freight', nameZh: () => '海运费（拼箱）', itemZh: asItIs },
  notIncluded: ['送货进仓的运费', '目的地清关、税费与派送', '货物运输保险费'],
} as const satisfies QuoteTerms;
