import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitsMachine } from '#machines/app/waits.ts';
import { SlowNotice } from '#src/app/notices/SlowNotice.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof waitsMachine>;
type Story = StoryObj<Args>;

export default {
  title: 'flows/SlowNotice',
  id: 'flows-slownotice',
  parameters: { machine: 'waits' },
  render: (scene) => <SlowNotice actor={frozen(waitsMachine, scene)} />,
  args: { value: 'quiet', context: { slow: [] } },
} satisfies Meta<Args>;

export const Quiet: Story = {};
export const Slow: Story = { args: { value: 'slow', context: { slow: ['1'] } } };
export const SlowOnPhone: Story = { ...Slow, globals: { viewport: { value: 'phone' } } };
