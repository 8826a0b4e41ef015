import type { ServiceLine } from '#contract/services/serviceLine.ts';
import type { TariffLine } from './price.ts';

/** What is chosen of an offer, and what must be true of the order, for a published rate to apply. */
export type RateTerms = Pick<TariffLine, 'item' | 'condition'>;

const withSuffix =
  (suffix: string, condition: string, otherwise: string) =>
  (itemCode: string): RateTerms =>
    itemCode.endsWith(suffix)
      ? { item: itemCode.slice(0, -suffix.length), condition }
      : { item: itemCode, condition: otherwise };

const asItem = (itemCode: string): RateTerms => ({ item: itemCode, condition: null });
const byDanger = withSuffix('-DG', 'dangerous', 'notDangerous');
const byOwner = withSuffix('-SOC', 'owner.SOC', 'owner.COC');

/** The terms of a published rate, read from its item code: `BOX10-DG` is item `BOX10` with dangerous goods. */
export const rateTermsOf = (line: ServiceLine, itemCode: string): RateTerms => {
  switch (line) {
    case 'lcl':
    case 'air':
      // the cargo alone decides
      return { item: null, condition: null };
    case 'rail':
      return byOwner(itemCode);
    case 'builtIn':
    case 'domestic':
      return byDanger(itemCode);
    case 'fcl':
    case 'tank':
    case 'flexitank':
    case 'warehousing':
    case 'dgDesk':
    case 'goods':
      return asItem(itemCode);
    default:
      return line satisfies never;
  }
};

/** Whether a store of that item code (`G-tonDay`) may hold dangerous goods: a general one may not. */
export const takesDangerous = (item: string): boolean => !item.startsWith('G-');

/** What the row of a price table chooses in the order that it opens. */
export interface RateChoice {
  item: string;
  /** Whether its goods are dangerous; left out where the price is the same. */
  isDanger?: 'Y' | 'N';
  /** Choices of the line's own fields: `owner: 'SOC'`. */
  details: Readonly<Record<string, string>>;
}

const dangerOf = (line: ServiceLine, { item, condition }: RateTerms): 'Y' | 'N' | undefined => {
  if (condition === 'dangerous') return 'Y';
  if (condition === 'notDangerous') return 'N';
  return line === 'warehousing' && item !== null && !takesDangerous(item) ? 'N' : undefined;
};

/** What a published rate chooses; undefined where the cargo alone decides which rate applies. */
export const rateChoiceOf = (line: ServiceLine, itemCode: string): RateChoice | undefined => {
  const terms = rateTermsOf(line, itemCode);
  if (terms.item === null) return undefined;
  const isDanger = dangerOf(line, terms);
  const [field, value] = terms.condition?.split('.') ?? [];
  return {
    item: terms.item,
    ...(isDanger && { isDanger }),
    details: field !== undefined && value !== undefined ? { [field]: value } : {},
  };
};
