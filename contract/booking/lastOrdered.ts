import * as z from 'zod/mini';
import { limits } from '#contract/protocol/limits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, Order } from './orderForm.ts';
import { anyOrder, cargoItem } from './orderForm.ts';

const { details, consignee, notifyParty } = anyOrder.shape;

/** Goods as they were ordered last, with the service's own fields that describe them. */
const orderedGoods = z.object({ line: serviceCode, cargo: cargoItem, details });
export type OrderedGoods = z.output<typeof orderedGoods>;

/** What an account's last orders say for its next one: goods, and of each service the last parties and repeated fields. */
export const lastOrdered = z.object({
  goods: z.array(orderedGoods),
  orders: z.array(z.object({ line: serviceCode, offerId: z.string(), details, consignee, notifyParty })),
});
export type LastOrdered = z.output<typeof lastOrdered>;

/** What tells goods apart: one substance in one packaging. */
export const goodsKey = ({ nameZh, packagingCode, dangerous }: CargoForm): string =>
  [dangerous?.unNumber, dangerous?.packingGroup, dangerous?.properShippingName, nameZh, packagingCode].join('|');

const repeated = ({ line, details: values }: Order, isRepeated: (field: ServiceField) => boolean): Order['details'] => {
  const { fields } = allServices[line];
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] !== undefined && isRepeated(fields[name])),
  );
};

const isFirst =
  <One>(keyOf: (one: One) => string) =>
  (one: One, index: number, all: readonly One[]): boolean =>
    all.findIndex((other) => keyOf(other) === keyOf(one)) === index;

/** What orders say for the next one; the newest come first. */
export const lastOrderedOf = (orders: readonly Order[]): LastOrdered => {
  const goods = orders.flatMap((order) =>
    order.cargo.map((cargo): OrderedGoods => {
      return { line: order.line, cargo, details: repeated(order, ({ again }) => again === 'goods') };
    }),
  );
  return {
    goods: goods.filter(isFirst(({ cargo }) => goodsKey(cargo))).slice(0, limits.lastGoodsMax),
    orders: orders.filter(isFirst(({ line }) => line)).map((order) => ({
      line: order.line,
      offerId: order.offerId,
      details: repeated(order, ({ again }) => again === 'always' || again === 'offer'),
      consignee: order.consignee,
      notifyParty: order.notifyParty,
    })),
  };
};
