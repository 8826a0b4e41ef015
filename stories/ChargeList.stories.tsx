import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ServiceLine } from '#contract/lines.ts';
import type { LineCharge } from '#contract/selling.ts';
import { listMachineOf } from '#machines/list.ts';
import { ChargeList } from '#src/flows/ChargeList.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';
import { charges } from './lineSamples.ts';

const list = listMachineOf<ServiceLine, LineCharge>('lineCharges');

type Args = Scene<typeof list>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: 'air', page: 1, total: 0, rows: [] };

export default {
  title: 'flows/ChargeList',
  parameters: { machine: 'list' },
  render: (scene) => <ChargeList actor={frozen(list, scene)} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 7, rows: charges } } };
export const Failed: Story = { args: { value: 'failed', context: { ...context, refusal: '抱歉，服务器正忙！' } } };
