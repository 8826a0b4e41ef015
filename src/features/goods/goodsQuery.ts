import type { GoodsItem } from '#contract/goods/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The query for goods in the address: a keyword, empty for all, and the page. */
export interface GoodsQuery {
  keyword: string;
  page: number;
}
export type GoodsListActor = ListActor<GoodsQuery, GoodsItem>;

/** Products per page. */
export const goodsPageSize = 12;

const keywordMax = 60;
const pageMax = 10_000;

/** Parses the query of an address; missing or unknown values are left out. */
export const goodsQueryOf = (search: string): GoodsQuery => {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    keyword: (given.get('keyword') ?? '').trim().slice(0, keywordMax),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
};

/** The input of the goods call. */
export const goodsInputOf = (query: GoodsQuery) => ({ ...query, size: goodsPageSize });

/** The address of a goods query under a path; the first page of all goods is the bare path. */
export const goodsPath = ({ keyword, page }: GoodsQuery, path: string = paths.business): string => {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
};
