import type { PriceCorrection } from '#contract/orders/priceCorrection.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { money } from '#server/app/pages/format.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { feeRow } from './bookingNoteText.ts';

const currencyZh = { '1': '人民币', '2': '美元' } as const;

interface Charged {
  fees: readonly Fee[];
  totals: readonly Total[];
  notIncluded: readonly string[];
  /** Approved corrections of the price, which the totals include. */
  corrections?: readonly PriceCorrection[] | undefined;
}

/** The fees of an order or a quote on paper: a row each, the total of each currency, and what is not included. */
export const feeBlocks = ({ fees, totals, notIncluded, corrections = [] }: Charged): Block[] => [
  { kind: 'heading', text: '费用' },
  {
    kind: 'table',
    columns: [
      { title: '费用', share: 4 },
      { title: '区段', share: 2 },
      { title: '单价', share: 2, right: true },
      { title: '数量', share: 2, right: true },
      { title: '金额', share: 2, right: true },
    ],
    rows: [
      ...fees.map(feeRow),
      ...corrections.map((each) => [each.nameZh, '费用更正', '', '', money(each)]),
      ...totals.map((total) => [`合计（${currencyZh[total.currency]}）`, '', '', '', money(total)]),
    ],
  },
  ...(notIncluded.length > 0 ? [{ kind: 'note', text: `不含：${notIncluded.join('；')}` } satisfies Block] : []),
];
