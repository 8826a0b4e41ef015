import type { Offer } from '#contract/services/quote.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { money } from '#src/ui/format.ts';
import { sailingCopy } from '#src/trade/messages.ts';

/** What the tariff asks besides under a condition, such as a ticked service or a choice, in words; empty where nothing. */
export const extraChargesOf = ({ tariff }: Pick<Offer, 'tariff'>, condition: string): string => {
  const prices = tariff
    .filter((line) => line.condition === condition)
    .map((line) => `${money(line.currency, line.amount)} / ${sailingCopy.fees.basis[line.basis]}`);
  return prices.length > 0 ? bookingCopy.fields.charged([...new Set(prices)].join('、')) : '';
};
