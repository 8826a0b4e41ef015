import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Campaign as Whole } from '#contract/content/content.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { Campaign } from '#src/features/content/campaigns/CampaignView.tsx';
import { Campaigns } from '#src/features/content/campaigns/CampaignList.tsx';
import { campaign, endedCampaign } from './contentSamples.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/fixtures/samples.ts';
import { inLayoutOf } from '#stories/layouts/scene.tsx';

const details = detailMachineOf<Whole | null>('campaign');
const lists = listMachineOf<null, Whole>('campaigns');
const rows = [campaign, endedCampaign];

type Args = { value: Whole | null };
type Story = StoryObj<Args>;

export default {
  ...inLayoutOf('/act/tank'),
  title: 'pages/Campaign',
  id: 'pages-campaign',
  render: ({ value }) => (
    <Campaign campaign={frozen(details, { value: 'open', context: { id: 'tank', value } })} now={now.getTime()} />
  ),
  args: { value: campaign },
} satisfies Meta<Args>;

export const Running: Story = {};
export const Ended: Story = { args: { value: endedCampaign } };
export const NoSuchCampaign: Story = { args: { value: null } };
export const All: StoryObj = {
  render: () => (
    <Campaigns
      list={frozen(lists, { value: 'filled', context: { query: null, page: 1, total: 2, rows } })}
      now={now.getTime()}
    />
  ),
};
