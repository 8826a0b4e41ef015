import { count } from '#contract/protocol/fields.ts';
import type { ServiceDefinition, OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';
import { piecesOf } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import type { EditScope } from './orderEdit.ts';

type Items = OrderForm['items'];

/** The items with one quantity changed, in the order of the quote; an empty or zero quantity removes the item. */
export const withQuantity = (quoted: Quote['items'], items: Items, code: string, quantity: number | string): Items =>
  quoted.flatMap((item) => {
    const chosen = items.find((candidate) => candidate.code === item.code);
    if (item.code !== code) return chosen ? [chosen] : [];
    return quantity === 0 || ['', '0'].includes(String(quantity).trim()) ? [] : [{ code, quantity }];
  });

const piecesTyped = (typed: number | string): number => {
  const read = count(Infinity).safeParse(typed);
  return read.success ? read.data : 0;
};

/** The cargo with every cargo item in one of the remaining containers or trucks. */
export const withinUnits = (cargo: CargoForm[], items: Items): CargoForm[] => {
  const last = Math.max(
    1,
    items.reduce((sum, { quantity }) => sum + piecesTyped(quantity), 0),
  );
  return cargo.some(({ unit }) => Number(unit) > last)
    ? cargo.map((one) => (Number(one.unit) > last ? { ...one, unit: last } : one))
    : cargo;
};

/** The most containers or trucks an order may have; 0 for a service without items. */
export const unitsMaxOf = (service: ServiceDefinition): number => service.items?.max ?? 0;

/** The number of containers or trucks that cargo can be assigned to, at most the service's limit. */
export const unitsOf = ({ service, facts }: { service: ServiceDefinition; facts: OrderFacts }): number =>
  Math.min(piecesOf(facts), unitsMaxOf(service));

/** How many pieces of an item are chosen; text that is not a number counts as none. */
export const piecesOfItem = (items: Items, code: string): number =>
  Math.max(0, Math.trunc(Number(items.find((item) => item.code === code)?.quantity ?? 0)) || 0);

const withItems = (form: OrderForm, items: Items): OrderForm => ({
  ...form,
  items,
  cargo: withinUnits(form.cargo, items),
});

const isInQuote = ({ service, quote }: EditScope, code: string, choose: 'many' | 'one'): boolean =>
  service.items?.choose === choose && quote.items.some((item) => item.code === code);

/**
 * Sets a quantity as typed, even if it is still empty or too large; moves cargo out of a container that no longer
 * exists.
 */
export const changeQuantity = (
  form: OrderForm,
  { code, quantity }: { code: string; quantity: number | string },
  scope: EditScope,
): OrderForm => {
  const typed = form.items.find((item) => item.code === code)?.quantity ?? '';
  if (!isInQuote(scope, code, 'many') || quantity === typed) return form;
  return withItems(form, withQuantity(scope.quote.items, form.items, code, quantity));
};

/** Adds one piece of an item, up to the service's limit. */
export const addPiece = (form: OrderForm, { code }: { code: string }, scope: EditScope): OrderForm => {
  const pieces = piecesOfItem(form.items, code);
  return pieces < unitsMaxOf(scope.service) ? changeQuantity(form, { code, quantity: pieces + 1 }, scope) : form;
};

/** Removes one piece of an item; a quantity above the service's limit becomes that limit. */
export const removePiece = (form: OrderForm, { code }: { code: string }, scope: EditScope): OrderForm => {
  const pieces = piecesOfItem(form.items, code);
  return pieces > 0
    ? changeQuantity(form, { code, quantity: Math.min(pieces - 1, unitsMaxOf(scope.service)) }, scope)
    : form;
};

/** Chooses another item if exactly one is to be chosen. */
export const chooseItem = (form: OrderForm, { code }: { code: string }, scope: EditScope): OrderForm =>
  isInQuote(scope, code, 'one') && form.items[0]?.code !== code ? withItems(form, [{ code, quantity: 1 }]) : form;
