import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { readingMachine } from '#machines/auth/reading.ts';
import { Reading } from '#src/features/auth/Reading.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';

type Args = Scene<typeof readingMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { text: 'userAgreement', readableAt: 0, secondsLeft: 7, mail: '', code: null };
const known: Args['context'] = { ...context, mail: 'service@example.com' };
const read: Args['context'] = { ...known, secondsLeft: 0 };

export default {
  title: 'flows/Reading',
  id: 'flows-reading',
  parameters: { machine: 'reading' },
  render: (scene) => <Reading actor={frozen(readingMachine, scene)} deployment={siteDefaults} />,
  args: { value: { reading: { end: 'unread', countdown: 'running', mail: 'fetching' } }, context },
} satisfies Meta<Args>;

export const Begun: Story = {};
export const EndUnread: Story = {
  args: { value: { reading: { end: 'unread', countdown: 'over', mail: 'settled' } }, context: read },
};
export const EndReached: Story = {
  args: { value: { reading: { end: 'reached', countdown: 'running', mail: 'settled' } }, context: known },
};
export const Read: Story = {
  args: { value: { reading: { end: 'reached', countdown: 'over', mail: 'settled' } }, context: read },
};
export const Privacy: Story = {
  args: {
    value: { reading: { end: 'unread', countdown: 'running', mail: 'settled' } },
    context: { ...context, text: 'privacy' },
  },
};
export const ShippingProtocol: Story = {
  args: {
    value: { reading: { end: 'unread', countdown: 'running', mail: 'settled' } },
    context: { ...context, text: 'shippingProtocol' },
  },
};
export const Confirmed: Story = { args: { value: 'confirmed', context: { ...read, code: '1' } } };
export const Closed: Story = { args: { value: 'closed' } };
