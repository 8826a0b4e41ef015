import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Campaign } from '#contract/content/content.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { CampaignView } from '#src/features/content/campaigns/CampaignView.tsx';
import { campaign, endedCampaign } from './contentSamples.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/fixtures/samples.ts';

const campaigns = detailMachineOf<Campaign | null>('campaign');

type Args = Scene<typeof campaigns> & { now: number | undefined };
type Story = StoryObj<Args>;

export default {
  title: 'flows/CampaignView',
  id: 'flows-campaignview',
  parameters: { machine: 'detail' },
  render: ({ now: present, ...scene }) => <CampaignView actor={frozen(campaigns, scene)} now={present} />,
  args: { value: 'fetching', context: { id: 'tank' }, now: now.getTime() },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = {};
export const Open: Story = { args: { value: 'open', context: { id: 'tank', value: campaign } } };
export const Ended: Story = { args: { value: 'open', context: { id: 'lcl', value: endedCampaign } } };
export const Prerendered: Story = { args: { ...Open.args, now: undefined } };
export const Failed: Story = { args: { value: 'failed' } };
