/** How the published rates of a service become charges of a tariff. */
interface RateCharge {
  code: (itemCode: string) => string;
  side: 'freight' | 'service';
  nameZh: (rate: { itemCode: string; itemZh: string }) => string;
  /** The name of the chosen item, without further conditions. */
  itemZh: (itemZh: string) => string;
}

/** What the quotes of a service consist of besides its rates. */
export interface QuoteTerms {
  /** The name of its prices in lists, if that of its link says too little. */
  lineZh?: string;
  /** Null if its quotes are not made of published rates: sailings and goods have prices of their own. */
  rates: RateCharge | null;
  /** What its price excludes besides occasional charges. */
  notIncluded: readonly string[];
  /** The same for a price at one place, if it differs from one for a lane. */
  notIncludedInPlace?: readonly string[];
}

/** The name of an item as it is published. */
export const asItIs = (text: string): string => text;

/** The part of an item's name before a sign. */
export const before =
  (sign: string) =>
  (text: string): string =>
    text.split(sign)[0] ?? text;
