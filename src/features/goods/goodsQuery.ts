import type { GoodsItem } from '#contract/goods/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';

/** What the goods are asked for: a keyword, empty for all, and the page of the answer, as the address has both. */
export interface GoodsQuery {
  keyword: string;
  page: number;
}
export type GoodsListActor = ListActor<GoodsQuery, GoodsItem>;

/** Products on a page. */
export const goodsPageSize = 12;

const keywordMax = 60;
const pageMax = 10_000;

/** The query of an address; what is missing or foreign is left out. */
export const goodsQueryOf = (search: string): GoodsQuery => {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    keyword: (given.get('keyword') ?? '').trim().slice(0, keywordMax),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
};

/** A query as the service is asked it. */
export const goodsInputOf = (query: GoodsQuery) => ({ ...query, size: goodsPageSize });

/** The address under a path that asks for these goods; the first page of all of them is the bare path. */
export const goodsPath = ({ keyword, page }: GoodsQuery, path: string = paths.business): string => {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
};
