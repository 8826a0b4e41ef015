import { allTraits } from '#contract/services/allTraits.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceTraits } from '#contract/services/serviceTraits.ts';
import type { TariffCharge } from './price.ts';

/** The item and the condition under which a published rate applies. */
export type RateTerms = Pick<TariffCharge, 'item' | 'condition'>;

const withSuffix =
  (suffix: string, condition: string, otherwise: string) =>
  (itemCode: string): RateTerms =>
    itemCode.endsWith(suffix)
      ? { item: itemCode.slice(0, -suffix.length), condition }
      : { item: itemCode, condition: otherwise };

/** How item codes are parsed, by their content. */
const termsBy: Readonly<Record<ServiceTraits['rates'], (itemCode: string) => RateTerms>> = {
  cargo: () => ({ item: null, condition: null }),
  item: (itemCode) => ({ item: itemCode, condition: null }),
  danger: withSuffix('-DG', 'dangerous', 'notDangerous'),
  owner: withSuffix('-SOC', 'owner.SOC', 'owner.COC'),
};

/** The terms of a published rate, read from its item code: `BOX10-DG` is item `BOX10` with dangerous goods. */
export const rateTermsOf = (service: ServiceCode, itemCode: string): RateTerms =>
  termsBy[allTraits[service].rates](itemCode);

/** The preselection of a price table row in its order form. */
export interface RateChoice {
  item: string;
  /** The number of the item; one, or as many as the form has, if absent. */
  quantity?: number | undefined;
  /** Whether its goods are dangerous; absent if the price does not depend on it. */
  isDanger?: 'Y' | 'N';
  /** Preselected values of the service's own fields: `owner: 'SOC'`. */
  details: Readonly<Record<string, string>>;
}

const dangerOf = (service: ServiceCode, { item, condition }: RateTerms): 'Y' | 'N' | undefined => {
  if (condition === 'dangerous') return 'Y';
  if (condition === 'notDangerous') return 'N';
  const { takesDangerous }: ServiceTraits = allTraits[service];
  return item !== null && takesDangerous?.(item) === false ? 'N' : undefined;
};

/** The preselection of a published rate; undefined if the rate depends only on the cargo. */
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
