import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/refusal.ts';
import { allLines } from '#contract/lines/all.ts';
import { orderProblems } from '#contract/order.ts';
import { bookingMachine } from '#machines/booking.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { copy } from '#src/copy.ts';
import { blankDraft, completeDraft, freshKey, order, theirDraft } from '#stories/bookingSamples.ts';
import { dearerTariff, tariff } from '#stories/samples.ts';
import { bookingView, field, named, submit } from './support/bookingStage.tsx';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const paths = pathsOf(bookingMachine, {
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
});

const shows = (text: string) => page.getByText(text).elements().length > 0;

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "S1: openBooking fails → unavailable",
      "S1: openBooking answers → field.changed (remark, 加急) → filling",
      "S1: openBooking answers → otherWindow answers #2 → conflicting",
      "S1: openBooking answers #2 → field.changed (remark, 加急) → filling",
      "S1: openBooking answers #2 → order.submitted → filling",
      "S1: openBooking answers #2 → otherWindow answers #2 → conflicting",
      "S1: openBooking answers #3 → retry.requested → opening",
      "S1: openBooking answers → order.submitted → signIn fails → filling",
      "S1: openBooking answers → otherWindow answers → draft.taken → filling",
      "S1: openBooking answers → otherWindow answers → draft.kept → filling",
      "S1: openBooking answers #2 → otherWindow answers → draft.kept → filling",
      "S1: openBooking answers → order.submitted → signIn answers → placeOrder fails → filling",
      "S1: openBooking answers → order.submitted → signIn answers → placeOrder answers → success.dismissed → finished",
      "S1: openBooking answers → order.submitted → signIn answers → placeOrder fails #2 → fetchOffer fails → filling",
      "S1: openBooking answers → order.submitted → signIn answers → placeOrder fails #2 → fetchOffer answers → price.accepted → placing",
      "S1: openBooking answers → order.submitted → signIn answers → placeOrder fails #2 → fetchOffer answers → price.declined → filling",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(bookingMachine, path, {
    view: bookingView,
    gestures: {
      'field.changed': (event) => field(event.path).fill(String(event.value)),
      'order.submitted': () => submit().click(),
      'price.accepted': () => named(bookingCopy.repriced.accept).click(),
      'price.declined': () => named(bookingCopy.repriced.decline).click(),
      'draft.taken': () => named(bookingCopy.conflicting.take).click(),
      'draft.kept': () => named(bookingCopy.conflicting.keep).click(),
      'retry.requested': () => named(copy.retry).click(),
      'success.dismissed': () => named(bookingCopy.placed.confirm).click(),
    },
    see: async (state) => {
      const { draft, refusal, order: placed, other } = state.context;
      for (const name of ['unavailable', 'conflicting', 'repriced', 'placed', 'finished'] as const) {
        expect([name, shows(bookingCopy[name].title)]).toEqual([name, state.matches(name)]);
      }
      if (state.matches('placed')) await expect.element(page.getByText(placed?.orderNo ?? '')).toBeVisible();
      if (state.matches('filling')) {
        await expect.element(field('remark')).toHaveValue(draft?.form.remark);
        await expect.element(submit()).toHaveAttribute('aria-disabled', 'false');
        expect(refusal === undefined || shows(refusal)).toBe(true);
      }
      if (state.matches('unavailable')) expect(shows(refusal ?? '')).toBe(true);
      if (state.matches('conflicting')) {
        expect(shows(bookingCopy.conflicting.gone)).toBe(other?.theirs === null);
        expect(named(bookingCopy.conflicting.take).elements()).toHaveLength(other?.theirs ? 1 : 0);
      }
      if (state.hasTag('busy') && draft) await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
    },
  });
});
