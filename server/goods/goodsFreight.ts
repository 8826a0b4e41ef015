import type { GoodsItem, ListedGoods } from '#contract/goods/goods.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { publishedRates } from '#server/db/schema/selling.ts';
import type { RateRow } from '#server/services/rateCharges.ts';
import { inForce } from '#server/services/validity.ts';

/** A published rate of a truck, with a destination. */
export type TruckRate = RateRow & { destinationCode: string };

/** Whether goods are sold in bulk, by the first named packaging. */
export const isBulk = ({ packagingZh }: GoodsItem): boolean => packagingZh.startsWith('散水');

/** The truck for a load of the goods: a tank truck for bulk. */
export const truckFor = (goods: GoodsItem): string => {
  const truck = isBulk(goods) ? 'TANK30' : 'BOX30';
  return goods.hazardClass === null ? truck : `${truck}-DG`;
};

/** Whether a truck leaves from the delivery place of the goods. */
export const leavesFrom = (rate: RateRow, { deliveryPlaceZh }: GoodsItem): rate is TruckRate =>
  rate.destinationCode !== null &&
  [rate.originZh, `${rate.originZh}港`].some((place) => deliveryPlaceZh.endsWith(place));

/** Adds the lowest freight of one truck from the goods' location; the rates are read at once for all goods. */
export const withFreight = async (db: Database, goods: readonly GoodsItem[], now: Date) => {
  const rates = await db
    .select()
    .from(publishedRates)
    .where(and(eq(publishedRates.line, 'domestic'), inForce(publishedRates, now)))
    .orderBy(asc(publishedRates.amount), asc(publishedRates.position));
  const freightOf = (item: GoodsItem): ListedGoods['freight'] => {
    const lowest = rates.find((rate) => rate.itemCode === truckFor(item) && leavesFrom(rate, item));
    return lowest ? { currency: lowest.currency, amount: lowest.amount, toZh: lowest.destinationZh ?? '' } : null;
  };
  return goods.map((item) => Object.assign(item, { freight: freightOf(item) }));
};
