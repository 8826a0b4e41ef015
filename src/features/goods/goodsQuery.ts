import { measureTyped } from '#contract/protocol/textInput.ts';
import type { GoodsChoices, GoodsSort, ListedGoods } from '#contract/goods/goods.ts';
import { paths } from '#contract/app/routes.ts';
import { unitsOf } from '#contract/rules/rounding.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The filters of goods in the address. */
export interface GoodsFilters {
  /** Hazard classes, and `none`. */
  classes?: readonly string[] | undefined;
  /** The beginning of the delivery place. */
  place?: string | undefined;
  /** In yuan per tonne. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  /** The wanted quantity. */
  tons?: number | undefined;
}

/** The query for goods in the address: a keyword, empty for all, the filters and the page. */
export interface GoodsQuery extends GoodsFilters {
  keyword: string;
  /** Default: the best match first. */
  sort?: GoodsSort | undefined;
  page: number;
}
export type GoodsListActor = ListActor<GoodsQuery, ListedGoods, GoodsChoices>;

/** Products per page. */
export const goodsPageSize = 12;

const keywordMax = 60;
const pageMax = 10_000;
const placeMax = 60;
const classesMax = 20;
const classPattern = /^(?:none|[1-9](?:\.[1-6][A-S]?)?)$/;
const sorts: readonly unknown[] = ['priceUp', 'priceDown'] satisfies GoodsSort[];
const isSort = (value: unknown): value is GoodsSort => sorts.includes(value);
/** The highest price per tonne in yuan, and the largest quantity in tonnes. */
const maxima = { priceFrom: 20_000_000, priceTo: 20_000_000, tons: 1_000_000 };
const centsPerYuan = 100;

type Figure = keyof typeof maxima;
const figures = Object.keys(maxima) as Figure[];

/** A typed figure; undefined if there is none, or if no product can have it. */
const figureOf = (given: URLSearchParams, name: Figure): number | undefined => {
  const value = measureTyped(given.get(name) ?? '', name === 'tons' ? 't' : '元');
  return typeof value === 'number' && value >= 0 && value <= maxima[name] && (value > 0 || name !== 'tons')
    ? value
    : undefined;
};

/** The filters of an address or of the form. */
const filtersOf = (given: URLSearchParams): GoodsFilters => {
  const classes = [...new Set(given.getAll('class').flatMap((one) => one.split(',')))]
    .filter((one) => classPattern.test(one))
    .slice(0, classesMax);
  const place = (given.get('place') ?? '').trim().slice(0, placeMax);
  return {
    ...(classes.length > 0 ? { classes } : {}),
    ...(place === '' ? {} : { place }),
    ...Object.fromEntries(
      figures.flatMap((name) => {
        const value = figureOf(given, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
};

/** Parses the query of an address; missing or unknown values are left out. */
export const goodsQueryOf = (search: string | URLSearchParams): GoodsQuery => {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  const sort = given.get('sort');
  return {
    keyword: (given.get('keyword') ?? '').trim().slice(0, keywordMax),
    ...filtersOf(given),
    ...(isSort(sort) && { sort }),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
};

/** An amount in yuan. */
export const inYuan = (cents: number): number => cents / centsPerYuan;

const inCents = (yuan: number | undefined) => (yuan === undefined ? undefined : unitsOf(yuan, 2));

/** The input of the goods call. */
export const goodsInputOf = ({ keyword, page, sort, classes, place, priceFrom, priceTo, tons }: GoodsQuery) => ({
  keyword,
  page,
  size: goodsPageSize,
  ...(classes && { classes: [...classes] }),
  ...(place !== undefined && { deliveryPlace: place }),
  ...(priceFrom !== undefined && { priceFrom: inCents(priceFrom) }),
  ...(priceTo !== undefined && { priceTo: inCents(priceTo) }),
  ...(tons !== undefined && { tons }),
  ...(sort && { sort }),
});

/** How many filters a query has in addition to its keyword. */
export const filterCount = ({ classes, place, priceFrom, priceTo, tons }: GoodsQuery): number =>
  [classes, place, priceFrom, priceTo, tons].filter((one) => one !== undefined).length;

/** The address of a goods query under a path; the first page of all goods is the bare path. */
export const goodsPath = ({ keyword, page, sort, ...filters }: GoodsQuery, path: string = paths.business): string => {
  const params = new URLSearchParams();
  if (keyword !== '') params.set('keyword', keyword);
  if (filters.classes) params.set('class', filters.classes.join(','));
  if (filters.place !== undefined) params.set('place', filters.place);
  for (const name of figures) if (filters[name] !== undefined) params.set(name, String(filters[name]));
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
};
