import { messages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SharedQuote as Shared } from '#contract/quotes/savedQuotes.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { SharedQuote } from '#src/features/quotes/SharedQuote.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { read } from './quoteSamples.ts';

const quotes = detailMachineOf<Shared | null>('sharedQuote');
type Args = Scene<typeof quotes>;
type Story = StoryObj<Args>;

const context: Args['context'] = { id: '5f'.repeat(32) };

export default {
  title: 'flows/SharedQuote',
  id: 'flows-sharedquote',
  parameters: { machine: 'detail' },
  render: (scene) => <SharedQuote actor={frozen(quotes, scene)} now={now} onSheet={() => undefined} />,
  args: { value: 'open', context: { ...context, value: read } },
} satisfies Meta<Args>;

export const Closed: Story = { args: { value: 'closed', context: { id: '' } } };
export const Fetching: Story = { args: { value: 'fetching', context } };
export const Open: Story = {};
export const OpenExpired: Story = {
  args: { context: { ...context, value: { ...read, state: 'expired', companyZh: null } } },
};
export const Ended: Story = { args: { context: { ...context, value: null } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: messages.failed } },
};
