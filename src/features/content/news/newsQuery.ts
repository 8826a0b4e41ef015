import type { NewsCategory, NewsSummary } from '#contract/content/content.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';

/** The query for news in the address; pages count from 1. */
export interface NewsQuery {
  category?: NewsCategory | undefined;
  /** Part of a title or a summary. */
  keyword?: string | undefined;
  page: number;
}
export type NewsListActor = ListActor<NewsQuery, NewsSummary>;

/** The number of news per page. */
export const newsPageSize = 10;

const pageMax = 10_000;
const keywordMax = 40;

/** The news categories, in the order of their links. */
export const categoryNames = Object.keys(newsMessages.categories) as NewsCategory[];

const isCategory = (name: string): name is NewsCategory => Object.hasOwn(newsMessages.categories, name);

/** Parses the query of an address; missing or unknown values are left out. */
export const newsQueryOf = (search: string): NewsQuery => {
  const given = new URLSearchParams(search);
  const category = given.get('category') ?? '';
  const page = Number(given.get('page') ?? 1);
  const keyword = given.get('keyword')?.trim().slice(0, keywordMax);
  return {
    category: isCategory(category) ? category : undefined,
    ...(keyword ? { keyword } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
};

/** The input of the news call. */
export const newsInputOf = ({ category, keyword, page }: NewsQuery) => ({
  ...(category ? { category } : {}),
  ...(keyword ? { keyword } : {}),
  page,
  size: newsPageSize,
});

/** The address of a news query; the first page of all news is the bare path. */
export const newsHref = ({ category, keyword, page }: NewsQuery): string => {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (keyword) params.set('keyword', keyword);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${paths.news}?${params}` : paths.news;
};
