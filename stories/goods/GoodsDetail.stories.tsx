import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GoodsItem } from '#contract/goods/goods.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { GoodsDetail } from '#src/features/goods/GoodsDetail.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { constants, glycerol, isopropanol } from './goodsSamples.ts';

const detail = detailMachineOf<GoodsItem | null>('goodsItem');

type Args = Scene<typeof detail>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/GoodsDetail',
  id: 'flows-goodsdetail',
  parameters: { machine: 'detail' },
  render: (scene) => <GoodsDetail actor={frozen(detail, scene)} constants={constants} onDocument={() => {}} />,
  args: { value: 'fetching', context: { id: 'G101' } },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = {};
export const Dangerous: Story = { args: { value: 'open', context: { id: 'G101', value: isopropanol } } };
export const PriceOnRequest: Story = { args: { value: 'open', context: { id: 'G102', value: glycerol } } };
export const Failed: Story = { args: { value: 'failed' } };
