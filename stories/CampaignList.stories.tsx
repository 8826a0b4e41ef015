import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Campaign } from '#contract/cms.ts';
import { listMachineOf } from '#machines/list.ts';
import { CampaignList } from '#src/flows/CampaignList.tsx';
import { campaign, endedCampaign } from './contentSamples.ts';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { now } from './samples.ts';

const campaigns = listMachineOf<null, Campaign>('campaigns');

type Args = Scene<typeof campaigns>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/CampaignList',
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
