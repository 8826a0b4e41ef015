import { asc, count, eq } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import type { Database } from '#service/db/database.ts';
import { goodsItems } from '#service/db/schema/goods.ts';
import { keywordSearch } from '#service/search/keyword.ts';
import { sellingMessages } from '#service/services/messages.ts';

const itemOf = ({ priceCurrency, pricePerTon, updatedAt, ...row }: typeof goodsItems.$inferSelect): GoodsItem => ({
  ...row,
  price: priceCurrency === null || pricePerTon === null ? null : { currency: priceCurrency, amount: pricePerTon },
  updatedAt: updatedAt.toISOString(),
});

/** One page of the goods that match a keyword, the closest first; without a keyword all of them. */
export const pageOfGoods = async (
  db: Database,
  { keyword, page, size }: { keyword: string; page: number; size: number },
): Promise<{ total: number; rows: GoodsItem[] }> => {
  const { matching, rank } = keywordSearch(keyword, goodsItems);
  const [counted] = await db.select({ total: count() }).from(goodsItems).where(matching);
  const rows = await db
    .select()
    .from(goodsItems)
    .where(matching)
    .orderBy(rank, asc(goodsItems.position))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows: rows.map(itemOf) };
};

/** One product; rejects an unknown id. */
export const goodsById = async (db: Database, id: string): Promise<GoodsItem> => {
  const [row] = await db.select().from(goodsItems).where(eq(goodsItems.id, id));
  if (!row) throw new ApiError(codes.notFound, sellingMessages.goodsUnknown);
  return itemOf(row);
};
