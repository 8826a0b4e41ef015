import { count } from '#contract/protocol/fields.ts';
import { containers } from '#contract/rules/loading/containers.ts';
import type { ContainerType, TariffLine } from '#contract/rules/pricing/price.ts';
import type { LineDefinition, OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';
import { piecesOf } from '#contract/services/definitions/serviceDefinition.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { pricedBookingOf } from '#contract/booking/orderForm.ts';
import type { Filling } from '#src/features/booking/form/formContext.ts';

type Items = OrderForm['items'];

/** The items with another quantity of one, in the order they are offered; nothing or none takes it off the order. */
export const withQuantity = (offered: Offer['items'], items: Items, code: string, quantity: number | string): Items =>
  offered.flatMap((item) => {
    const chosen = items.find((candidate) => candidate.code === item.code);
    if (item.code !== code) return chosen ? [chosen] : [];
    return quantity === 0 || ['', '0'].includes(String(quantity).trim()) ? [] : [{ code, quantity }];
  });

const piecesTyped = (typed: number | string): number => {
  const read = count(Infinity).safeParse(typed);
  return read.success ? read.data : 0;
};

/** The cargo with every line in one of the containers or trucks that are left; while none is, all stays as it is. */
export const withinUnits = (cargo: readonly CargoForm[], items: Items): readonly CargoForm[] => {
  const pieces = items.reduce((sum, { quantity }) => sum + piecesTyped(quantity), 0);
  const last = pieces === 0 ? Infinity : pieces;
  return cargo.map((one) => (Number(one.unit) > last ? { ...one, unit: last } : one));
};

/** How many containers or trucks an order may have. */
export const unitsMaxOf = (line: LineDefinition): number => line.items?.max ?? limits.containersMax;

/** How many containers or trucks there are to put cargo into; of more than an order may have, as many as it may. */
export const unitsOf = ({ line, facts }: Pick<Filling, 'line' | 'facts'>): number =>
  Math.min(piecesOf(facts), unitsMaxOf(line));

/** An item's name in two: what it is, and what comes with it after the first comma or in brackets. */
export const namePartsOf = (nameZh: string): { head: string; mark: string; rest: string } => {
  const [, head = nameZh, mark = '', rest = ''] = /^([^，（]+)(，?)(.*)$/.exec(nameZh) ?? [];
  return { head, mark, rest };
};

/** Whether an item is a dry container, whose room is known. */
export const isContainer = (code: string): code is ContainerType => Object.hasOwn(containers, code);

/** What one piece of an item costs as the form stands, where one line of the tariff says it. */
export const unitPriceOf = ({ line, offer, form }: Filling, code: string): TariffLine | undefined => {
  const { conditions } = pricedBookingOf(line, form, offer);
  const lines = offer.tariff.filter(
    ({ item, condition }) => item === code && (condition === null || conditions.has(condition)),
  );
  return lines.length === 1 ? lines[0] : undefined;
};

/** What the chosen containers hold; none where no dry container is chosen. */
export const roomOf = ({ items }: Pick<OrderFacts, 'items'>): { payloadKg: number; volumeM3: number } =>
  Object.entries(items).reduce(
    (room, [code, pieces]) =>
      isContainer(code)
        ? {
            payloadKg: room.payloadKg + containers[code].payloadKg * pieces,
            volumeM3: room.volumeM3 + containers[code].volumeM3 * pieces,
          }
        : room,
    { payloadKg: 0, volumeM3: 0 },
  );
