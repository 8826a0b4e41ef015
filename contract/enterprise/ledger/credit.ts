import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import { amountOf, currency } from '#contract/rules/pricing/price.ts';

/** What a company may owe, in minor units by currency; null is without limit. */
export type CreditLimits = Readonly<Record<Currency, number | null>>;

/** The last day on which a bill is paid in time: so many days after its own. */
export const dueDayOf = (issuedOn: string, paymentDays: number): string => chinaDayOf(dayBegins(issuedOn, paymentDays));

/** A bill and what is open of it. */
export interface OpenBill {
  noteNo: string;
  currency: Currency;
  dueOn: string;
  /** Minor units. */
  open: number;
}

/** Whether a bill is open after its last day. */
export const isOverdue = ({ dueOn, open }: Pick<OpenBill, 'dueOn' | 'open'>, today: string): boolean =>
  open > 0 && dueOn < today;

/** How many days a bill is overdue; negative before its last day. */
export const overdueDaysOf = ({ dueOn }: Pick<OpenBill, 'dueOn'>, today: string): number =>
  Math.round((dayBegins(today).getTime() - dayBegins(dueOn).getTime()) / 86_400_000);

/** Bills due in fewer days are emphasised. */
const dueSoonDays = 7;

/** Whether a bill is overdue, due soon or later. */
export const dueStateOf = (overdueDays: number): 'overdue' | 'soon' | 'later' => {
  if (overdueDays > 0) return 'overdue';
  return -overdueDays < dueSoonDays ? 'soon' : 'later';
};

/** The days before or after the last day of a bill, in words. */
export const dueZh = (overdueDays: number): string => {
  if (overdueDays > 0) return `逾期 ${overdueDays} 天`;
  return overdueDays === 0 ? '今天到期' : `剩 ${-overdueDays} 天`;
};

/** What decides whether a company may order. */
export interface CreditFacts {
  limits: CreditLimits;
  /** The last day of the desk's override. */
  overrideUntil: string | null;
  bills: readonly OpenBill[];
  /** What the company owes with orders that are not billed yet, less its balance, by currency in minor units. */
  exposure: readonly Total[];
}

/** Why a company may not order. */
export type CreditBlock =
  | { reason: 'overdue'; bills: OpenBill[] }
  | { reason: 'limit'; currency: Currency; limit: number; exposure: number; added: number };

/**
 * Why a company may not add so much to what it owes: a bill is overdue, or the credit limit of a currency is exceeded.
 * Undefined where it may; an override lifts both until its last day.
 */
export const creditBlockOf = (
  { limits, overrideUntil, bills, exposure }: CreditFacts,
  added: readonly Total[],
  today: string,
): CreditBlock | undefined => {
  if (overrideUntil !== null && today <= overrideUntil) return undefined;
  const overdue = bills.filter((bill) => isOverdue(bill, today));
  if (overdue.length > 0) return { reason: 'overdue', bills: overdue };
  for (const of of currency.options) {
    const [limit, more] = [limits[of], amountOf(added, of)];
    if (limit === null || more <= 0) continue;
    const before = amountOf(exposure, of);
    if (before + more > limit) return { reason: 'limit', currency: of, limit, exposure: before, added: more };
  }
  return undefined;
};

/** What a change of an order adds to its totals, by currency; nothing where it becomes cheaper. */
export const addedTotals = (before: readonly Total[], after: readonly Total[]): Total[] =>
  after.flatMap(({ currency: of, amount }) => {
    const more = amount - amountOf(before, of);
    return more > 0 ? [{ currency: of, amount: more }] : [];
  });

/** The parts of what is open, by how many days it is overdue. */
export const agingParts = [
  { key: 'current', label: '未到期', from: Number.NEGATIVE_INFINITY, until: 0 },
  { key: 'd30', label: '逾期 1–30 天', from: 1, until: 30 },
  { key: 'd60', label: '逾期 31–60 天', from: 31, until: 60 },
  { key: 'd90', label: '逾期 61–90 天', from: 61, until: 90 },
  { key: 'older', label: '逾期 90 天以上', from: 91, until: Number.POSITIVE_INFINITY },
] as const;

/** What is open of bills of one currency by age, in minor units, in the order of `agingParts`. */
export const agingOf = (bills: readonly Pick<OpenBill, 'dueOn' | 'open'>[], today: string): number[] => {
  const ages = bills.map((bill) => ({ days: overdueDaysOf(bill, today), open: bill.open }));
  return agingParts.map(({ from, until }) =>
    ages.filter(({ days }) => days >= from && days <= until).reduce((sum, { open }) => sum + open, 0),
  );
};
