import type { NewsArticle as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { newsWords as words } from '#src/features/content/news/messages.ts';
import { NewsArticle } from '#src/features/content/pages/NewsArticle.tsx';
import { article } from '#stories/content/contentSamples.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { retry } from './retry.ts';

const nothing = () => {};

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<Whole | null>('detail'),
  inputs: { fetched: { id: 'n1' }, ahead: { id: 'n1', ahead: article }, none: {} },
  samples: [{ type: 'detail.opened', id: 'n1' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [article] } },
  world: { 'detail.opened': '换一个地址就是另一个流程', 'detail.closed': '文章不会被关闭' },
  play: () => ({
    view: (actor: DetailActor<Whole | null>) => (
      <NewsArticle
        article={actor}
        categories={words.categories}
        hotline="400-000-0000"
        onShare={nothing}
        onPrint={nothing}
      />
    ),
    gestures: { 'retry.requested': retry },
  }),
});
