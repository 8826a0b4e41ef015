import { useSearch } from 'wouter';
import type { newsPage, NewsSummary } from '#contract/content/content.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import type { NewsQuery } from '#src/features/content/news/newsQuery.ts';
import { newsHref, newsInputOf, newsQueryOf } from '#src/features/content/news/newsQuery.ts';
import { News } from '#src/features/content/NewsList.tsx';
import { useNewsCategories } from '#src/features/content/newsCategories.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const newsWith = ({ call }: Site) =>
  listMachineOf<NewsQuery, NewsSummary>('news').provide({
    actors: requests<ListRequests<NewsQuery, NewsSummary>>({
      fetchRows: async ({ query }) => {
        const content = await import('#contract/content/content.ts');
        return unhurried(call(content.newsPage, newsInputOf(query), { quiet: true }));
      },
    }),
  });

function NewsOf({ query }: { query: NewsQuery }) {
  const { config, show } = useSite();
  const initialData = useInitialData<typeof newsPage>({ path: '/api-cms/news/page' }, newsInputOf(query));
  return (
    <News
      list={useSiteActor(newsWith, { input: { query, initialData } })}
      category={query.category}
      categories={useNewsCategories()}
      hotline={config.hotline}
      keyword={query.keyword}
      onSearch={(keyword) => show(newsHref({ category: query.category, keyword, page: 1 }), { still: true })}
    />
  );
}

/** The route of the news; the address is the query, so each address has its own list. */
export default function NewsRoute() {
  const query = newsQueryOf(useSearch());
  return <NewsOf key={newsHref(query)} query={query} />;
}
