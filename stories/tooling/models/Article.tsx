import type { NewsArticle as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { newsMessages as messages } from '#src/features/content/messages/news.ts';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { article } from '#stories/content/contentSamples.ts';
import { modelOf } from '#flows';
import { retry } from './retry.ts';

const nothing = () => {};

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<Whole | null>('detail'),
  inputs: { fetched: { id: 'n1' }, preloaded: { id: 'n1', initialData: article }, none: {} },
  samples: [{ type: 'detail.opened', id: 'n1' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [article] } },
  external: { 'detail.opened': '换一个地址就是另一个流程', 'detail.closed': '文章不会被关闭' },
  play: () => ({
    view: (actor: DetailActor<Whole | null>) => (
      <NewsArticle
        article={actor}
        categories={messages.categories}
        hotline="400-000-0000"
        onShare={nothing}
        onPrint={nothing}
      />
    ),
    gestures: { 'retry.requested': retry },
  }),
});
