import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrengthMeter } from '#src/features/auth/StrengthMeter.tsx';

type Story = StoryObj<typeof StrengthMeter>;

export default {
  title: 'parts/StrengthMeter',
  id: 'parts-strengthmeter',
  component: StrengthMeter,
  args: { level: 'weak', text: '弱' },
} satisfies Meta<typeof StrengthMeter>;

export const Weak: Story = {};
export const Fair: Story = { args: { level: 'fair', text: '中' } };
export const Strong: Story = { args: { level: 'strong', text: '强' } };
