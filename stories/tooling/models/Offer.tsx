import { offerMessages } from '#server/offers/messages.ts';
import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { OfferActor } from '#machines/quotes/offer.ts';
import { offerMachine } from '#machines/quotes/offer.ts';
import { Offer } from '#src/features/quotes/Offer.tsx';
import { offerMessages as messages } from '#src/features/quotes/offerMessages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { completeForm } from '#stories/booking/bookingSamples.ts';
import { now } from '#stories/orders/orderQuerySamples.ts';
import { accepted, declined, lapsed, offered } from '#stories/quotes/offerSamples.ts';
import { modelOf, page } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const stale = new ApiError(codes.priceChanged, offerMessages.expired('2026-03-09 24:00'));
const order = { quoteId: 'q', routeZh: '上海 → 汉堡', form: completeForm };

export default modelOf({
  of: 'offer',
  machine: offerMachine,
  inputs: { one: { token: '5f'.repeat(16) } },
  samples: [
    { type: 'option.accepted', option: 0 },
    { type: 'option.accepted', option: 1 },
    { type: 'answer.begun', kind: 'asked' },
    { type: 'answer.begun', kind: 'declined' },
    { type: 'answer.changed', text: '含拖车吗？' },
    { type: 'answer.submitted' },
    { type: 'answer.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchOffer: { done: [offered], error },
    refetchOffer: { done: [lapsed], error },
    signIn: { done: [null], error: [new ApiError(codes.notLoggedIn, serviceMessages.notLoggedIn)] },
    accept: { done: [{ offer: accepted, order }], error: [stale, ...error] },
    answer: { done: [declined], error },
  },
  possible: (event, { offer, text }) => {
    if (event.type === 'answer.changed') return text === '';
    if (event.type === 'answer.begun')
      return offer?.state !== 'lapsed' && offer?.state !== 'accepted' && (event.kind === 'asked' || text === '');
    return event.type !== 'option.accepted' || (offer?.state === 'offered' && text === '');
  },
  keep: ({ offer, text }) => [offer?.state, text === ''],
  play: () => ({
    view: (actor: OfferActor) => <Offer actor={actor} now={now} onFile={() => {}} />,
    gestures: {
      'option.accepted': ({ option }) =>
        page
          .getByRole('listitem')
          .filter({ hasText: messages.option(option + 1) })
          .getByRole('button')
          .click(),
      'answer.begun': ({ kind }) => named(kind === 'asked' ? messages.ask : messages.decline).click(),
      'answer.changed': ({ text }) => page.getByRole('textbox').fill(text),
      'answer.submitted': () => named(new RegExp(`^(${messages.submit.asked}|${messages.submit.declined})$`)).click(),
      'answer.dropped': () => named(messages.drop).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
    },
  }),
});
