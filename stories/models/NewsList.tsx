import type { NewsSummary } from '#contract/cms.ts';
import { NewsList } from '#src/flows/NewsList.tsx';
import type { NewsQuery } from '#src/news/newsQuery.ts';
import { newsWords } from '#src/news/words.ts';
import { summaries } from '../contentSamples.ts';
import { listModelOf } from './lists.ts';

// its pages are addresses
export default listModelOf<NewsQuery, NewsSummary>({
  query: { category: 'notice', page: 2 },
  page: 2,
  rows: summaries,
  total: 42,
  view: (actor) => <NewsList actor={actor} categories={newsWords.categories} />,
});
