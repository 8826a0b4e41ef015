import { savedQuoteMessages } from '#server/quotes/messages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { SavedQuoteActor } from '#machines/quotes/savedQuote.ts';
import { savedQuoteMachine } from '#machines/quotes/savedQuote.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { SavedQuote } from '#src/features/quotes/SavedQuote.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { expired, shared, valid } from '#stories/quotes/quoteSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const messages = quoteMessages.quote;
const error = [serviceFailed];
const stale = new ApiError(codes.priceChanged, savedQuoteMessages.expired('2026-03-06 20:00'));

export default modelOf({
  of: 'savedQuote',
  machine: savedQuoteMachine,
  inputs: { one: { id: valid.id } },
  samples: [
    { type: 'renaming.requested' },
    { type: 'name.changed', name: '' },
    { type: 'name.submitted' },
    { type: 'renaming.dismissed' },
    { type: 'link.requested' },
    { type: 'link.revoked' },
    { type: 'link.copied' },
    { type: 'sheet.requested' },
    { type: 'order.requested', atTodaysPrice: false },
    { type: 'order.requested', atTodaysPrice: true },
    { type: 'deletion.requested' },
    { type: 'deletion.confirmed' },
    { type: 'deletion.dismissed' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchQuote: { done: [valid, shared], error },
    refetchQuote: { done: [expired], error },
    rename: { done: [null], error },
    share: { done: [{ shareToken: shared.shareToken }], error },
    saveSheet: { done: [null], error },
    startOrder: { done: [{ form: completeForm, promised: null }], error: [stale, ...error] },
    remove: { done: [null], error },
  },
  // a shared quote has no button to share it
  possible: ({ type }, { quote }) => type !== 'link.requested' || quote?.shareToken === null,
  keep: ({ quote, name }) => [quote?.state, quote?.shareToken, name === ''],
  play: () => ({
    view: (actor: SavedQuoteActor) => (
      <SavedQuote
        actor={actor}
        now={now}
        linkOf={(token) => token}
        searchHref={undefined}
        orderHrefOf={(orderNo) => orderNo}
      />
    ),
    gestures: {
      'renaming.requested': () => named(messages.rename).click(),
      'name.changed': ({ name }) => page.getByRole('textbox', { name: messages.name }).fill(name),
      'name.submitted': () => named(messages.save).click(),
      'renaming.dismissed': () => named(messages.drop).click(),
      'link.requested': () => named(messages.share).click(),
      'link.revoked': () => named(messages.revoke).click(),
      'link.copied': () => named(messages.copy).click(),
      'sheet.requested': () => named(messages.sheet).click(),
      'order.requested': ({ atTodaysPrice }) => named(atTodaysPrice ? messages.orderToday : messages.order).click(),
      'deletion.requested': () => named(messages.remove).click(),
      'deletion.confirmed': () => named(messages.confirm).click(),
      'deletion.dismissed': () => named(messages.drop).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
