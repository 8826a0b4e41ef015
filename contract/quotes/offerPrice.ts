import type { Fee, TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf, isDue } from '#contract/rules/pricing/price.ts';
import { unitsOf } from '#contract/rules/rounding.ts';
import type { RateBasis } from '#contract/services/serviceCode.ts';
import type { OfferCharge, OfferOption } from './offerDraft.ts';
import { offerMax } from './offerDraft.ts';

/** The charge of a tariff that a typed charge is, in minor units; a number tells equal codes apart. */
const tariffChargeOf = (charge: OfferCharge, index: number, all: readonly OfferCharge[]): TariffCharge => {
  const { code, nameZh, side, currency, basis, item, price } = charge;
  const isAlone = code !== '' && all.filter((other) => other.code === code).length === 1;
  return {
    code: isAlone || item !== null ? code || 'OFFER' : `${code || 'OFFER'}-${index + 1}`,
    nameZh,
    side,
    currency,
    basis,
    item,
    condition: null,
    amount: unitsOf(Number(price), 2),
    minimum: null,
    from: null,
  };
};

/** The tariff of an option: its charges, each due whatever is ordered. */
export const tariffOf = ({ charges }: Pick<OfferOption, 'charges'>): TariffCharge[] =>
  charges.map((charge, index) => tariffChargeOf(charge, index, charges));

/** The fees of an option at the quantities typed, rounded as all fees are. */
export const feesOfOption = (option: Pick<OfferOption, 'charges'>): Fee[] =>
  tariffOf(option).flatMap((charge, index) => {
    const quantity = Number(option.charges[index]!.quantity);
    const counted = { [charge.item ?? charge.code]: quantity };
    const isItem = charge.item !== null;
    return feesOf([charge], {
      items: isItem ? counted : {},
      measures: isItem ? {} : counted,
      conditions: new Set(),
    });
  });

/** The bases whose quantities the goods of an order decide; others stay as offered. */
const byGoods: ReadonlySet<RateBasis> = new Set([
  'container',
  'tank',
  'bag',
  'truck',
  'revenueTon',
  'chargeableKg',
  'ton',
  'tonDay',
  'palletDay',
  'squareMetreMonth',
  'pallet',
]);

/**
 * The quantities that an order of an option has whatever its goods are, by charge: those of charges for the whole order that
 * are not measured, by the measures that its service has.
 */
export const offeredQuantities = (
  option: Pick<OfferOption, 'charges'>,
  measures: Readonly<Record<string, number | undefined>>,
): Record<string, number> =>
  Object.fromEntries(
    tariffOf(option).flatMap(({ code, item, basis }, index) =>
      item !== null || (byGoods.has(basis) && basis in measures)
        ? []
        : [[code, Number(option.charges[index]!.quantity)] as const],
    ),
  );

/** The bases that count the time or the area of an item, not the item. */
const ofTime: ReadonlySet<RateBasis> = new Set(['day', 'tonDay', 'palletDay', 'squareMetreMonth']);

/** The items that an option is for, with their numbers; one of each that is charged by time alone. */
export const offeredItems = ({ charges }: Pick<OfferOption, 'charges'>): { code: string; quantity: number }[] => {
  const counts = new Map<string, number>();
  for (const { item, basis, quantity } of charges)
    if (item !== null) counts.set(item, Math.max(counts.get(item) ?? 1, ofTime.has(basis) ? 1 : Number(quantity)));
  return Array.from(counts, ([code, quantity]) => ({ code, quantity }));
};

/** The charges of an item that count it otherwise than others do: an order counts it once. */
export const unevenCharges = (option: Pick<OfferOption, 'charges'>): number[] => {
  const items = offeredItems(option);
  return option.charges.flatMap(({ item, basis, quantity }, index) =>
    item === null || ofTime.has(basis) || items.find(({ code }) => code === item)?.quantity === Number(quantity)
      ? []
      : [index],
  );
};

/** A price in minor units as it is typed. */
const typedPrice = (amount: number): string => (amount / 100).toFixed(2).replace(/\.00$/, '');

/** The charges that an option begins with: those of a published tariff for such goods, of the first item and the whole order. */
export const chargesOf = (tariff: readonly TariffCharge[], isDangerous: boolean): OfferCharge[] => {
  const [item] = tariff.flatMap((charge) => charge.item ?? []);
  const conditions = new Set([isDangerous ? 'dangerous' : 'notDangerous']);
  const due = tariff.filter(
    (charge) => isDue(charge, conditions) && (charge.item === null || charge.item === item) && charge.amount > 0,
  );
  const codes = new Set<string>();
  return due
    .filter(({ code, from }) => {
      // of weight breaks the first
      if (from !== null && codes.has(code)) return false;
      codes.add(code);
      return true;
    })
    .slice(0, offerMax.charges)
    .map(({ code, nameZh, side, currency, basis, item: own, amount }) => ({
      code: code.slice(0, 20),
      nameZh: nameZh.slice(0, 60),
      side,
      currency,
      basis,
      item: own,
      price: typedPrice(amount),
      quantity: '1',
    }));
};
