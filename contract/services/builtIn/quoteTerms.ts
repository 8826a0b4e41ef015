import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { before } from '#contract/services/quoteTerms.ts';

export const builtIn = {
  rates: {
    code: () => 'CFSL',
    side: 'service',
    nameZh: ({ itemZh }) => `装箱费（${itemZh}）`,
    itemZh: before('，'),
  },
  notIncluded: ['送货进场的运费', '提箱、进港拖车费', '托盘材料费', '货物保险费'],
} as const satisfies QuoteTerms;
