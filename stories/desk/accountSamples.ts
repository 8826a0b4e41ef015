import type { AccountList, DeskAccount, DueBills } from '#contract/desk/accounts/creditDesk.ts';
import type { ReceiptList } from '#contract/desk/accounts/receiptDesk.ts';

const company = { enterpriseId: 'e1', companyZh: '华东精细化工有限公司' };

/** Two companies with terms, one of them overdue, and one without terms. */
export const accountRows: AccountList = {
  total: 3,
  mayExport: true,
  rows: [
    {
      ...company,
      paymentDays: 30,
      open: [
        { currency: '1', amount: 8_652_000 },
        { currency: '2', amount: 1_268_000 },
      ],
      overdue: [{ currency: '1', amount: 2_652_000 }],
      balance: [{ currency: '1', amount: 125_050 }],
      refundsWaiting: 1,
      refundsAbnormal: 1,
    },
    {
      enterpriseId: 'e2',
      companyZh: '宁波海曙化学品贸易有限公司',
      paymentDays: 0,
      open: [],
      overdue: [],
      balance: [],
      refundsWaiting: 0,
      refundsAbnormal: 0,
    },
    {
      enterpriseId: 'e3',
      companyZh: '青岛联化',
      paymentDays: null,
      open: [],
      overdue: [],
      balance: [],
      refundsWaiting: 0,
      refundsAbnormal: 0,
    },
  ],
};

/** A company with debts and credit that may not order. */
export const account: DeskAccount = {
  ...company,
  version: 5,
  maySetTerms: true,
  terms: {
    paymentDays: 30,
    limitCny: 20_000_000,
    limitUsd: null,
    countsFrom: '2026-01-01',
    overrideUntil: '2026-03-05',
    overrideReason: '客户已发付款水单',
  },
  exposure: [
    { currency: '1', amount: 12_004_950 },
    { currency: '2', amount: 1_425_000 },
  ],
  blockZh:
    '贵公司有逾期账单 ZD2601150000021（未付 ¥26,520.00，应于 2026-02-14 前付清），付清前不能下单。请到会员中心“账单与对账”查看，或联系客服',
  unbilled: [
    { orderNo: 'FCL260220000012', routeZh: '上海 → 汉堡', statusZh: '已离港', currency: '2', amount: 157_000 },
    { orderNo: 'FCL260220000012', routeZh: '上海 → 汉堡', statusZh: '已离港', currency: '1', amount: 298_000 },
    { orderNo: 'FCL260226000031', routeZh: '宁波 → 新加坡', statusZh: '已放舱', currency: '1', amount: 179_950 },
    { orderNo: 'LCL260118000007', routeZh: '上海 → 釜山', statusZh: '已完成', currency: '1', amount: -20_000 },
  ],
  bills: [
    {
      id: 'b1',
      noteNo: 'ZD2601150000021',
      currency: '1',
      amount: 2_700_000,
      open: 2_652_000,
      issuedOn: '2026-01-15',
      dueOn: '2026-02-14',
      isOverdue: true,
      lines: [
        { orderNo: 'FCL260105000003', text: '上海 → 鹿特丹', amount: 1_800_000, credited: 48_000 },
        { orderNo: 'FCL260107000009', text: '上海 → 汉堡', amount: 900_000, credited: 0 },
      ],
    },
    {
      id: 'b2',
      noteNo: 'ZD2602200000056',
      currency: '2',
      amount: 1_268_000,
      open: 1_268_000,
      issuedOn: '2026-02-20',
      dueOn: '2026-03-22',
      isOverdue: false,
      lines: [{ orderNo: 'FCL260210000001', text: '宁波 → 汉堡', amount: 1_268_000, credited: 0 }],
    },
  ],
  balances: [{ itemId: 'r0', itemNo: 'SK2602180000044', currency: '1', amount: 125_050 }],
  allocations: [
    {
      id: 'p1',
      billNo: 'ZD2512300000011',
      fromNo: 'SK2602180000044',
      currency: '1',
      amount: 874_950,
      day: '2026-02-18',
    },
  ],
  payments: [],
  history: [
    {
      text: '账期 30 天，额度 人民币¥200,000.00、美元不限，自 2026-01-01 下单的订单起算（年度合同）',
      by: '陈静',
      at: '2026-01-04T02:00:00.000Z',
    },
    { text: '临时放行至 2026-03-05：客户已发付款水单', by: '王强', at: '2026-03-01T06:20:00.000Z' },
  ],
};

const payment: DeskAccount['payments'][number] = {
  paymentNo: 'ZF2603010000073',
  billNo: 'ZD2602280000061',
  channel: 'alipay',
  amount: 298_000,
  state: 'paid',
  startedAt: '2026-03-01T02:10:00.000Z',
  refundable: 298_000,
  refunds: [],
};
const refund: (typeof payment)['refunds'][number] = {
  refundNo: 'TK2603020000080',
  amount: 298_000,
  reason: '同一张账单付了两次',
  state: 'proposed',
  by: '王强',
  decidedBy: null,
  comment: '',
  problemZh: '',
  transferNo: '',
  canDecide: true,
};
const decided = { decidedBy: '陈静', canDecide: false };
const paidWith = (paymentNo: string, ...refunds: Partial<typeof refund>[]): typeof payment =>
  Object.assign({}, payment, {
    paymentNo,
    refundable: 0,
    refunds: refunds.map((one) => Object.assign({}, refund, one)),
  });

/** Online payments in every state, with refunds in every state. */
export const payments: DeskAccount['payments'] = [
  Object.assign({}, payment, { paymentNo: 'ZF2603020000079', channel: 'wechat', state: 'started', refundable: 0 }),
  payment,
  paidWith('ZF2603010000072', {}),
  paidWith('ZF2602280000066', { state: 'sending', ...decided, refundNo: 'TK2603010000074', amount: 100_000 }),
  paidWith('ZF2602280000064', {
    state: 'abnormal',
    ...decided,
    refundNo: 'TK2603010000073',
    problemZh: '付款账户无法收款，例如银行卡已注销',
  }),
  paidWith(
    'ZF2602270000065',
    { state: 'done', ...decided, refundNo: 'TK2603010000070', transferNo: '2026030212345678' },
    {
      state: 'failed',
      ...decided,
      refundNo: 'TK2602280000068',
      problemZh: '商户账户余额不足',
      reason: '账单 ZD2602270000051 的订单取消，已开贷项通知 DX2602280000067',
    },
    { state: 'returned', ...decided, refundNo: 'TK2602280000064', comment: '金额应为 2,980 元' },
  ),
  Object.assign({}, payment, { paymentNo: 'ZF2602260000063', state: 'closed', refundable: 0 }),
];

/** The same without terms. */
export const accountWithoutTerms: DeskAccount = {
  ...account,
  version: 0,
  terms: null,
  exposure: [],
  blockZh: '',
  unbilled: [],
  bills: [],
  balances: [],
  allocations: [],
  history: [],
};

const receipt: ReceiptList['rows'][number] = {
  id: 'r1',
  receiptNo: 'SK2603020000061',
  channel: 'bank',
  transactionNo: 'ICBC20260302-7781',
  currency: '1',
  amount: 2_652_000,
  charge: 0,
  payer: '华东精细化工有限公司',
  reference: '付 ZD2601150000021 运费',
  receivedOn: '2026-03-02',
  state: 'open',
  companyZh: '',
  version: 1,
  lastZh: '登记收款 SK2603020000061，¥26,520.00',
  proposals: [
    {
      ...company,
      reasons: ['number', 'payer', 'amount'],
      allocations: [{ billId: 'b1', noteNo: 'ZD2601150000021', amount: 2_652_000 }],
      rest: 0,
    },
  ],
};

/** A receipt with a proposal, one without, one that is matched, and one that was reversed. */
export const receipts: ReceiptList = {
  total: 4,
  rows: [
    receipt,
    Object.assign({}, receipt, {
      id: 'r2',
      receiptNo: 'SK2603010000058',
      transactionNo: 'BOC-118203',
      currency: '2',
      amount: 99_500,
      charge: 2_500,
      payer: 'EASTERN TRADING LTD',
      reference: '',
      proposals: [],
    }),
    Object.assign({}, receipt, {
      id: 'r0',
      receiptNo: 'SK2602180000044',
      amount: 1_000_000,
      reference: '运费',
      receivedOn: '2026-02-18',
      state: 'matched',
      companyZh: company.companyZh,
      version: 2,
      proposals: [],
    }),
    Object.assign({}, receipt, {
      id: 'r3',
      receiptNo: 'SK2602100000039',
      state: 'reversed',
      version: 2,
      proposals: [],
    }),
  ],
};

/** An overdue bill, one due today, and one due later, with a next page. */
export const dues: DueBills = {
  rows: [
    {
      ...company,
      id: 'b1',
      noteNo: 'ZD2601150000021',
      currency: '1',
      amount: 2_700_000,
      open: 2_652_000,
      dueOn: '2026-02-14',
      overdueDays: 16,
    },
    {
      id: 'b9',
      noteNo: 'ZD2601310000044',
      enterpriseId: 'e2',
      companyZh: '宁波海曙化学品贸易有限公司',
      currency: '1',
      amount: 298_000,
      open: 298_000,
      dueOn: '2026-03-02',
      overdueDays: 0,
    },
    {
      ...company,
      id: 'b2',
      noteNo: 'ZD2602200000056',
      currency: '2',
      amount: 1_268_000,
      open: 1_268_000,
      dueOn: '2026-03-22',
      overdueDays: -20,
    },
  ],
  next: { dueOn: '2026-03-22', noteNo: 'ZD2602200000056' },
};
