import { asc } from 'drizzle-orm';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { Database } from '#server/db/database.ts';
import { dangerousGoodsEntries, dangerousGoodsNames } from '#server/db/schema/reference.ts';
import { GoodsIndex } from './goodsIndex.ts';

type Entry = typeof dangerousGoodsEntries.$inferSelect;

const nameKey = (unNumber: string, properShippingName: string): string => `${unNumber} ${properShippingName}`;

/** Lines of a stored search text that are in no other column: pinyin initials, and additional CAS numbers. */
const initialsIn = ({ searchText }: Entry): string[] =>
  searchText.split('\n').filter((line) => /^(?:[a-z]+|\d+-\d\d-\d)$/.test(line));

const goodsOf = (
  { position: _position, searchText: _searchText, ...goods }: Entry,
  corrected: string | undefined,
): DangerousGoods =>
  corrected === undefined ? goods : { ...goods, nameZh: corrected, commonNameZh: '', nameZhSource: 'corrected' };

const read = async (db: Database): Promise<GoodsIndex> => {
  const rows = await db.select().from(dangerousGoodsEntries).orderBy(asc(dangerousGoodsEntries.position));
  const names = await db.select().from(dangerousGoodsNames);
  const corrected = new Map(
    names.map(({ unNumber, properShippingName, nameZh }) => [nameKey(unNumber, properShippingName), nameZh]),
  );
  return new GoodsIndex(
    rows.map((row) => ({
      goods: goodsOf(row, corrected.get(nameKey(row.unNumber, row.properShippingName))),
      initials: initialsIn(row),
    })),
  );
};

/** The dangerous-goods list: read at first use, and again after its data have changed. */
export class GoodsList {
  #index: Promise<GoodsIndex> | undefined;

  /** Clears the list, because its data have changed. */
  clear(): void {
    this.#index = undefined;
  }

  /** The list as last read. */
  get(db: Database): Promise<GoodsIndex> {
    if (this.#index) return this.#index;
    const index = read(db);
    this.#index = index;
    index.catch(() => {
      if (this.#index === index) this.clear();
    });
    return index;
  }
}
