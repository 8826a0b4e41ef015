import { savedQuoteMessages } from '#server/quotes/messages.ts';
import { waitText } from '#contract/protocol/waitText.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { savedQuoteMachine } from '#machines/quotes/savedQuote.ts';
import { SavedQuote } from '#src/features/quotes/SavedQuote.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { expired, ordered, shared, valid, withdrawn } from './quoteSamples.ts';

type Args = Scene<typeof savedQuoteMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { id: valid.id, quote: valid, name: '', isShared: false, atTodaysPrice: false };
const shown = (state: string, more: Partial<Args['context']> = {}): Story => ({
  args: { value: { shown: state } as Args['value'], context: { ...context, ...more } },
});

export default {
  title: 'flows/SavedQuote',
  id: 'flows-savedquote',
  parameters: { machine: 'savedQuote' },
  render: (scene) => (
    <SavedQuote
      actor={frozen(savedQuoteMachine, scene)}
      now={now}
      linkOf={(token) => `https://example.com/q/${token}`}
      searchHref="/shippingFcl"
      orderHrefOf={(orderNo) => `/orders/${orderNo}`}
    />
  ),
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, quote: undefined } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, quote: undefined, errorMessage: savedQuoteMessages.unknown } },
};
export const Resting: Story = {};
export const RestingShared = shown('resting', { quote: shared });
export const RestingExpired = shown('resting', { quote: expired });
export const RestingWithdrawn = shown('resting', { quote: withdrawn });
export const RestingOrdered = shown('resting', { quote: ordered });
export const RestingRejected = shown('resting', { errorMessage: serviceMessages.tooMany(waitText(12)) });
export const Renaming = shown('renaming', { name: valid.name });
export const RenamingProblem = shown('renaming', { name: '', problem: 'required' });
export const StoringName = shown('storingName', { name: '汉堡四月' });
export const Sharing = shown('sharing', { isShared: true });
export const SharingRevoked = shown('sharing', { quote: shared });
export const Saving = shown('saving');
export const Ordering = shown('ordering');
export const OrderingToday = shown('ordering', { quote: expired, atTodaysPrice: true });
export const Refreshing = shown('refreshing', {
  errorMessage: savedQuoteMessages.expired('2026-03-06 20:00'),
});
export const Confirming = shown('confirming');
export const Deleting = shown('deleting');
export const Deleted: Story = { args: { value: 'deleted' } };
