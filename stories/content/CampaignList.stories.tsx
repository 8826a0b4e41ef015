import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Campaign } from '#contract/content/content.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { CampaignList } from '#src/features/content/campaigns/CampaignList.tsx';
import { campaign, endedCampaign } from './contentSamples.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/fixtures/samples.ts';

const campaigns = listMachineOf<null, Campaign>('campaigns');

type Args = Scene<typeof campaigns>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/CampaignList',
  id: 'flows-campaignlist',
  parameters: { machine: 'list' },
  render: (scene) => <CampaignList actor={frozen(campaigns, scene)} now={now.getTime()} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = {
  args: { value: 'filled', context: { ...context, total: 2, rows: [campaign, endedCampaign] } },
};
export const Failed: Story = { args: { value: 'failed' } };
