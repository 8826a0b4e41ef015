// @module-tag long
import { expect, test } from 'vitest';
import type { CreditFacts } from '#contract/enterprise/ledger/credit.ts';
import { addedTotals, agingOf, creditBlockOf, dueDayOf } from '#contract/enterprise/ledger/credit.ts';
import type { BillOfCompany } from '#contract/enterprise/ledger/matching.ts';
import { proposalsOf } from '#contract/enterprise/ledger/matching.ts';
import type { LedgerEntry } from '#contract/enterprise/ledger/postings.ts';
import * as ledger from '#contract/enterprise/ledger/postings.ts';
import { randomFrom, seed } from '#tests/support/random.ts';

/** Sums every entry with BigInt, independently of the rules: by account, currency, company and item. */
const bookOf = () => {
  const sums = new Map<string, bigint>();
  let entries = 0;
  return {
    get entries() {
      return entries;
    },
    sums,
    post: (posted: readonly LedgerEntry[]) => {
      const zero: Record<string, bigint> = { 1: 0n, 2: 0n };
      for (const { account, currency, amount, enterpriseId, itemId } of posted) {
        const key = `${account} ${currency} ${enterpriseId ?? ''} ${itemId ?? ''}`;
        sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount));
        zero[currency]! += BigInt(amount);
        entries += 1;
      }
      if (posted.length < 2 || zero['1'] !== 0n || zero['2'] !== 0n || posted.some(({ amount }) => amount === 0))
        throw new Error(`not balanced: ${JSON.stringify(posted)}`);
    },
  };
};

test('a million seeded entries sum to zero, and every bill, receipt and balance is exact to the fen', () => {
  const random = randomFrom(seed);
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  const book = bookOf();
  const state = { bills: new Map<string, bigint>(), money: new Map<string, bigint>(), earned: 0n, arrived: 0n };
  const owed: { key: string; open: number }[] = [];
  for (let act = 0; book.entries < 1_000_000; act += 1) {
    const enterpriseId = `company-${act % 97}`;
    const currency = random() < 0.5 ? '1' : '2';
    const billId = `bill-${act}`;
    // prices with three decimals per ton are rounded to the fen before they reach the ledger
    const amount = random() < 0.01 ? ledger.ledgerAmountMax - upTo(1_000) : upTo(9_999_999);
    const of = { enterpriseId, currency } as const;
    book.post(ledger.billPosting({ ...of, amount, billId }));
    state.earned += BigInt(amount);
    let open = amount;
    const receiptId = `receipt-${act}`;
    const charge = Math.min(upTo(3_000) - 1, amount - 1);
    const arrived = upTo(Math.min(amount, ledger.ledgerAmountMax - charge));
    const receipt = ledger.receiptPosting({ receiptId, channel: 'bank', currency, amount: arrived, charge });
    book.post(receipt);
    if (random() < 0.05) {
      book.post(ledger.reversalPosting(receipt));
    } else {
      let balance = arrived + charge;
      state.arrived += BigInt(balance);
      book.post(ledger.assignmentPosting({ ...of, amount: Math.min(balance, ledger.ledgerAmountMax), receiptId }));
      for (let part = 0; part < 2 && open > 0 && balance > 0; part += 1) {
        const paid = Math.min(open, balance, upTo(Math.max(1, Math.ceil(open / 2))));
        const allocation = ledger.allocationPosting({ ...of, amount: paid, fromId: receiptId, billId });
        book.post(allocation);
        if (random() < 0.1) book.post(ledger.reversalPosting(allocation));
        else [open, balance] = [open - paid, balance - paid];
      }
      state.money.set(`customerBalance ${currency} ${enterpriseId} ${receiptId}`, BigInt(-balance));
    }
    if (random() < 0.3) {
      const credited = upTo(amount);
      const creditNoteId = `credit-${act}`;
      book.post(ledger.creditNotePosting({ ...of, amount: credited, billId, creditNoteId, open }));
      state.earned -= BigInt(credited);
      state.money.set(
        `customerBalance ${currency} ${enterpriseId} ${creditNoteId}`,
        BigInt(-Math.max(0, credited - open)),
      );
      open = Math.max(0, open - credited);
    }
    const key = `receivable ${currency} ${enterpriseId} ${billId}`;
    state.bills.set(key, BigInt(open));
    owed.push({ key, open });
  }
  let all = 0n;
  let revenue = 0n;
  let bank = 0n;
  for (const [key, sum] of book.sums) {
    all += sum;
    if (key.startsWith('revenue')) revenue += sum;
    if (key.startsWith('bank')) bank += sum;
    if (key.startsWith('suspense') && sum !== 0n) throw new Error(`left in suspense: ${key}`);
  }
  expect([all, revenue, bank]).toEqual([0n, -state.earned, state.arrived]);
  for (const [key, open] of [...state.bills, ...state.money])
    if ((book.sums.get(key) ?? 0n) !== open) expect(key).toBe(open);
  expect(BigInt(ledger.sumOf(owed.slice(0, 1_000).map(({ open }) => open)))).toBe(
    owed.slice(0, 1_000).reduce((sum, { key }) => sum + (book.sums.get(key) ?? 0n), 0n),
  );
});

test.each([0, -1, 0.5, Number.NaN, ledger.ledgerAmountMax + 1])('an amount of %d is never posted', (amount) => {
  const of = { enterpriseId: 'a', currency: '1', amount, billId: 'b' } as const;
  expect(() => ledger.billPosting(of)).toThrow(RangeError);
  expect(() => ledger.allocationPosting({ ...of, fromId: 'r' })).toThrow(RangeError);
  expect(() => ledger.creditNotePosting({ ...of, creditNoteId: 'c', open: 5 })).toThrow(RangeError);
});

test('a sum that no number holds is not rounded but rejected', () => {
  expect(ledger.sumOf([2 ** 53 - 1, 1, -1])).toBe(2 ** 53 - 1);
  expect(() => ledger.sumOf([2 ** 53 - 1, 1, 1])).toThrow(RangeError);
  expect(
    ledger.isBalanced([
      { currency: '1', amount: 5 },
      { currency: '2', amount: -5 },
    ]),
  ).toBe(false);
});

const bill = (noteNo: string, open: number, dueOn: string, company = '甲'): BillOfCompany => ({
  billId: noteNo,
  noteNo,
  currency: '1',
  dueOn,
  open,
  enterpriseId: company,
  companyZh: `${company}化工有限公司`,
});

test('overdue bills come before the limit; an override lifts both until its last day', () => {
  const facts: CreditFacts = {
    limits: { 1: 100_000, 2: null },
    overrideUntil: null,
    bills: [bill('ZD1', 500, '2026-03-01'), bill('ZD2', 0, '2026-01-01')],
    exposure: [{ currency: '1', amount: 90_000 }],
  };
  const blockOn = (today: string, amount: number, more: Partial<CreditFacts> = {}, of: '1' | '2' = '1') =>
    creditBlockOf({ ...facts, ...more }, [{ currency: of, amount }], today)?.reason;
  expect([blockOn('2026-03-01', 10_000), blockOn('2026-03-01', 10_001)]).toEqual([undefined, 'limit']);
  expect([blockOn('2026-03-02', 1), blockOn('2026-03-01', 10 ** 12, {}, '2')]).toEqual(['overdue', undefined]);
  const lifted = { overrideUntil: '2026-03-02' };
  expect([blockOn('2026-03-02', 10 ** 9, lifted), blockOn('2026-03-03', 1, lifted)]).toEqual([undefined, 'overdue']);
  // a lower price adds no entry
  expect(
    addedTotals(
      [{ currency: '1', amount: 50 }],
      [
        { currency: '1', amount: 40 },
        { currency: '2', amount: 7 },
      ],
    ),
  ).toEqual([{ currency: '2', amount: 7 }]);
  expect(dueDayOf('2026-01-31', 30)).toBe('2026-03-02');
  const dues = ['2026-03-02', '2026-03-01', '2026-01-31', '2026-01-30', '2025-12-02', '2025-12-01'];
  expect(
    agingOf(
      dues.map((dueOn, index) => ({ dueOn, open: 10 ** index })),
      '2026-03-02',
    ),
  ).toEqual([1, 110, 1_000, 10_000, 100_000]);
});

const open = [
  bill('ZD2603-1', 500, '2026-03-10'),
  bill('ZD2603-2', 300, '2026-03-01'),
  bill('ZD2603-3', 800, '2026-03-05', '乙'),
];
const money = { currency: '1' as const, payer: '', reference: '', amount: 800 };

test.each([
  [
    'the number in the reference',
    { reference: '付 zd2603－1 运费', amount: 400 },
    '甲',
    ['number'],
    [['ZD2603-1', 400]],
    0,
  ],
  [
    'the payer, the oldest first',
    { payer: '甲化工 有限公司', amount: 350 },
    '甲',
    ['payer'],
    [
      ['ZD2603-2', 300],
      ['ZD2603-1', 50],
    ],
    0,
  ],
  ['one bill of the amount', { amount: 300 }, '甲', ['amount'], [['ZD2603-2', 300]], 0],
  [
    'all bills of the amount and the payer',
    { payer: '甲化工有限公司' },
    '甲',
    ['payer', 'amount'],
    [
      ['ZD2603-2', 300],
      ['ZD2603-1', 500],
    ],
    0,
  ],
  ['more than is open', { payer: '乙化工有限公司', amount: 1_000 }, '乙', ['payer'], [['ZD2603-3', 800]], 200],
] as const)('a receipt is proposed by %s', (_, received, enterpriseId, reasons, allocations, rest) => {
  const [first] = proposalsOf({ ...money, ...received }, open);
  expect(first).toMatchObject({ enterpriseId, reasons, rest });
  expect(first!.allocations.map(({ noteNo, amount }) => [noteNo, amount])).toEqual(allocations);
});

test('what fits nobody is proposed for nobody; another currency pays nothing; who has no bill is known by name', () => {
  expect(proposalsOf({ ...money, amount: 7 }, open)).toEqual([]);
  expect(proposalsOf({ ...money, currency: '2' }, open)).toEqual([]);
  const [known] = proposalsOf({ ...money, payer: '丙' }, open, [{ enterpriseId: 'c', companyZh: '丙' }]);
  expect(known).toMatchObject({ enterpriseId: 'c', reasons: ['payer'], allocations: [], rest: 800 });
});
