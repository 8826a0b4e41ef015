import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from '#src/ui/Block.tsx';

export default {
  title: 'parts/Block',
  id: 'parts-block',
  component: Block,
  args: {
    id: 'scope',
    title: '接货范围',
    lead: '可接与不可接的货物。',
    children: <p>第 3 类易燃液体，包装类 II、III。</p>,
  },
} satisfies Meta<typeof Block>;

type Story = StoryObj<typeof Block>;

export const Plain: Story = {};
export const FoldsOnPhones: Story = { args: { folds: true } };
