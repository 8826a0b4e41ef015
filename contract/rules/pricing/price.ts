import * as z from 'zod/mini';
import { rateBasis } from '#contract/services/serviceLine.ts';

/** Currency codes on the wire: '1' is CNY (¥), any other shows as $ (specification section 5). */
export const currency = z.enum(['1', '2']);
export type Currency = z.output<typeof currency>;

export const containerType = z.enum(['20GP', '40GP', '40HQ']);
export type ContainerType = z.output<typeof containerType>;

/** One line of a tariff: an amount for one of a basis, under a condition. */
export const tariffLine = z.object({
  code: z.string(),
  nameZh: z.string(),
  side: z.enum(['freight', 'origin', 'destination', 'service']),
  currency,
  basis: rateBasis,
  /** What must be chosen for it: a container size, a tank, a truck, a service; null where it is asked of the whole order. */
  item: z.nullable(z.string()),
  /** What must be true of the order, as the line's fields name it: `dangerous`, `customsEntrusted`, `loading.station`. */
  condition: z.nullable(z.string()),
  /** Minor units (fen, cents) for one of the basis. */
  amount: z.int(),
  /** The least that is asked, in minor units: of each chosen item, or of the whole order where none is chosen. */
  minimum: z.nullable(z.int()),
  /** The quantity from which this break of a rate applies; of the breaks with one code the cheapest is asked. */
  from: z.nullable(z.number()),
});
export type TariffLine = z.output<typeof tariffLine>;

/** One line of a fee summary: unit price times quantity, in minor units. */
export const fee = z.object({
  code: z.string(),
  nameZh: z.string(),
  side: tariffLine.shape.side,
  currency,
  basis: rateBasis,
  item: z.nullable(z.string()),
  unitAmount: z.int(),
  /** To three decimals. */
  quantity: z.number(),
  amount: z.int(),
});
export type Fee = z.output<typeof fee>;

export const total = z.object({ currency, amount: z.int() });
export type Total = z.output<typeof total>;

/** The facts of a booking that its price depends on. */
export interface PricedBooking {
  /** How many of each item are chosen. */
  items: Readonly<Record<string, number>>;
  /** What is asked of the whole order: its revenue tons, chargeable kilograms, ton-days; by basis, or by a charge's code. */
  measures: Readonly<Record<string, number | undefined>>;
  /** What one chosen item counts for, where it is not one: the days a tank is rented, the ton-days a store is filled. */
  perItem?: Readonly<Record<string, number | undefined>> | undefined;
  conditions: ReadonlySet<string>;
}

const thousandths = (value: number): number => Math.round(value * 1000);

/** Unit amount times quantity, rounded up to the minor unit (specification section 5), at least the minimum of all pieces. */
const amountFor = (
  { amount, minimum }: Pick<TariffLine, 'amount' | 'minimum'>,
  quantity: number,
  pieces: number,
): number => Math.max(Math.ceil((amount * thousandths(quantity)) / 1000), (minimum ?? 0) * pieces);

const quantityOf = ({ code, basis, item }: TariffLine, { items, measures, perItem }: PricedBooking): number =>
  thousandths(item === null ? (measures[code] ?? measures[basis] ?? 0) : (items[item] ?? 0) * (perItem?.[basis] ?? 1)) /
  1000;

const feeOf = (
  { code, nameZh, side, currency: code3, basis, item, ...line }: TariffLine,
  quantity: number,
  pieces: number,
): Fee => ({
  code,
  nameZh,
  side,
  currency: code3,
  basis,
  item,
  unitAmount: line.amount,
  quantity,
  amount: amountFor(line, quantity, pieces),
});

/**
 * The cheapest break of a rate: the one the quantity lies in, or a higher one paid as if its quantity were reached; of
 * equal ones the lowest. Source: IATA TACT Rules (the higher weight break), sure.
 */
const cheapestOf = (breaks: readonly TariffLine[], quantity: number): Fee | undefined => {
  const own = Math.max(...breaks.map(({ from }) => from ?? 0).filter((from) => from <= quantity));
  return breaks
    .filter(({ from }) => (from ?? 0) >= own)
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
    .map((line) => feeOf(line, Math.max(quantity, line.from ?? 0), 1))
    .reduce<Fee | undefined>((best, next) => (best && best.amount <= next.amount ? best : next), undefined);
};

/** The fees a tariff asks of a booking, in the tariff's order; lines that do not apply are left out. */
export const feesOf = (tariff: readonly TariffLine[], booking: PricedBooking): Fee[] => {
  const due = tariff
    .filter((line) => line.condition === null || booking.conditions.has(line.condition))
    .map((line) => ({ line, quantity: quantityOf(line, booking) }))
    .filter(({ quantity }) => quantity > 0);
  return due.flatMap(({ line, quantity }) => {
    if (line.from === null) return [feeOf(line, quantity, line.item === null ? 1 : (booking.items[line.item] ?? 0))];
    const breaks = due.filter((other) => other.line.from !== null && other.line.code === line.code);
    if (breaks[0]?.line !== line) return [];
    const cheapest = cheapestOf(
      breaks.map((one) => one.line),
      quantity,
    );
    return cheapest ? [cheapest] : [];
  });
};

/** Sums fees by currency, CNY last as a Chinese freight bill has it; currencies without a fee are left out. */
export const totalsOf = (fees: readonly Pick<Fee, 'currency' | 'amount'>[]): Total[] => {
  const sums = new Map<Currency, number>();
  for (const { currency: code, amount } of fees) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums]
    .map(([code, amount]) => ({ currency: code, amount }))
    .toSorted((a, b) => b.currency.localeCompare(a.currency));
};

/** Whether two summaries ask the same of every currency. */
export const sameTotals = (a: readonly Total[], b: readonly Total[]): boolean =>
  a.length === b.length &&
  a.every((one) => b.some((other) => other.currency === one.currency && other.amount === one.amount));
