import { isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import type { ContractRate, RatedGoods } from '#contract/rules/pricing/contractRates.ts';
import { exactnessOf, isForGoods } from '#contract/rules/pricing/contractRates.ts';
import type { Fee, Replacement, TariffCharge } from '#contract/rules/pricing/price.ts';
import { chargedOf, conditionParts, feesOf, unitBases } from '#contract/rules/pricing/price.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { OrderFacts, ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import { pricedFactsOf } from './orderFacts.ts';
import type { OrderForm } from './orderForm.ts';

/** Why a rate of the customer's contract prices a booking, or does not. */
export interface RateReason {
  rate: ContractRate;
  /** The published charge that it is about. */
  published: TariffCharge;
  /** `partly` where its volume ends within the booking, `short` where it takes none of it. */
  kind: 'applies' | 'partly' | 'over' | 'otherGoods' | 'usedUp' | 'short';
  /** What the booking takes of it, in the charge's basis. */
  quantity: number;
}

/** The price of a booking by published prices and contract rates. */
export interface ContractPrice {
  fees: Fee[];
  /** The fees without any contract. */
  published: Fee[];
  /** The rates about what is booked, in the order of their charges; empty without a contract. */
  reasons: RateReason[];
}

/** Whether a rate is about a charge; breaks of another currency cannot be compared. */
const isAbout = ({ charge: own }: ContractRate, charge: TariffCharge): boolean =>
  own.code === charge.code &&
  own.item === charge.item &&
  own.condition === charge.condition &&
  own.from === charge.from &&
  (charge.from === null || own.currency === charge.currency);

/** What a rate still prices; without a limit where it holds beyond the committed volume. */
const roomOf = ({ left, beyond }: ContractRate): number =>
  left === null || beyond === 'applies' ? Infinity : Math.max(0, left);

const dangerousIn = (cargo: OrderFacts['cargo']): RatedGoods[] =>
  cargo.flatMap(({ dangerous }) => (dangerous === null ? [] : [dangerous]));

/** The dangerous goods of each container of an item that a charge counts, in the order of the containers. */
const containersOf = ({ item, condition }: TariffCharge, { items, cargo }: OrderFacts): RatedGoods[][] => {
  const parts = conditionParts(condition);
  const units = unitsOf(Object.entries(items).map(([code, quantity]) => ({ code, quantity })));
  return units.flatMap((code, index) => {
    if (code !== item) return [];
    const held = dangerousIn(isAllotted(cargo) ? cargo.filter(({ unit }) => unit === index + 1) : cargo);
    if (parts.includes('dangerous') && held.length === 0) return [];
    return parts.includes('notDangerous') && held.length > 0 ? [] : [held];
  });
};

/** The goods that one rate must be for: of each container, else of the whole quantity. */
const sharesOf = (charge: TariffCharge, quantity: number, facts: OrderFacts, isLoaded: boolean) => {
  const whole = [{ goods: dangerousIn(facts.cargo), quantity }];
  if (charge.item === null || charge.from !== null || !unitBases.has(charge.basis)) return whole;
  const pieces = isLoaded
    ? containersOf(charge, facts)
    : Array.from({ length: Math.floor(quantity) }, () => whole[0]!.goods);
  return pieces.length === quantity ? pieces.map((goods) => ({ goods, quantity: 1 })) : whole;
};

/** Gives each share to the most exact rate that is for its goods and has room for it. */
const given = (rates: readonly ContractRate[], shares: ReturnType<typeof sharesOf>): Map<ContractRate, number> => {
  const taken = new Map<ContractRate, number>();
  for (const { goods, quantity } of shares) {
    const rate = rates.find(
      (one) => !one.isOver && isForGoods(one, goods) && (taken.get(one) ?? 0) + quantity <= roomOf(one),
    );
    if (rate) taken.set(rate, sumOf([taken.get(rate) ?? 0, quantity]));
  }
  return taken;
};

/**
 * The price of a form at a quote: a contract's rate takes the place of the published charge for the goods it is for, in its
 * period, as far as its volume goes; everything else is charged as published. Containers are priced one by one, other
 * quantities as a whole. The service and the form compute it alike.
 */
export const contractPriceOf = (
  service: ServiceDefinition,
  form: OrderForm,
  quote: Pick<Quote, 'tariff' | 'contract' | 'isDangerous' | 'goods' | 'offered'>,
): ContractPrice => {
  const { booking, facts } = pricedFactsOf(service, form, quote);
  const withoutContract = feesOf(quote.tariff, booking);
  if (!quote.contract || quote.contract.length === 0)
    return { fees: withoutContract, published: withoutContract, reasons: [] };

  const rates = quote.contract.toSorted((a, b) => exactnessOf(b) - exactnessOf(a));
  const asked: {
    charge: TariffCharge;
    rates: readonly ContractRate[];
    shares: ReturnType<typeof sharesOf>;
    isWhole: boolean;
  }[] = [];
  const replaced = (charge: TariffCharge, quantity: number): Replacement[] => {
    const own = rates.filter((rate) => isAbout(rate, charge));
    if (own.length === 0) return [];
    const shares = sharesOf(charge, quantity, facts, booking.units !== undefined);
    const takes = [...given(own, shares)].map(([rate, taken]) => ({ charge: rate.charge, quantity: taken }));
    asked.push({ charge, rates: own, shares, isWhole: sumOf(takes.map((one) => one.quantity)) >= quantity });
    return takes;
  };
  const charged = chargedOf(quote.tariff, booking, replaced);

  const reasons = asked.flatMap(({ charge: published, rates: own, shares, isWhole }) =>
    own.flatMap((rate): RateReason[] => {
      const used = charged.find(({ charge }) => charge === rate.charge)?.fee.quantity ?? 0;
      const fitting = shares.filter(({ goods }) => isForGoods(rate, goods));
      if (used > 0)
        return [{ rate, published, kind: isWhole || used < roomOf(rate) ? 'applies' : 'partly', quantity: used }];
      const reason = (kind: RateReason['kind']) => [{ rate, published, kind, quantity: 0 }];
      if (fitting.length === 0) return rate.isOver ? [] : reason('otherGoods');
      if (rate.isOver) return reason('over');
      if (roomOf(rate) <= 0) return reason('usedUp');
      // a more exact rate, or a cheaper weight break, prices them all
      return fitting.every(({ quantity }) => quantity > roomOf(rate)) ? reason('short') : [];
    }),
  );
  return { fees: charged.map(({ fee }) => fee), published: withoutContract, reasons };
};

/** What an order takes of contract rates. */
export const usesIn = ({ reasons }: Pick<ContractPrice, 'reasons'>): { rateId: string; quantity: number }[] =>
  reasons.flatMap(({ rate, quantity }) => (quantity > 0 ? [{ rateId: rate.id, quantity }] : []));
