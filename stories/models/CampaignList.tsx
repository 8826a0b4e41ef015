import type { Campaign } from '#contract/cms.ts';
import { Campaigns } from '#src/pages/Campaigns.tsx';
import { campaign, endedCampaign } from '../contentSamples.ts';
import { now } from '../samples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, Campaign>({
  query: null,
  rows: [campaign, endedCampaign],
  view: (actor) => <Campaigns list={actor} now={now.getTime()} />,
});
