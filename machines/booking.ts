import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { SailingTariff } from '#contract/commerce.ts';
import { codes, Refusal, refusalMessage } from '#contract/refusal.ts';
import type { Problems } from '#contract/fields.ts';
import { problemsOf } from '#contract/fields.ts';
import type { FclDraft, PlacedOrder } from '#contract/order.ts';
import { fclOrder, pricedBookingOf } from '#contract/order.ts';
import type { Fee, Total } from '#contract/rules/price.ts';
import { feesOf, totalsOf } from '#contract/rules/price.ts';
import { withValue } from './formPath.ts';
import { ask, tell } from './world.ts';

export type BookingAsks = {
  /** The draft kept for this sailing, or a new one, and what the sailing costs. */
  openBooking: (of: { sailingId: string }) => Promise<{ draft: FclDraft; offer: SailingTariff }>;
  /** Resolves once somebody is signed in; rejects where the visitor turns the dialog away. */
  signIn: () => Promise<unknown>;
  placeOrder: (intention: { draft: FclDraft; expectedTotals: Total[] }) => Promise<PlacedOrder>;
  fetchOffer: (of: { sailingId: string }) => Promise<SailingTariff>;
};

interface Booking {
  sailingId: string;
  draft?: FclDraft;
  offer?: SailingTariff;
  problems: Problems;
  refusal?: string | undefined;
  formerTotals: Total[];
  order?: PlacedOrder;
}

/** The fees of a booking as its form stands; the service computes the same ones from the same rule. */
export const bookingFees = ({ draft, offer }: Pick<Booking, 'draft' | 'offer'>): Fee[] =>
  draft && offer ? feesOf(offer.tariff, pricedBookingOf(draft.form)) : [];

/** Booking a full container: a draft that is kept at every change, a sign-in where needed, one order per draft. */
export const bookingMachine = setup({
  types: {} as {
    context: Booking;
    input: { sailingId: string };
    events:
      | { type: 'field.changed'; path: string; value: unknown }
      | { type: 'order.submitted' }
      | { type: 'price.accepted' }
      | { type: 'price.declined' }
      | { type: 'retry.requested' }
      | { type: 'success.dismissed' };
    children: { openBooking: 'openBooking'; signIn: 'signIn'; placeOrder: 'placeOrder'; fetchOffer: 'fetchOffer' };
  },
  actors: {
    openBooking: ask<BookingAsks['openBooking']>(),
    signIn: ask<BookingAsks['signIn']>(),
    placeOrder: ask<BookingAsks['placeOrder']>(),
    fetchOffer: ask<BookingAsks['fetchOffer']>(),
  },
  guards: {
    isComplete: ({ context }) => fclOrder.safeParse(context.draft?.form).success,
    isPriceChanged: (_, params: { error: unknown }) =>
      params.error instanceof Refusal && params.error.code === codes.priceChanged,
  },
  actions: {
    keepBooking: assign((_, params: { output: { draft: FclDraft; offer: SailingTariff } }) => params.output),
    keepField: assign(({ context }, params: { path: string; value: unknown }) => ({
      draft: context.draft && { ...context.draft, form: withValue(context.draft.form, params.path, params.value) },
      problems: Object.fromEntries(
        Object.entries(context.problems).filter(
          ([path]) => path !== params.path && !path.startsWith(`${params.path}.`),
        ),
      ),
      refusal: undefined,
    })),
    showProblems: assign({ problems: ({ context }) => problemsOf(fclOrder, context.draft?.form) }),
    keepOffer: assign({
      formerTotals: ({ context }) => totalsOf(bookingFees(context)),
      offer: (_, params: { output: SailingTariff }) => params.output,
    }),
    keepOrder: assign({ order: (_, params: { output: PlacedOrder }) => params.output }),
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalMessage(params.error) }),
    forgetRefusal: assign({ refusal: undefined }),
    storeDraft: tell<{ draft?: FclDraft }>(),
    dropDraft: tell<{ draft?: FclDraft }>(),
    focusProblem: tell<{ problems: Problems }>(),
    finish: tell<{ order?: PlacedOrder }>(),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({ sailingId: input.sailingId, problems: {}, formerTotals: [] }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openBooking',
        src: 'openBooking',
        input: ({ context }) => context,
        onDone: { target: 'filling', actions: { type: 'keepBooking', params: ({ event }) => event } },
        onError: { target: 'unavailable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    unavailable: { on: { 'retry.requested': { target: 'opening', actions: 'forgetRefusal' } } },
    filling: {
      on: {
        'field.changed': {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'storeDraft', params: ({ context }) => context },
          ],
        },
        'order.submitted': [
          { guard: 'isComplete', target: 'signingIn', actions: 'forgetRefusal' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    signingIn: { tags: 'busy', invoke: { id: 'signIn', src: 'signIn', onDone: 'placing', onError: 'filling' } },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ draft: context.draft!, expectedTotals: totalsOf(bookingFees(context)) }),
        onDone: {
          target: 'placed',
          actions: [
            { type: 'keepOrder', params: ({ event }) => event },
            { type: 'dropDraft', params: ({ context }) => context },
          ],
        },
        onError: [
          { guard: { type: 'isPriceChanged', params: ({ event }) => event }, target: 'requoting' },
          { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
    },
    requoting: {
      tags: 'busy',
      invoke: {
        id: 'fetchOffer',
        src: 'fetchOffer',
        input: ({ context }) => context,
        onDone: { target: 'repriced', actions: { type: 'keepOffer', params: ({ event }) => event } },
        onError: { target: 'filling', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    repriced: { on: { 'price.accepted': 'placing', 'price.declined': 'filling' } },
    placed: { on: { 'success.dismissed': 'finished' } },
    finished: { type: 'final', entry: { type: 'finish', params: ({ context }) => context } },
  },
});

export type BookingActor = ActorRefFrom<typeof bookingMachine>;
