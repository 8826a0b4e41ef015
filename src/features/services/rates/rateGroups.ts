import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { lineWords } from '#src/features/services/messages.ts';

/** Which of its optional columns a price table has. */
export interface RateColumns {
  carrier: boolean;
  transit: boolean;
  minimum: boolean;
}

/** The columns that some price has something for. */
export const columnsOf = (rates: readonly PublishedRate[]): RateColumns => ({
  carrier: rates.some((rate) => rate.carrierZh ?? rate.frequencyZh),
  transit: rates.some((rate) => rate.transitDays !== null),
  minimum: rates.some((rate) => rate.minimum !== null),
});

/** The lane of a price in words: 上海浦东 → 法兰克福. */
export const laneOf = ({ origin, destination }: PublishedRate): string =>
  lineWords.rates.lane(origin.nameZh, destination?.nameZh ?? null);

/** The items that prices are for, each once, in their order. */
export const itemsOf = (rates: readonly PublishedRate[]): string[] => [...new Set(rates.map(({ itemZh }) => itemZh))];

const keyOf = ({ origin, destination, carrierZh, frequencyZh, transitDays, validUntil }: PublishedRate): string =>
  [origin.code, destination?.code, carrierZh, frequencyZh, transitDays, validUntil].join('|');

/** Prices that follow each other and differ only in what is carried, so that their lane is said once. */
export const rateGroups = (rates: readonly PublishedRate[]): [PublishedRate, ...PublishedRate[]][] => {
  const groups: [PublishedRate, ...PublishedRate[]][] = [];
  for (const rate of rates) {
    const last = groups.at(-1);
    if (last && keyOf(last[0]) === keyOf(rate)) last.push(rate);
    else groups.push([rate]);
  }
  return groups;
};
