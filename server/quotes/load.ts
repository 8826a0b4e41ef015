import { isFormOf, withNewFields } from '#contract/booking/formShape.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { completeOrder } from '#contract/booking/orderDefaults.ts';
import { blankCargo, blankDangerous, blankForm } from '#contract/booking/blankOrder.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { limits } from '#contract/protocol/limits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import { savedQuoteMessages } from './messages.ts';

const itemsMax = 40;
/** The maximum size of a form with all texts at their maximum length. */
const formCharactersMax = 120_000;

const known = <Values extends object>(fields: object, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name))) as Values;

const { emergencyContact, emergencyPhone, ...dangerousBlank } = blankDangerous();

const cargoLoadOf = (service: ServiceDefinition, one: CargoForm): CargoForm => {
  const blank = blankCargo(service, false);
  const { dangerous } = one;
  return {
    ...blank,
    ...known(blank, one),
    details: known(service.cargoFields, one.details),
    dangerous: dangerous && {
      ...known({ ...dangerousBlank, listed: null }, dangerous),
      emergencyContact,
      emergencyPhone,
    },
  };
};

/**
 * An order's load without parties: a form as saved with a quote. It may be incomplete, and what may be left out of an order
 * may be left out here; rejects an invalid form.
 */
export const loadOf = (given: OrderForm): OrderForm => {
  const service: ServiceDefinition = allServices[given.line];
  const isReadable = JSON.stringify(given).length <= formCharactersMax;
  const blank = blankForm(service, { offerId: given.offerId, isDanger: 'N' });
  const { items, details, cargo } = isReadable ? (completeOrder(service, given) as OrderForm) : given;
  const form = withNewFields(service, { ...blank, items, details, cargo });
  if (
    !isReadable ||
    !isFormOf(service, form) ||
    form.items.length > itemsMax ||
    form.cargo.length > limits.cargoItemsMax ||
    typeof form.offerId !== 'string'
  )
    throw new ApiError(codes.badInput, savedQuoteMessages.formUnreadable);
  return {
    ...blank,
    items: form.items.map(({ code, quantity }) => ({ code, quantity })),
    details: known(service.fields, form.details),
    cargo: form.cargo.map((one) => cargoLoadOf(service, one)),
  };
};

/** Whether a load contains dangerous goods. */
export const isDangerousLoad = ({ cargo }: Pick<OrderForm, 'cargo'>): boolean =>
  cargo.some(({ dangerous }) => dangerous !== null);

/** The price of a load by a quote; empty if it has none of the items that the service counts. */
export const priceOfLoad = (load: OrderForm, quote: Quote): { fees: Fee[]; totals: Total[] } => {
  const service: ServiceDefinition = allServices[load.line];
  const booking = pricedBookingOf(service, load, quote);
  const isEmpty = Boolean(service.items) && Object.values(booking.items).every((pieces) => pieces === 0);
  const fees = isEmpty ? [] : feesOf(quote.tariff, booking);
  return { fees, totals: totalsOf(fees) };
};
