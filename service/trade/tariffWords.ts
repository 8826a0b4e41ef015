import type { RateBasis } from '#contract/lines.ts';
import type { LineDefinition } from '#contract/lines/line.ts';
import type { Offer } from '#contract/offer.ts';
import type { Currency, TariffLine } from '#contract/rules/price.ts';

/** Which part of the way a charge is for, in words. */
export const sideWords: Readonly<Record<TariffLine['side'], string>> = {
  freight: '运费',
  origin: '起运地',
  destination: '目的地',
  service: '服务',
};

/** What a charge is asked for one of, in words. */
export const basisWords: Readonly<Record<RateBasis, string>> = {
  container: '箱',
  tank: '罐',
  bag: '袋',
  revenueTon: '计费吨',
  chargeableKg: 'kg',
  ton: '吨',
  tonDay: '吨·天',
  palletDay: '托·天',
  squareMetreMonth: '㎡·月',
  pallet: '托',
  label: '张',
  truck: '车',
  kilometre: '公里',
  day: '天',
  bill: '票',
  shipment: '单',
  document: '份',
  sample: '样',
};

/** Minor units with sign, thousand separators and two decimals: `$1,360.00`. */
export const priceOf = (currency: Currency, amount: number): string =>
  `${currency === '1' ? '¥' : '$'}${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** What must be true for a charge, in the words of the line's fields and of what the offer lets choose. */
export const conditionWords = (
  condition: string | null,
  { fields }: Pick<LineDefinition, 'fields'>,
  { choices }: Pick<Offer, 'choices'>,
): string => {
  if (condition === null) return '';
  if (condition === 'dangerous') return '危险品';
  if (condition === 'notDangerous') return '普通货';
  const [name = '', value] = condition.split('.');
  const field = fields[name];
  const options = field?.kind === 'choice' ? field.options : (choices[name] ?? []);
  const chosen = options.find((option) => option.value === value);
  return [field?.labelZh ?? name, chosen?.labelZh].filter((word) => word !== undefined).join('：');
};
