import type { NewsSummary } from '#contract/cms.ts';
import type { NewsQuery } from '#src/flows/NewsTeaser.tsx';
import { NewsTeaser } from '#src/flows/NewsTeaser.tsx';
import { headlines } from '../homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<NewsQuery, NewsSummary>({
  query: { category: 'notice', size: 5 },
  rows: headlines,
  view: (actor) => <NewsTeaser actor={actor} title="平台公告" />,
});
