import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Button } from '#src/ui/buttons/Button.tsx';

type Args = ComponentProps<typeof Button>;
type Story = StoryObj<Args>;

export default {
  title: 'parts/Button',
  id: 'parts-button',
  component: Button,
  args: { children: '提交订单' },
} satisfies Meta<Args>;

export const Primary: Story = {};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Large: Story = { args: { size: 'lg' } };
export const Small: Story = { args: { size: 'sm' } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
