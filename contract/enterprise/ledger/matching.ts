import { plainText } from '#contract/protocol/textInput.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { OpenBill } from './credit.ts';

/** A receipt that belongs to no customer yet. */
export interface ReceivedMoney {
  currency: Currency;
  /** Minor units, with what the bank kept. */
  amount: number;
  payer: string;
  /** What the payer wrote. */
  reference: string;
}

/** An open bill of a company. */
export interface BillOfCompany extends OpenBill {
  billId: string;
  enterpriseId: string;
  companyZh: string;
}

/** Why a company is proposed, from the surest to the least sure. */
export const matchReasons = ['number', 'payer', 'amount'] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Whose a receipt may be, and which bills it would pay. */
export interface MatchProposal {
  enterpriseId: string;
  companyZh: string;
  reasons: MatchReason[];
  allocations: { billId: string; noteNo: string; amount: number }[];
  /** What would stay as the company's balance. */
  rest: number;
}

const weights: Readonly<Record<MatchReason, number>> = { number: 4, payer: 2, amount: 1 };

/** A name or a reference as it is compared: without blanks, marks and case. */
const bare = (typed: string): string =>
  plainText(typed)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The bills that a receipt pays exactly: one, or the oldest so many; none otherwise. */
const exactly = (bills: readonly BillOfCompany[], amount: number): readonly BillOfCompany[] => {
  const one = bills.find(({ open }) => open === amount);
  if (one) return [one];
  let sum = 0;
  for (const [index, { open }] of bills.entries()) {
    sum += open;
    if (sum === amount) return bills.slice(0, index + 1);
  }
  return [];
};

/** Pays bills in a sequence as far as the money goes. */
const paidInSequence = (bills: readonly BillOfCompany[], amount: number) => {
  let left = amount;
  const allocations = bills.flatMap(({ billId, noteNo, open }) => {
    const part = Math.min(left, open);
    left -= part;
    return part > 0 ? [{ billId, noteNo, amount: part }] : [];
  });
  return { allocations, rest: left };
};

/** The most proposals that are shown for a receipt. */
const proposalsMax = 5;

/**
 * Whose a receipt may be, the surest first: by a bill's number in the reference, the payer's name, and an amount that pays
 * bills exactly. Named bills are paid first, then those that the amount fits, then the oldest. A person decides.
 */
export const proposalsOf = (
  received: ReceivedMoney,
  bills: readonly BillOfCompany[],
  companies: readonly { enterpriseId: string; companyZh: string }[] = [],
): MatchProposal[] => {
  const open = bills
    .filter((bill) => bill.currency === received.currency && bill.open > 0)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.noteNo.localeCompare(b.noteNo));
  const known = new Map([...companies, ...open].map(({ enterpriseId, companyZh }) => [enterpriseId, companyZh]));
  const [reference, payer] = [bare(received.reference), bare(received.payer)];
  const proposals = [...known].flatMap(([enterpriseId, companyZh]): MatchProposal[] => {
    const own = open.filter((bill) => bill.enterpriseId === enterpriseId);
    const named = own.filter(({ noteNo }) => reference.includes(bare(noteNo)));
    const fitting = exactly(own, received.amount);
    const reasons = matchReasons.filter(
      (reason) =>
        ({
          number: named.length > 0,
          payer: payer !== '' && bare(companyZh) === payer,
          amount: fitting.length > 0 || (named.length > 0 && exactly(named, received.amount).length > 0),
        })[reason],
    );
    if (reasons.length === 0) return [];
    const sequence = [...new Set([...named, ...fitting, ...own])];
    return [{ enterpriseId, companyZh, reasons, ...paidInSequence(sequence, received.amount) }];
  });
  const weight = ({ reasons }: MatchProposal) => reasons.reduce((sum, reason) => sum + weights[reason], 0);
  return proposals.toSorted((a, b) => weight(b) - weight(a)).slice(0, proposalsMax);
};
