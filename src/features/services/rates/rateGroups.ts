import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

/** The optional columns of a price table. */
export interface RateColumns {
  carrier: boolean;
  transit: boolean;
  minimum: boolean;
}

/** The columns that at least one price fills. */
export const columnsOf = (rates: readonly PublishedRate[]): RateColumns => ({
  carrier: rates.some((rate) => rate.carrierZh ?? rate.frequencyZh),
  transit: rates.some((rate) => rate.transitDays !== null),
  minimum: rates.some((rate) => rate.minimum !== null),
});

/** The lane of a price as text: 上海浦东 → 法兰克福. */
export const laneOf = ({ origin, destination }: PublishedRate): string =>
  serviceMessages.rates.lane(origin.nameZh, destination?.nameZh ?? null);

/** The items of prices, without duplicates, in order. */
export const itemsOf = (rates: readonly PublishedRate[]): string[] => [...new Set(rates.map(({ itemZh }) => itemZh))];

const keyOf = ({ origin, destination, carrierZh, frequencyZh, transitDays, validUntil }: PublishedRate): string =>
  [origin.code, destination?.code, carrierZh, frequencyZh, transitDays, validUntil].join('|');

/** Groups consecutive prices that differ only in their item. */
export const rateGroups = (rates: readonly PublishedRate[]): [PublishedRate, ...PublishedRate[]][] => {
  const groups: [PublishedRate, ...PublishedRate[]][] = [];
  for (const rate of rates) {
    const last = groups.at(-1);
    if (last && keyOf(last[0]) === keyOf(rate)) last.push(rate);
    else groups.push([rate]);
  }
  return groups;
};
