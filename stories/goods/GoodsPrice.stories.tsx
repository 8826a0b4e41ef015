import type { Meta, StoryObj } from '@storybook/react-vite';
import { GoodsPrice } from '#src/features/goods/GoodsFacts.tsx';
import { isopropanol } from './goodsSamples.ts';

export default {
  title: 'parts/GoodsPrice',
  id: 'parts-goodsprice',
  component: GoodsPrice,
  args: { price: isopropanol.price },
} satisfies Meta<typeof GoodsPrice>;

type Story = StoryObj<typeof GoodsPrice>;

export const PerTon: Story = {};
export const OnRequest: Story = { args: { price: null } };
