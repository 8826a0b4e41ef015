import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Currency, TariffLine } from '#contract/rules/pricing/price.ts';

/** Which part of the way a charge is for, in words. */
export const sideWords: Readonly<Record<TariffLine['side'], string>> = {
  freight: '运费',
  origin: '起运地',
  destination: '目的地',
  service: '服务',
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
