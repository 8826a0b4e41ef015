import type { NewsSummary } from '#contract/content/content.ts';
import { NewsList } from '#src/features/content/NewsList.tsx';
import type { NewsQuery } from '#src/features/content/news/newsQuery.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
import { summaries } from '#stories/content/contentSamples.ts';
import { listModelOf } from './lists.ts';

// its pages are addresses
export default listModelOf<NewsQuery, NewsSummary>({
  query: { category: 'notice', page: 2 },
  page: 2,
  rows: summaries,
  total: 42,
  view: (actor) => <NewsList actor={actor} categories={newsMessages.categories} />,
});
