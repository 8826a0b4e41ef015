import type { Campaign, NewsArticle } from '#contract/content/content.ts';
import { campaignDetail, newsDetail } from '#contract/content/content.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { goodsDetail } from '#contract/goods/goods.ts';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import type { Answers } from '#src/api/initialData.ts';
import { callKey } from '#src/api/initialData.ts';
import { descriptions, queriedDescriptions } from './descriptions.ts';
import type { PageData } from '#src/app/pageData.ts';

/** What a document says of itself to search engines and to those it is shared with. */
export interface Head {
  description: string | undefined;
  /** Whether search engines may list it. */
  listed: boolean;
  /** The address it is known by, without the origin. */
  canonical: string;
  structured: readonly object[];
}

const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: '化运通',
  ...(origin && { url: `${origin}/` }),
});

const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: '化运通',
  inLanguage: 'zh-CN',
  ...(origin && { url: `${origin}/` }),
});

const crumbs = (origin: string, path: string, title: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: '首页', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: `${origin}${path}` },
  ],
});

const newsOf = ({ title, summary, publishedAt, source }: NewsArticle) => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  datePublished: publishedAt,
  author: { '@type': 'Organization', name: source },
});

const notListed = new Set<RouteName>([
  'shippingFclOrder',
  'shippingFclOrderSuccess',
  'builtInOrderSuccess',
  'dgdeskOrderSuccess',
  'railWaySuccess',
  'shippingLclSuccess',
  'shippingLclOldIndex',
  'procurementMobile',
]);

/** The names of the routes that search engines may list and that take no parameter. */
export const isListed = (name: RouteName): boolean => !notListed.has(name);

/** What the page shows, told by the answers it was drawn with. */
const shownBy = (
  name: RouteName,
  id: string,
  answers: Answers,
): { description: string; structured?: object } | undefined => {
  const answer = <T>({ path }: { path: string }) => answers[callKey(path, { id })] as T | undefined;
  if (name === 'newsArticle') {
    const article = answer<NewsArticle>(newsDetail);
    return article && { description: article.summary, structured: newsOf(article) };
  }
  if (name === 'activity') {
    const campaign = answer<Campaign>(campaignDetail);
    return campaign && { description: campaign.lead };
  }
  const goods = answer<GoodsItem>(goodsDetail);
  return goods && { description: goods.summary };
};

/** The head of a page, told by its route, by its title and by what it shows. */
export const headOf = ({ path, query, answers }: PageData, title: string, origin: string): Head => {
  const matched = matchedRoute(path);
  if (!matched) return { description: undefined, listed: false, canonical: path, structured: [] };
  const { name, id } = matched;
  const shown = id === undefined ? undefined : shownBy(name, id, answers);
  const queried = queriedDescriptions[`${path}?${query}`];
  const canonical = queried ? `${path}?${query}` : path;
  return {
    description: queried ?? shown?.description ?? descriptions[name],
    // what has an id is listed where there is such a thing
    listed: isListed(name) && (id === undefined || shown !== undefined),
    canonical,
    structured: [
      ...(name === 'home' ? [organisation(origin), website(origin)] : [crumbs(origin, canonical, title)]),
      ...(shown?.structured ? [shown.structured] : []),
    ],
  };
};
