import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { GoodsChoices, GoodsItem, GoodsSort } from '#contract/goods/goods.ts';
import type { Database } from '#server/db/database.ts';
import { goodsItems } from '#server/db/schema/goods.ts';
import { hazardClasses } from '#server/db/schema/reference.ts';
import { keywordSearch } from '#server/search/keyword.ts';
import { sellingMessages } from '#server/services/messages.ts';
import type { GoodsFilters } from './goodsFilters.ts';
import { choicesOf, filteredBy } from './goodsFilters.ts';

const itemOf = ({ priceCurrency, pricePerTon, updatedAt, ...row }: typeof goodsItems.$inferSelect): GoodsItem => ({
  ...row,
  price: priceCurrency === null || pricePerTon === null ? null : { currency: priceCurrency, amount: pricePerTon },
  updatedAt: updatedAt.toISOString(),
});

type GoodsQuery = { keyword: string; page: number; size: number; sort?: GoodsSort | undefined } & GoodsFilters;

const { priceCurrency: currency, pricePerTon } = goodsItems;

/** By price: those in CNY first, because amounts of two currencies are not compared; those without a price last. */
const byPrice: Readonly<Record<GoodsSort, SQL[]>> = {
  priceUp: [asc(currency), asc(pricePerTon)],
  priceDown: [sql`${currency} asc nulls last`, sql`${pricePerTon} desc nulls last`],
};

/**
 * One page of the goods that match a keyword and the filters, in the requested order or by relevance; without a keyword
 * all of them.
 */
export const pageOfGoods = async (
  db: Database,
  { keyword, page, size, sort, ...filters }: GoodsQuery,
): Promise<{ total: number; rows: GoodsItem[]; choices: GoodsChoices }> => {
  const { matching, rank } = keywordSearch(keyword, goodsItems);
  const wanted = and(matching, filteredBy(filters));
  const [counted] = await db.select({ total: count() }).from(goodsItems).where(wanted);
  const rows = await db
    .select()
    .from(goodsItems)
    .where(wanted)
    .orderBy(...(sort ? byPrice[sort] : [rank]), asc(goodsItems.position))
    .limit(size)
    .offset((page - 1) * size);
  const choices = await choicesOf(db, matching, filters);
  return { total: counted?.total ?? 0, rows: rows.map(itemOf), choices };
};

/** The division of goods: explosives have a compatibility group as well, 1.4G. */
const division = sql`regexp_replace(${goodsItems.hazardClass}, '([0-9])[A-Z]$', '\\1')`;

/** One product, and whether goods of its hazard class are sold online; rejects an unknown id. */
export const goodsForSale = async (
  db: Database,
  id: string,
): Promise<{ goods: GoodsItem; isBookedOnline: boolean }> => {
  const [row] = await db
    .select({ item: goodsItems, bookedOnline: hazardClasses.bookedOnline })
    .from(goodsItems)
    .leftJoin(hazardClasses, eq(hazardClasses.division, division))
    .where(eq(goodsItems.id, id));
  if (!row) throw new ApiError(codes.notFound, sellingMessages.goodsUnknown);
  return { goods: itemOf(row.item), isBookedOnline: row.item.hazardClass === null || row.bookedOnline === true };
};

/** One product; rejects an unknown id. */
export const goodsById = async (db: Database, id: string): Promise<GoodsItem> => (await goodsForSale(db, id)).goods;
