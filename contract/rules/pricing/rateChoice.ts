import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { TariffCharge } from './price.ts';

/** The item and the condition under which a published rate applies. */
export type RateTerms = Pick<TariffCharge, 'item' | 'condition'>;

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
export const rateTermsOf = (service: ServiceCode, itemCode: string): RateTerms => {
  switch (service) {
    case 'lcl':
    case 'air':
      // the rate depends on the cargo alone
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
      return service satisfies never;
  }
};

/** Whether a store with this item code (`G-tonDay`) may hold dangerous goods; a general one may not. */
export const takesDangerous = (item: string): boolean => !item.startsWith('G-');

/** What a row of a price table preselects in the order form that it opens. */
export interface RateChoice {
  item: string;
  /** How many of the item; one, or as many as the form has, if absent. */
  quantity?: number | undefined;
  /** Whether its goods are dangerous; absent if the price does not depend on it. */
  isDanger?: 'Y' | 'N';
  /** Preselected values of the service's own fields: `owner: 'SOC'`. */
  details: Readonly<Record<string, string>>;
}

const dangerOf = (service: ServiceCode, { item, condition }: RateTerms): 'Y' | 'N' | undefined => {
  if (condition === 'dangerous') return 'Y';
  if (condition === 'notDangerous') return 'N';
  return service === 'warehousing' && item !== null && !takesDangerous(item) ? 'N' : undefined;
};

/** The preselection of a published rate; undefined if the rate depends on the cargo alone. */
export const rateChoiceOf = (service: ServiceCode, itemCode: string): RateChoice | undefined => {
  const terms = rateTermsOf(service, itemCode);
  if (terms.item === null) return undefined;
  const isDanger = dangerOf(service, terms);
  const [field, value] = terms.condition?.split('.') ?? [];
  return {
    item: terms.item,
    ...(isDanger && { isDanger }),
    details: field !== undefined && value !== undefined ? { [field]: value } : {},
  };
};
