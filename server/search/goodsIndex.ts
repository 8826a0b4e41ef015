import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { searchable } from './searchable.ts';

interface Indexed {
  goods: DangerousGoods;
  /** The exact matches of a whole keyword: numbers, names and initials, normalised. */
  lines: readonly string[];
  text: string;
}

const groupOrder = (group: DangerousGoods['packingGroup']): number => group?.length ?? 0;

const inOrder = (one: Listed, other: Listed): number =>
  Number(one.goods.unNumber) - Number(other.goods.unNumber) ||
  groupOrder(one.goods.packingGroup) - groupOrder(other.goods.packingGroup) ||
  one.goods.variant - other.goods.variant;

const indexed = (goods: DangerousGoods, initials: readonly string[]): Indexed => {
  const { unNumber, cas, nameZh, commonNameZh, properShippingName } = goods;
  const names = [nameZh, commonNameZh, ...commonNameZh.split('、'), properShippingName];
  const all = [unNumber, cas ?? '', ...names, ...shippingNamesOf(properShippingName), ...initials];
  const lines = [...new Set(all.map(searchable))].filter((line) => line !== '');
  return { goods, lines, text: lines.join('\n') };
};

/** How exactly an entry matches a keyword, 0 is the best: its number, a whole name, a beginning, a part. */
const rankOf = ({ goods: { unNumber, cas }, lines }: Indexed, keyword: string): number => {
  if (keyword === '') return 0;
  if (unNumber === keyword) return 0;
  if (cas === keyword) return 1;
  if (lines.includes(keyword)) return 2;
  if (unNumber.startsWith(keyword)) return 3;
  return lines.some((line) => line.startsWith(keyword)) ? 4 : 5;
};

interface Listed {
  goods: DangerousGoods;
  initials: readonly string[];
}

/** The whole dangerous-goods list in memory, searchable by number, names, CAS number and pinyin initials. */
export class GoodsIndex {
  readonly #list: readonly Listed[];
  readonly #byNumber: ReadonlyMap<string, readonly DangerousGoods[]>;
  #searched: readonly Indexed[] | undefined;
  /** Every entry, by UN number, packing group and variant. */
  readonly entries: readonly DangerousGoods[];

  /** Builds the index of entries, each with the pinyin initials of its names. */
  constructor(list: readonly Listed[]) {
    this.#list = list.toSorted(inOrder);
    this.entries = this.#list.map(({ goods }) => goods);
    const byNumber = new Map<string, DangerousGoods[]>();
    for (const goods of this.entries) {
      const others = byNumber.get(goods.unNumber);
      if (others) others.push(goods);
      else byNumber.set(goods.unNumber, [goods]);
    }
    this.#byNumber = byNumber;
  }

  /** The texts that keywords are searched in; orders only need the numbers. */
  get #texts(): readonly Indexed[] {
    this.#searched ??= this.#list.map(({ goods, initials }) => indexed(goods, initials));
    return this.#searched;
  }

  /** The entries of a UN number of four digits. */
  ofNumber(unNumber: string): readonly DangerousGoods[] {
    return this.#byNumber.get(unNumber) ?? [];
  }

  /** One page of the entries in which every word of a keyword occurs, the best match first; pages count from 1. */
  search({ keyword, page, size }: { keyword: string; page: number; size: number }): {
    total: number;
    rows: DangerousGoods[];
  } {
    const wanted = searchable(keyword).replace(/^un\s*(?=\d)/, '');
    const words = wanted.split(' ');
    const found = this.#texts
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map((entry) => ({ goods: entry.goods, rank: rankOf(entry, wanted) }))
      // a stable sort keeps the order of the list
      .toSorted((one, other) => one.rank - other.rank);
    const rows = found.slice((page - 1) * size, page * size).map(({ goods }) => goods);
    return { total: found.length, rows };
  }
}
