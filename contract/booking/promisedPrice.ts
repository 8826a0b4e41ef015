import * as z from 'zod/mini';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { fee, feesOf } from '#contract/rules/pricing/price.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import { quote } from '#contract/services/quote.ts';
import { pricedBookingOf } from './orderFacts.ts';
import type { OrderForm } from './orderForm.ts';

/** A price that holds whatever is published now: of a saved quote until its date, or of the order that is amended. */
export const promisedPrice = z.object({
  /** The offer with the tariff of then; its sailing as it is now. */
  offer: quote,
  fees: z.array(fee),
  /** The name of the saved quote; null for an order's own price. */
  nameZh: z.nullable(z.string()),
});
export type PromisedPrice = z.output<typeof promisedPrice>;

/** The field of an order with the saved quote that promises its price. */
export const quoteField = 'quoteId';

/** What two fees must share to be the same. */
const comparedParts = [
  'code',
  'side',
  'currency',
  'basis',
  'item',
  'unitAmount',
  'quantity',
  'amount',
] as const satisfies (keyof Fee)[];

const keysOf = (fees: readonly Fee[]): string =>
  fees
    .map((one) => comparedParts.map((part) => one[part]).join('|'))
    .toSorted()
    .join('\n');

/** Whether two lists have the same fees, in any order. */
const sameFees = (a: readonly Fee[], b: readonly Fee[]): boolean => keysOf(a) === keysOf(b);

/** Whether a form has the items that were offered, and no others. */
const sameItems = (form: OrderForm, offered: NonNullable<Quote['offered']>): boolean => {
  const items = new Map(form.items.map(({ code, quantity }) => [code, Number(quantity)]));
  const names = new Set([...items.keys(), ...Object.keys(offered.items)]);
  return [...names].every((code) => (items.get(code) ?? 0) === (offered.items[code] ?? 0));
};

/**
 * The fees of a form by a promised price; undefined if anything that it was computed from differs. The prices of an offer hold
 * for its items; what the goods measure is charged as ordered.
 */
export const promisedFeesOf = (
  service: ServiceDefinition,
  form: OrderForm,
  { offer, fees }: Pick<PromisedPrice, 'offer' | 'fees'>,
): Fee[] | undefined => {
  if (offer.id !== form.offerId || offer.line !== form.line) return undefined;
  const own = feesOf(offer.tariff, pricedBookingOf(service, form, offer));
  const isSame = offer.offered ? sameItems(form, offer.offered) : sameFees(own, fees);
  return own.length > 0 && isSame ? own : undefined;
};
