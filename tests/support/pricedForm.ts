import { allServices } from '#contract/services/definitions/allServices.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { blankCargo, blankForm } from '#contract/booking/blankOrder.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import type { Fee, TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf } from '#contract/rules/pricing/price.ts';

/** The parts of a form that the price depends on. */
export interface Priced {
  items?: Readonly<Record<string, number>>;
  details?: Record<string, FieldValue>;
  cargo?: Partial<CargoForm>;
  isDanger?: boolean;
}

/** The fees of an order at an offer's tariff; the offer's own choices are applied. */
export const feesFor = (quote: Quote, { items = {}, details = {}, cargo = {}, isDanger = false }: Priced): Fee[] => {
  const service = allServices[quote.line];
  const decided = Object.entries(quote.choices).flatMap(([name, [only]]) => (only ? [[name, only.value]] : []));
  const form = blankForm(service, {
    offerId: quote.id,
    isDanger: isDanger ? 'Y' : 'N',
    items: Object.entries(items).map(([code, quantity]) => ({ code, quantity })),
    details: { ...Object.fromEntries(decided), ...details },
  });
  const goods = service.hasCargo ? [{ ...blankCargo(service, isDanger), ...cargo }] : [];
  return feesOf(quote.tariff, pricedBookingOf(service, { ...form, cargo: goods }, quote));
};

/** A charge of 100 fen for every container, without conditions, unless given otherwise. */
export const tariffCharge = (over: Partial<TariffCharge>): TariffCharge => ({
  code: 'X',
  nameZh: '费用',
  side: 'origin',
  currency: '1',
  basis: 'container',
  item: null,
  condition: null,
  amount: 100,
  minimum: null,
  from: null,
  ...over,
});
