import type { Campaign as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { Campaign } from '#src/features/content/campaigns/CampaignView.tsx';
import { campaign } from '#stories/content/contentSamples.ts';
import { modelOf } from '#flows';
import { now } from '#stories/fixtures/samples.ts';
import { retry } from './retry.ts';

export default modelOf({
  of: 'detail',
  machine: detailMachineOf<Whole | null>('detail'),
  inputs: { fetched: { id: 'tank' }, preloaded: { id: 'tank', initialData: campaign }, none: {} },
  samples: [{ type: 'detail.opened', id: 'tank' }, { type: 'detail.closed' }, { type: 'retry.requested' }],
  outcomes: { fetchDetail: { done: [campaign] } },
  external: { 'detail.opened': '换一个地址就是另一个流程', 'detail.closed': '活动不会被关闭' },
  play: () => ({
    view: (actor: DetailActor<Whole | null>) => <Campaign campaign={actor} now={now.getTime()} />,
    gestures: { 'retry.requested': retry },
  }),
});
