import * as z from 'zod/mini';
import { quotientUp, times, toThousandths, unitsOf } from '#contract/rules/rounding.ts';
import { containerTypes } from './containerTypes.ts';
import { rateBasis } from '#contract/services/serviceCode.ts';

/** Currency codes on the wire: '1' is CNY (¥), any other is shown as $ (specification section 5). */
export const currency = z.enum(['1', '2']);
export type Currency = z.output<typeof currency>;

export const containerType = z.enum(containerTypes);
export type ContainerType = z.output<typeof containerType>;

/** One charge of a tariff: an amount per basis, under a condition. */
export const tariffCharge = z.object({
  code: z.string(),
  nameZh: z.string(),
  side: z.enum(['freight', 'origin', 'destination', 'service']),
  currency,
  basis: rateBasis,
  /** The item it applies to: a container size, a tank, a truck, a service; null if it applies to the whole order. */
  item: z.nullable(z.string()),
  /**
   * The condition of the order, by the names of the service's fields: `dangerous`, `customsEntrusted`,
   * `loading.station`; several that must all hold are joined: `loading.station+dangerous`.
   */
  condition: z.nullable(z.string()),
  /** Minor units (fen, cents) per basis. */
  amount: z.int(),
  /** The minimum, in minor units: per selected item, or for the whole order if no item is selected. */
  minimum: z.nullable(z.int()),
  /** The quantity from which this weight break applies; among breaks with one code the cheapest is charged. */
  from: z.nullable(z.number()),
});
export type TariffCharge = z.output<typeof tariffCharge>;

/** One row of a fee summary: unit price times quantity, in minor units. */
export const fee = z.object({
  code: z.string(),
  nameZh: z.string(),
  side: tariffCharge.shape.side,
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

/** The facts of a booking that determine its price. */
export interface PricedBooking {
  /** The number chosen of each item. */
  items: Readonly<Record<string, number>>;
  /** Quantities of the whole order: revenue tons, chargeable kilograms, ton-days; by basis, or by a charge's code. */
  measures: Readonly<Record<string, number | undefined>>;
  /** The multiplier of one selected item, if not one: the days a tank is rented, the ton-days in a warehouse. */
  perItem?: Readonly<Record<string, number | undefined>> | undefined;
  conditions: ReadonlySet<string>;
  /**
   * The selected items with dangerous goods and the others, by item: charges under these conditions count only theirs.
   * Absent if goods are not loaded into their own containers or trucks.
   */
  units?: Readonly<Record<UnitCondition, Readonly<Record<string, number>>>> | undefined;
  /** Why a quantity exceeds the measured goods, by basis: 不足 1 计费吨按 1 计费吨. */
  raisedZh?: Readonly<Partial<Record<string, string>>> | undefined;
}

const unitConditions = ['dangerous', 'notDangerous'] as const;
type UnitCondition = (typeof unitConditions)[number];

/** The bases that count containers or trucks. */
export const unitBases: ReadonlySet<string> = new Set(['container', 'tank', 'bag', 'truck']);

/** The parts of a charge's condition, which must all be met. */
export const conditionParts = (condition: string | null): string[] => condition?.split('+') ?? [];

/** Whether a charge applies under these conditions. */
export const isDue = ({ condition }: Pick<TariffCharge, 'condition'>, conditions: ReadonlySet<string>): boolean =>
  conditionParts(condition).every((part) => conditions.has(part));

/**
 * Unit amount times quantity, rounded up to the minor unit (specification section 5), at least the minimum per piece.
 */
const amountFor = (
  { amount, minimum }: Pick<TariffCharge, 'amount' | 'minimum'>,
  quantity: number,
  pieces: number,
): number => Math.max(quotientUp(BigInt(amount) * BigInt(unitsOf(quantity, 3)), 1000n), (minimum ?? 0) * pieces);

const minimumZh = '按最低收费';

/** Whether the minimum determines the amount, not unit amount times quantity. */
const isAtMinimum = (charge: Pick<TariffCharge, 'amount' | 'minimum'>, quantity: number, pieces: number): boolean =>
  charge.minimum !== null &&
  amountFor(charge, quantity, pieces) > amountFor({ ...charge, minimum: null }, quantity, pieces);

/** The pieces of each item that a charge counts: all, or those of its condition. */
const countedItems = (
  { condition }: TariffCharge,
  { items, units }: PricedBooking,
): Readonly<Record<string, number>> => {
  const only = unitConditions.find((one) => conditionParts(condition).includes(one));
  return (only && units?.[only]) ?? items;
};

const quantityOf = (charge: TariffCharge, booking: PricedBooking): number => {
  const { code, basis, item } = charge;
  const counted = countedItems(charge, booking);
  if (item !== null) return toThousandths(times(booking.perItem?.[basis] ?? 1, counted[item] ?? 0));
  if (counted !== booking.items && unitBases.has(basis))
    return Object.values(counted).reduce((sum, pieces) => sum + pieces, 0);
  return toThousandths(booking.measures[code] ?? booking.measures[basis] ?? 0);
};

const withNote = (nameZh: string, noteZh: string | undefined): string => (noteZh ? `${nameZh}（${noteZh}）` : nameZh);

const feeOf = (
  { code, nameZh, side, currency: code3, basis, item, ...line }: TariffCharge,
  quantity: number,
  pieces: number,
  raisedZh: PricedBooking['raisedZh'] = {},
): Fee => ({
  code,
  nameZh: withNote(nameZh, isAtMinimum(line, quantity, pieces) ? minimumZh : raisedZh[basis]),
  side,
  currency: code3,
  basis,
  item,
  unitAmount: line.amount,
  quantity,
  amount: amountFor(line, quantity, pieces),
});

/**
 * The cheapest break of a rate: that of the quantity, or a higher one charged at its lowest quantity; the lowest among
 * equals. Source: IATA TACT Rules (the higher weight break), sure.
 */
const cheapestOf = (
  breaks: readonly TariffCharge[],
  quantity: number,
  raisedZh: PricedBooking['raisedZh'],
): ChargedFee | undefined => {
  const own = Math.max(...breaks.map(({ from }) => from ?? 0).filter((from) => from <= quantity));
  return breaks
    .filter(({ from }) => (from ?? 0) >= own)
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
    .map((charge) => ({ charge, fee: feeOf(charge, Math.max(quantity, charge.from ?? 0), 1, raisedZh) }))
    .reduce<ChargedFee | undefined>(
      (best, next) => (best && best.fee.amount <= next.fee.amount ? best : next),
      undefined,
    );
};

/** A charge that replaces another for some of its quantity, or for all of it. */
export interface Replacement {
  charge: TariffCharge;
  quantity: number;
}

/** A fee with its charge. */
export interface ChargedFee {
  charge: TariffCharge;
  fee: Fee;
}

/** The replacement of a charge for a quantity; empty for a charge without one. */
export type Replacing = (charge: TariffCharge, quantity: number) => readonly Replacement[];

/**
 * The fees of a booking in the tariff's order with their charges, without charges that do not apply. A weight break is
 * replaced as a whole, or not at all.
 */
export const chargedOf = (
  tariff: readonly TariffCharge[],
  booking: PricedBooking,
  replaced?: Replacing,
): ChargedFee[] => {
  const { raisedZh } = booking;
  const due = tariff
    .filter((charge) => isDue(charge, booking.conditions))
    .map((charge) => ({ charge, quantity: quantityOf(charge, booking) }))
    .filter(({ quantity }) => quantity > 0);
  return due.flatMap(({ charge, quantity }) => {
    if (charge.from === null) {
      const own = replaced?.(charge, quantity) ?? [];
      const pieces = charge.item === null ? 1 : (countedItems(charge, booking)[charge.item] ?? 0);
      if (own.length === 0) return [{ charge, fee: feeOf(charge, quantity, pieces, raisedZh) }];
      const fees = own.map((one) => ({ charge: one.charge, fee: feeOf(one.charge, one.quantity, 1, raisedZh) }));
      const rest = toThousandths(own.reduce((sum, one) => sum - one.quantity, quantity));
      if (rest > 0) fees.push({ charge, fee: feeOf(charge, rest, Math.min(pieces, rest), raisedZh) });
      return fees;
    }
    const breaks = due.filter((other) => other.charge.from !== null && other.charge.code === charge.code);
    if (breaks[0]?.charge !== charge) return [];
    const applied = breaks.map((one) => {
      const [own] = replaced?.(one.charge, Math.max(quantity, one.charge.from ?? 0)) ?? [];
      return own?.charge ?? one.charge;
    });
    const cheapest = cheapestOf(applied, quantity, raisedZh);
    return cheapest ? [cheapest] : [];
  });
};

/** The fees of a booking in the tariff's order, without charges that do not apply. */
export const feesOf = (tariff: readonly TariffCharge[], booking: PricedBooking): Fee[] =>
  chargedOf(tariff, booking).map(({ fee: one }) => one);

/** Sums fees by currency, CNY last as on Chinese freight bills; currencies without fees are omitted. */
export const totalsOf = (fees: readonly Pick<Fee, 'currency' | 'amount'>[]): Total[] => {
  const sums = new Map<Currency, number>();
  for (const { currency: code, amount } of fees) sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums]
    .map(([code, amount]) => ({ currency: code, amount }))
    .toSorted((a, b) => b.currency.localeCompare(a.currency));
};

/** The amount of a currency among totals; zero if there is none. */
export const amountOf = (totals: readonly Total[], code: Currency): number =>
  totals.find((one) => one.currency === code)?.amount ?? 0;

/** Whether two summaries have the same totals in every currency. */
export const sameTotals = (a: readonly Total[], b: readonly Total[]): boolean =>
  a.length === b.length &&
  a.every((one) => b.some((other) => other.currency === one.currency && other.amount === one.amount));
