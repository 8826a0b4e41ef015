import type { PriceState } from '#contract/desk/priceDesk.ts';

/** The texts of corrections of an order's price. */
export const priceMessages = {
  title: '费用更正',
  none: '没有费用更正。',
  propose: '更正费用',
  replace: '修改',
  again: '修改后再提',
  approve: '批准',
  return: '退回',
  actOn: (act: string, line: string) => `${act}：${line}`,
  states: { proposed: '待批准', approved: '已批准', returned: '已退回', superseded: '已取代' } satisfies Record<
    PriceState,
    string
  >,
  proposedBy: (name: string, time: string) => `${name} ${time} 提出`,
  decidedBy: (state: string, name: string, time: string) => `${name} ${time} ${state}`,
  bySplit: '随拆分生效，两单合计不变，无须批准',
  evidence: (text: string) => `依据：${text}`,
  comment: (text: string) => `批复：${text}`,
  invoiceIssued: '发票已开具：更正批准后，须另行红冲或补开。',
  directions: { debit: '补收', credit: '减收' },
  currencies: { '1': '人民币（¥）', '2': '美元（$）' },
};
