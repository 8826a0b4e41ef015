import { offerMessages } from '#server/offers/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerMachine } from '#machines/quotes/offer.ts';
import { Offer } from '#src/features/quotes/Offer.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { accepted, asked, declined, lapsed, offered } from './offerSamples.ts';

type Args = Scene<typeof offerMachine>;
type Story = StoryObj<Args>;

const context: Args['context'] = { token: '5f'.repeat(16), offer: offered, option: 0, kind: 'asked', text: '' };
const shown = (state: string, more: Partial<Args['context']> = {}): Story => ({
  args: { value: { shown: state } as Args['value'], context: { ...context, ...more } },
});

export default {
  title: 'flows/Offer',
  id: 'flows-offer',
  parameters: { machine: 'offer' },
  render: (scene) => <Offer actor={frozen(offerMachine, scene)} now={now} onFile={() => {}} />,
  args: { value: { shown: 'resting' }, context },
} satisfies Meta<Args>;

export const Fetching: Story = { args: { value: 'fetching', context: { ...context, offer: undefined } } };
export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...context, offer: undefined, errorMessage: offerMessages.linkUnknown },
  },
};
export const Resting: Story = {};
export const RestingAsked = shown('resting', { offer: asked });
export const RestingAccepted = shown('resting', { offer: accepted });
export const RestingExpired = shown('resting', { offer: lapsed });
export const RestingDeclined = shown('resting', { offer: declined });
export const SigningIn = shown('signingIn');
export const Accepting = shown('accepting');
export const Refreshing = shown('refreshing', {
  errorMessage: offerMessages.expired('2026-03-09 24:00'),
});
export const Writing = shown('writing', { text: '含拖车吗？' });
export const WritingProblem = shown('writing', { kind: 'declined', problem: 'required' });
export const Sending = shown('sending', { text: '含拖车吗？' });
