import type { SQL } from 'drizzle-orm';
import { and, count, eq, gte, inArray, isNull, lte, max, min, or, sql } from 'drizzle-orm';
import type { GoodsChoices, goodsPage } from '#contract/goods/goods.ts';
import { notDangerous } from '#contract/goods/goods.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { goodsItems } from '#server/db/schema/goods.ts';
import { literally } from '#server/search/keyword.ts';
import { provinceOf } from './provinces.ts';

export type GoodsFilters = Pick<
  ParsedInputOf<typeof goodsPage>,
  'classes' | 'deliveryPlace' | 'priceFrom' | 'priceTo' | 'tons'
>;

const { hazardClass, deliveryPlaceZh, priceCurrency, pricePerTon, minimumOrderTons, stockTons } = goodsItems;

/** The goods that pass each filter; undefined for all. */
const conditionsOf = ({ classes, deliveryPlace, priceFrom, priceTo, tons }: GoodsFilters) => {
  const listed = classes.filter((one) => one !== notDangerous);
  const inCny = priceFrom === undefined && priceTo === undefined ? undefined : eq(priceCurrency, '1');
  return {
    class: or(
      listed.length > 0 ? inArray(hazardClass, listed) : undefined,
      classes.includes(notDangerous) ? isNull(hazardClass) : undefined,
    ),
    place: deliveryPlace === '' ? undefined : sql`${deliveryPlaceZh} like ${`${literally(deliveryPlace)}%`}`,
    price: and(
      inCny,
      priceFrom === undefined ? undefined : gte(pricePerTon, priceFrom),
      priceTo === undefined ? undefined : lte(pricePerTon, priceTo),
    ),
    tons: tons === undefined ? undefined : and(lte(minimumOrderTons, tons), gte(stockTons, tons)),
  };
};

/** The goods that pass all filters. */
export const filteredBy = (filters: GoodsFilters): SQL | undefined => and(...Object.values(conditionsOf(filters)));

const countedBy = (db: Database, column: typeof hazardClass | typeof deliveryPlaceZh, where: SQL | undefined) =>
  db
    .select({ value: sql<string | null>`${column}`, count: count() })
    .from(goodsItems)
    .where(where)
    .groupBy(sql`${column}`)
    .orderBy(sql`${column} nulls last`);

/** Delivery places below their provinces; a province with a single place is left out. */
const withProvinces = (places: readonly { value: string; count: number }[]): { value: string; count: number }[] =>
  [...new Set(places.map(({ value }) => provinceOf(value) ?? value))].flatMap((province) => {
    const within = places.filter(({ value }) => (provinceOf(value) ?? value) === province);
    const whole = { value: province, count: within.reduce((sum, one) => sum + one.count, 0) };
    return within.length === 1 ? within : [whole].concat(within.filter(({ value }) => value !== province));
  });

/** The values of each filter, with the number of goods for a keyword and the other filters. */
export const choicesOf = async (
  db: Database,
  matching: SQL | undefined,
  filters: GoodsFilters,
): Promise<GoodsChoices> => {
  const { class: inClass, place, price, tons } = conditionsOf(filters);
  const classes = await countedBy(db, hazardClass, and(matching, place, price, tons));
  const places = await countedBy(db, deliveryPlaceZh, and(matching, inClass, price, tons));
  const [prices] = await db
    .select({ from: min(pricePerTon), to: max(pricePerTon) })
    .from(goodsItems)
    .where(and(matching, inClass, place, tons, eq(priceCurrency, '1')));
  return {
    classes: classes.map(({ value, count: of }) => ({ value: value ?? notDangerous, count: of })),
    places: withProvinces(places.map(({ value, count: of }) => ({ value: value ?? '', count: of }))).map((counted) =>
      Object.assign(counted, { nameZh: counted.value }),
    ),
    prices: prices?.from == null || prices.to === null ? null : { from: prices.from, to: prices.to },
  };
};
