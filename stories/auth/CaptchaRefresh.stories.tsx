import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaptchaRefresh } from '#src/features/auth/CaptchaFrame.tsx';

type Story = StoryObj<typeof CaptchaRefresh>;

export default {
  title: 'flows/CaptchaRefresh',
  id: 'flows-captcharefresh',
  component: CaptchaRefresh,
  args: { enabled: true, onPress: () => {} },
} satisfies Meta<typeof CaptchaRefresh>;

export const Enabled: Story = {};
export const Disabled: Story = { args: { enabled: false } };
