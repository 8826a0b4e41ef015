import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';

type Args = ComponentProps<typeof Alert>;
type Story = StoryObj<Args>;

export default {
  title: 'parts/Alert',
  id: 'parts-alert',
  component: Alert,
  args: { tone: 'info', children: '可换一个开船日，或改选邻近的港口再查。' },
} satisfies Meta<Args>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success' } };
export const Notice: Story = { args: { tone: 'notice', title: '企业尚未认证' } };
export const Critical: Story = {
  args: { tone: 'critical', title: '订单未提交', action: <Button size="sm">重试</Button> },
};
