import type { Campaign } from '#contract/content/content.ts';
import { Campaigns } from '#src/features/content/campaigns/CampaignList.tsx';
import { campaign, endedCampaign } from '#stories/content/contentSamples.ts';
import { now } from '#stories/fixtures/samples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, Campaign>({
  query: null,
  rows: [campaign, endedCampaign],
  view: (actor) => <Campaigns list={actor} now={now.getTime()} />,
});
