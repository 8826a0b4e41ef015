import * as z from 'zod/mini';

/** Currency codes on the wire: '1' is CNY (¥), any other shows as $ (specification section 5). */
export const currency = z.enum(['1', '2']);
export type Currency = z.output<typeof currency>;

export const containerType = z.enum(['20GP', '40GP', '40HQ']);
export type ContainerType = z.output<typeof containerType>;

/** What must be true of a booking for a charge to apply. */
export const chargeCondition = z.enum([
  'dangerous',
  'notDangerous',
  'customsEntrusted',
  'loadedAtStation',
  'loadedAtFactory',
  'telexRelease',
]);
export type ChargeCondition = z.output<typeof chargeCondition>;

/** One line of a tariff: an amount per container (of a size), per bill of lading or per shipment, under a condition. */
export const tariffLine = z.object({
  code: z.string(),
  nameZh: z.string(),
  side: z.enum(['freight', 'origin', 'destination']),
  currency,
  basis: z.enum(['container', 'bill', 'shipment']),
  containerType: z.nullable(containerType),
  condition: z.nullable(chargeCondition),
  /** Minor units (fen, cents) for one of the basis. */
  amount: z.int(),
});
export type TariffLine = z.output<typeof tariffLine>;

/** One line of a fee summary: unit price times quantity, in minor units. */
export const fee = z.object({
  code: z.string(),
  nameZh: z.string(),
  side: tariffLine.shape.side,
  currency,
  basis: tariffLine.shape.basis,
  containerType: z.nullable(containerType),
  unitAmount: z.int(),
  quantity: z.int(),
  amount: z.int(),
});
export type Fee = z.output<typeof fee>;

export const total = z.object({ currency, amount: z.int() });
export type Total = z.output<typeof total>;

/** The facts of a booking that its price depends on. */
export interface PricedBooking {
  containers: readonly { containerType: ContainerType; quantity: number }[];
  conditions: ReadonlySet<ChargeCondition>;
}

/** The fees a tariff asks of a booking, in the tariff's order; lines that do not apply are left out. */
export const feesOf = (tariff: readonly TariffLine[], booking: PricedBooking): Fee[] => {
  const quantityOf = (line: TariffLine): number =>
    line.basis === 'container'
      ? booking.containers
          .filter((container) => line.containerType === null || container.containerType === line.containerType)
          .reduce((sum, container) => sum + container.quantity, 0)
      : 1;

  return tariff
    .filter((line) => line.condition === null || booking.conditions.has(line.condition))
    .map((line) => ({ line, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({
      code: line.code,
      nameZh: line.nameZh,
      side: line.side,
      currency: line.currency,
      basis: line.basis,
      containerType: line.containerType,
      unitAmount: line.amount,
      quantity,
      amount: line.amount * quantity,
    }));
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
