import { allLines } from '#contract/services/definitions/allServices.ts';
import { orderProblems } from '#contract/booking/orderForm.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { copy } from '#src/ui/messages.ts';
import { blankDraft, completeDraft, freshKey, order, theirDraft } from '#stories/booking/bookingSamples.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { dearerTariff, tariff } from '#stories/fixtures/samples.ts';
import { bookingView, field, submit } from './bookingHands.tsx';
import { named } from './named.ts';

const { repriced, conflicting, placed } = bookingCopy;

export default modelOf({
  of: 'booking',
  machine: bookingMachine,
  inputs: { S1: { line: allLines.fcl, offerId: 'S1' } },
  samples: [
    { type: 'field.changed', path: 'remark', value: '加急' },
    { type: 'order.submitted' },
    { type: 'price.accepted' },
    { type: 'price.declined' },
    { type: 'draft.taken' },
    { type: 'draft.kept' },
    { type: 'retry.requested' },
    { type: 'success.dismissed' },
  ],
  outcomes: {
    openBooking: {
      done: [
        { draft: completeDraft, offer: tariff },
        { draft: blankDraft, offer: tariff },
        { draft: completeDraft, offer: { ...tariff, refusedZh: '该航次不接受危险品' } },
      ],
    },
    otherWindow: {
      done: [
        { theirs: theirDraft, freshKey },
        { theirs: null, freshKey },
      ],
      error: [],
    },
    signIn: { done: [null] },
    placeOrder: {
      done: [order],
      error: [new Refusal(codes.goodsRefused, '不接受'), new Refusal(codes.priceChanged, '价格已变动')],
    },
    fetchOffer: { done: [dearerTariff] },
  },
  keep: ({ line, draft, other }) => [
    draft !== undefined && Object.keys(orderProblems(line, draft.form)).length,
    other?.theirs != null,
  ],
  play: () => ({
    view: bookingView,
    gestures: {
      'field.changed': ({ path, value }) => field(path).fill(String(value)),
      'order.submitted': () => submit().click(),
      'price.accepted': () => named(repriced.accept).click(),
      'price.declined': () => named(repriced.decline).click(),
      'draft.taken': () => named(conflicting.take).click(),
      'draft.kept': () => named(conflicting.keep).click(),
      'retry.requested': () => named(copy.retry).click(),
      'success.dismissed': () => named(placed.confirm).click(),
    },
  }),
});
