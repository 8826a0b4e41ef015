import type { NewsSummary } from '#contract/content/content.ts';
import type { NewsQuery } from '#src/features/content/HomeSections.tsx';
import { NewsTeaser } from '#src/features/content/HomeSections.tsx';
import { headlines } from '#stories/content/homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<NewsQuery, NewsSummary>({
  query: { category: 'notice', size: 5 },
  rows: headlines,
  view: (actor) => <NewsTeaser actor={actor} title="平台公告" />,
});
