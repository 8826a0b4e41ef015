import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MinimumPrice } from '#contract/commerce.ts';
import { listMachineOf } from '#machines/list.ts';
import { HotLanes } from '#src/flows/HotLanes.tsx';
import type { Scene } from './frozen.ts';
import { frozen } from './frozen.ts';

const prices = listMachineOf<null, MinimumPrice>('minimumPrices');

type Args = Scene<typeof prices>;
type Story = StoryObj<Args>;

const context: Args['context'] = { query: null, page: 1, total: 0, rows: [] };
const price: MinimumPrice = {
  orgPortCode: 'CNSHA',
  orgPort: '上海',
  dstPortCode: 'DEHAM',
  dstPort: '汉堡',
  laneZh: '欧洲',
  containerType: '20GP',
  freight: { currency: '2', amount: 145_000 },
  nextDeparture: '2026-03-12T10:00:00Z',
};

export default {
  title: 'flows/HotLanes',
  parameters: { machine: 'list' },
  render: (scene) => <HotLanes actor={frozen(prices, scene)} onLane={() => {}} />,
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Filled: Story = {
  args: {
    value: 'filled',
    context: { ...context, total: 2, rows: [price, { ...price, dstPortCode: 'NLRTM', dstPort: '鹿特丹' }] },
  },
};
export const Failed: Story = { args: { value: 'failed' } };
