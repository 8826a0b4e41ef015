import type { Currency } from '#contract/rules/pricing/price.ts';

/** The accounts of the ledger; `suspense` holds what arrived and belongs to no customer yet. */
export const ledgerAccounts = [
  'bank',
  'alipay',
  'wechat',
  'bankCharge',
  'suspense',
  'receivable',
  'customerBalance',
  'revenue',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** How money arrives; each way has an account of that name. */
export const receiptChannels = ['bank', 'alipay', 'wechat'] as const satisfies readonly LedgerAccount[];
export type ReceiptChannel = (typeof receiptChannels)[number];

/** One side of a posting. */
export interface LedgerEntry {
  account: LedgerAccount;
  currency: Currency;
  /** Minor units (fen, cents): a debit above zero, a credit below. */
  amount: number;
  /** The customer's company; null for the platform's own accounts. */
  enterpriseId: string | null;
  /** What the amount belongs to: a bill, a credit note or a receipt; null for accounts without open items. */
  itemId: string | null;
}

/** The most that one act posts, in minor units: 9,999,999,999.99. */
export const ledgerAmountMax = 999_999_999_999;

const checked = (amount: number, least = 1): number => {
  if (!Number.isInteger(amount) || amount < least || amount > ledgerAmountMax)
    throw new RangeError(`an amount of the ledger must be from ${least} to ${ledgerAmountMax}: ${amount}`);
  return amount;
};

interface OfCompany {
  enterpriseId: string;
  currency: Currency;
  /** Minor units, above zero. */
  amount: number;
}

/** A bill: the customer owes it, and it is earned. */
export const billPosting = ({ enterpriseId, currency, amount, billId }: OfCompany & { billId: string }) => {
  checked(amount);
  return [
    { account: 'receivable', currency, amount, enterpriseId, itemId: billId },
    { account: 'revenue', currency, amount: -amount, enterpriseId, itemId: null },
  ] satisfies LedgerEntry[];
};

/** A credit note: it lowers what is open of its bill; what the customer has paid already becomes their balance. */
export const creditNotePosting = (
  of: OfCompany & { billId: string; creditNoteId: string; /** What is open of the bill. */ open: number },
): LedgerEntry[] => {
  const { enterpriseId, currency, amount, billId, creditNoteId } = of;
  checked(amount);
  const open = Math.min(amount, checked(of.open, 0));
  const paid = amount - open;
  return [
    { account: 'revenue', currency, amount, enterpriseId, itemId: null },
    ...(open > 0 ? [{ account: 'receivable', currency, amount: -open, enterpriseId, itemId: billId } as const] : []),
    ...(paid > 0
      ? [{ account: 'customerBalance', currency, amount: -paid, enterpriseId, itemId: creditNoteId } as const]
      : []),
  ];
};

/** What arrived: the amount on the account, and what the bank kept of it, which the customer need not bear. */
export const receiptPosting = (of: {
  receiptId: string;
  channel: ReceiptChannel;
  currency: Currency;
  amount: number;
  charge: number;
}): LedgerEntry[] => {
  const { receiptId: itemId, channel, currency } = of;
  const [amount, charge] = [checked(of.amount), checked(of.charge, 0)];
  return [
    { account: channel, currency, amount, enterpriseId: null, itemId: null },
    ...(charge > 0
      ? [{ account: 'bankCharge', currency, amount: charge, enterpriseId: null, itemId: null } as const]
      : []),
    { account: 'suspense', currency, amount: -(amount + charge), enterpriseId: null, itemId },
  ];
};

/** A receipt is a customer's: it becomes their balance. */
export const assignmentPosting = ({ enterpriseId, currency, amount, receiptId }: OfCompany & { receiptId: string }) =>
  [
    { account: 'suspense', currency, amount: checked(amount), enterpriseId: null, itemId: receiptId },
    { account: 'customerBalance', currency, amount: -amount, enterpriseId, itemId: receiptId },
  ] satisfies LedgerEntry[];

/** Some of a customer's balance pays some of a bill. */
export const allocationPosting = (
  of: OfCompany & { /** A receipt or a credit note. */ fromId: string; billId: string },
) =>
  [
    {
      account: 'customerBalance',
      currency: of.currency,
      amount: checked(of.amount),
      enterpriseId: of.enterpriseId,
      itemId: of.fromId,
    },
    {
      account: 'receivable',
      currency: of.currency,
      amount: -of.amount,
      enterpriseId: of.enterpriseId,
      itemId: of.billId,
    },
  ] satisfies LedgerEntry[];

/** Some of a customer's balance is paid back through a channel, which may return its fee for it. */
export const refundPosting = (
  of: Omit<OfCompany, 'amount'> & {
    channel: ReceiptChannel;
    /** The receipts and credit notes whose balance is paid back. */
    from: readonly { itemId: string; amount: number }[];
    /** The fee that the channel returns. */
    charge: number;
  },
): LedgerEntry[] => {
  const { enterpriseId, channel, currency, from } = of;
  const charge = checked(of.charge, 0);
  const amount = checked(sumOf(from.map((one) => checked(one.amount))));
  const own = { currency, enterpriseId: null, itemId: null };
  return [
    ...from.map(
      ({ itemId, amount: part }) =>
        ({ account: 'customerBalance', currency, amount: part, enterpriseId, itemId }) as const,
    ),
    { account: channel, ...own, amount: charge - amount },
    ...(charge > 0 ? [{ account: 'bankCharge' as const, ...own, amount: -charge }] : []),
  ];
};

/** A refund that a channel could not make is paid by bank transfer: the channel keeps the money. */
export const transferPosting = (of: { channel: ReceiptChannel; currency: Currency; amount: number }): LedgerEntry[] => {
  const [own, amount] = [{ currency: of.currency, enterpriseId: null, itemId: null }, checked(of.amount)];
  return [
    { account: of.channel, ...own, amount },
    { account: 'bank', ...own, amount: -amount },
  ];
};

/** What undoes a posting. */
export const reversalPosting = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.map(({ amount, ...entry }) => Object.assign({}, entry, { amount: -amount }));

/** The exact sum of amounts in minor units; throws where no number holds it. */
export const sumOf = (amounts: Iterable<number>): number => {
  let sum = 0n;
  for (const amount of amounts) sum += BigInt(amount);
  const held = Number(sum);
  if (!Number.isSafeInteger(held)) throw new RangeError(`a sum of the ledger is too large: ${sum}`);
  return held;
};

/** Whether the entries of a posting sum to zero in each currency. */
export const isBalanced = (entries: readonly Pick<LedgerEntry, 'currency' | 'amount'>[]): boolean =>
  [...new Set(entries.map(({ currency }) => currency))].every(
    (currency) => sumOf(entries.filter((entry) => entry.currency === currency).map(({ amount }) => amount)) === 0,
  );
