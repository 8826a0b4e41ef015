import { allLines } from '#contract/services/definitions/allServices.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankForm, pricedBookingOf } from '#contract/booking/orderForm.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { feesOf } from '#contract/rules/pricing/price.ts';

/** What the price of an order reads of its form. */
export interface Priced {
  items?: Readonly<Record<string, number>>;
  details?: Record<string, FieldValue>;
  cargo?: Partial<CargoForm>;
  isDanger?: boolean;
}

/** The fees of an order at an offer's tariff; what the offer decides by itself is chosen. */
export const feesFor = (offer: Offer, { items = {}, details = {}, cargo = {}, isDanger = false }: Priced): Fee[] => {
  const line = allLines[offer.line];
  const decided = Object.entries(offer.choices).flatMap(([name, [only]]) => (only ? [[name, only.value]] : []));
  const form = blankForm(line, {
    offerId: offer.id,
    isDanger: isDanger ? 'Y' : 'N',
    items: Object.entries(items).map(([code, quantity]) => ({ code, quantity })),
    details: { ...Object.fromEntries(decided), ...details },
  });
  const goods = line.asksCargo ? [{ ...blankCargo(line, isDanger), ...cargo }] : [];
  return feesOf(offer.tariff, pricedBookingOf(line, { ...form, cargo: goods }, offer));
};
