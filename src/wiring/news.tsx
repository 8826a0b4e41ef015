import { useSearch } from 'wouter';
import type { NewsSummary } from '#contract/cms.ts';
import { newsPage } from '#contract/cms.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { config } from '../config.ts';
import type { NewsQuery } from '../news/newsQuery.ts';
import { newsHref, newsInputOf, newsQueryOf } from '../news/newsQuery.ts';
import { News } from '../pages/News.tsx';
import { useNewsCategories } from './newsCategories.ts';
import { unhurried } from '../unhurried.ts';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

const news = listMachineOf<NewsQuery, NewsSummary>('news').provide({
  actors: answers<ListAsks<NewsQuery, NewsSummary>>({
    fetchRows: async ({ query }) => unhurried(call(newsPage, newsInputOf(query), { quiet: true })),
  }),
});

function NewsOf({ query }: { query: NewsQuery }) {
  const ahead = useAhead(newsPage, newsInputOf(query));
  return (
    <News
      list={useActorRef(news, { input: { query, ahead } })}
      category={query.category}
      categories={useNewsCategories()}
      hotline={config.hotline}
    />
  );
}

/** The news joined to the world; the address says which, so another address is another list. */
export default function NewsRoute() {
  const query = newsQueryOf(useSearch());
  return <NewsOf key={newsHref(query)} query={query} />;
}
