import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { ChargeList } from '#src/features/services/sections/ChargeList.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { charges } from './serviceSamples.ts';

const list = listMachineOf<ServiceCode, ServiceCharge>('serviceCharges');

type Args = Scene<typeof list>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: 'air', page: 1, total: 0, rows: [] };

export default {
  title: 'flows/ChargeList',
  id: 'flows-chargelist',
  parameters: { machine: 'list' },
  render: (scene) => <ChargeList actor={frozen(list, scene)} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 7, rows: charges } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
