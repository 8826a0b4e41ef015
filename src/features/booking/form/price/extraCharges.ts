import type { Quote } from '#contract/services/quote.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { money } from '#src/ui/format.ts';

/** The extra charges under a condition, such as a ticked service or a choice, as text; empty without any. */
export const extraChargesOf = ({ tariff }: Pick<Quote, 'tariff'>, condition: string): string => {
  const prices = tariff
    .filter((charge) => charge.condition === condition)
    .map((charge) => `${money(charge.currency, charge.amount)} / ${basisZh[charge.basis]}`);
  return prices.length > 0 ? bookingMessages.fields.charged([...new Set(prices)].join('、')) : '';
};
