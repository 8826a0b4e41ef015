import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import type { FormStart } from '#contract/booking/blankOrder.ts';
import { blankCargo, blankDangerous } from '#contract/booking/blankOrder.ts';
import type { RateChoice } from '#contract/rules/pricing/rateChoice.ts';
import { cargoDetails } from '#contract/booking/cargoOrder.ts';
import { daysAfter } from '#contract/rules/dates/orderDays.ts';
import type { OrderRequest } from '#src/features/booking/orderAddress.ts';
import { withinUnits } from '#contract/booking/edits/items.ts';
import { chooseGoods, searchGoods } from '#contract/booking/edits/dangerousGoods.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';

/** The chosen row of a price table, if the quote still has it. */
const quotedRow = ({ items }: Quote, row: RateChoice | undefined): RateChoice | undefined =>
  items.some(({ code }) => code === row?.item) ? row : undefined;

/** The values that the quote leaves no choice in. */
const decidedBy = ({ choices }: Quote): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([field, options]) =>
      options.length === 1 && options[0] ? [[field, options[0].value]] : [],
    ),
  );

/** The initial form of an order: with the chosen row and number, else one piece of the first item if several are possible. */
export const orderStart = (
  service: ServiceDefinition,
  quote: Quote,
  { row, isDanger }: { row: RateChoice | undefined; isDanger: 'Y' | 'N' },
): Pick<FormStart, 'isDanger' | 'items' | 'details'> => {
  const chosen = quotedRow(quote, row);
  const code = chosen?.item ?? (service.items?.choose === 'many' ? quote.items[0]?.code : undefined);
  return {
    isDanger,
    items: code === undefined ? [] : [{ code, quantity: chosen?.quantity ?? 1 }],
    details: { ...decidedBy(quote), ...chosen?.details },
  };
};

/** The request of an order with the days, pallets and area that its price was totalled for; storage begins tomorrow. */
export const withCargo = (order: OrderRequest, today: string): OrderRequest => {
  const { service, row, cargo = {} } = order;
  if (!row) return order;
  return {
    ...order,
    row: { ...row, details: { ...cargoDetails(service, cargo, daysAfter(today, 1)), ...row.details } },
  };
};

const isBlank = (dangerous: CargoForm['dangerous']): boolean =>
  JSON.stringify(dangerous) === JSON.stringify(blankDangerous());

/** Sets the cargo's dangerous-goods switch as the row requires, unless typed values would be lost. */
const asDangerous = (service: ServiceDefinition, cargo: CargoForm[], isDanger: RateChoice['isDanger']): CargoForm[] => {
  if (isDanger === undefined || !service.hasCargo) return cargo;
  if (isDanger === 'N') return cargo.map((one) => (isBlank(one.dangerous) ? { ...one, dangerous: null } : one));
  if (cargo.some(({ dangerous }) => dangerous !== null)) return cargo;
  const [first = blankCargo(service, true), ...rest] = cargo;
  return [{ ...first, dangerous: blankDangerous() }, ...rest];
};

/** An existing form with the newly chosen row: all typed values stay. */
export const withRow = (
  service: ServiceDefinition,
  quote: Quote,
  form: OrderForm,
  row: RateChoice | undefined,
): OrderForm => {
  const chosen = quotedRow(quote, row);
  if (!chosen) return form;
  const { item: code, quantity } = chosen;
  const before = quantity === undefined ? form.items.find((one) => one.code === code) : undefined;
  const items = [before ?? { code, quantity: quantity ?? 1 }];
  return {
    ...form,
    items,
    details: { ...form.details, ...chosen.details },
    cargo: withinUnits(asDangerous(service, form.cargo, chosen.isDanger), items),
  };
};

/** A new form with the goods that were checked before: their only entry of the list, else the number to choose an entry by. */
export const withCheckedGoods = (form: OrderForm, unNumber: string, rows: readonly DangerousGoods[]): OrderForm => {
  const [goods, ...others] = rows.filter((row) => row.unNumber === unNumber);
  if (!goods) return form;
  return others.length === 0 ? chooseGoods(form, { index: 0, goods }) : searchGoods(form, { index: 0, text: unNumber });
};
