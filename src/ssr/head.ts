import type { Campaign, NewsArticle } from '#contract/content/content.ts';
import { campaignDetail, newsDetail } from '#contract/content/content.ts';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { goodsDetail } from '#contract/goods/goods.ts';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute, paths } from '#contract/app/routes.ts';
import type { Responses } from '#src/api/initialData.ts';
import { callKey } from '#src/api/initialData.ts';
import { pagesAbout } from '#src/features/services/allAbout.ts';
import type { PageAbout } from '#src/features/services/serviceSite.ts';
import { descriptions, queriedDescriptions } from '#src/app/messages/descriptions.ts';
import type { PageData } from '#src/app/pageData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

/** The metadata of a document for search engines and link previews. */
export interface Head {
  description: string | undefined;
  /** Whether search engines may index it. */
  listed: boolean;
  /** Its canonical address, without the origin. */
  canonical: string;
  structured: readonly object[];
}

const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: uiMessages.brand,
  ...(origin && { url: `${origin}${paths.home}` }),
});

const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: uiMessages.brand,
  inLanguage: import.meta.env.ENGLISH ? 'en' : 'zh-CN',
  ...(origin && { url: `${origin}${paths.home}` }),
});

const crumbs = (origin: string, path: string, title: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: uiMessages.navigation.home, item: `${origin}${paths.home}` },
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

const notListed = new Set<string>([
  ...Object.entries<PageAbout>(pagesAbout).flatMap(([name, { unlisted }]) => (unlisted ? [name] : [])),
  'orders',
  'order',
  'quotes',
  'quote',
  'sharedQuote',
  'sharedTrack',
  'offer',
]);

/** Whether search engines may index a route; routes with a parameter are listed by their data. */
export const isListed = (name: RouteName): boolean => !notListed.has(name);

/** The detail a page shows, from the responses it was rendered with. */
const shownBy = (
  name: RouteName,
  id: string,
  responses: Responses,
): { description: string; structured?: object } | undefined => {
  const dataOf = <T>({ path }: { path: string }) => responses[callKey(path, { id })] as T | undefined;
  if (name === 'newsArticle') {
    const article = dataOf<NewsArticle>(newsDetail);
    // articles exist in Chinese only
    const english = import.meta.env.ENGLISH ? descriptions.news : undefined;
    return article && { description: english ?? article.summary, structured: newsOf(article) };
  }
  if (name === 'activity') {
    const campaign = dataOf<Campaign>(campaignDetail);
    return campaign && { description: campaign.lead };
  }
  const goods = dataOf<GoodsItem>(goodsDetail);
  return goods && { description: goods.summary };
};

/** The head of a page, from its route, its title and its content. */
export const headOf = ({ path, query, responses }: PageData, title: string, origin: string): Head => {
  const matched = matchedRoute(path);
  if (!matched) return { description: undefined, listed: false, canonical: path, structured: [] };
  const { name, id } = matched;
  const shown = id === undefined ? undefined : shownBy(name, id, responses);
  const queried = queriedDescriptions[`${path}?${query}`];
  const canonical = queried ? `${path}?${query}` : path;
  return {
    description: queried ?? shown?.description ?? descriptions[name],
    // a detail page is listed if its detail exists
    listed: isListed(name) && (id === undefined || shown !== undefined),
    canonical,
    structured: [
      ...(name === 'home' ? [organisation(origin), website(origin)] : [crumbs(origin, canonical, title)]),
      ...(shown?.structured ? [shown.structured] : []),
    ],
  };
};
