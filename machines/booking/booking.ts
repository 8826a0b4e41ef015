import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { OrderDraft, PlacedOrder } from '#contract/booking/orderForm.ts';
import { codes, Refusal, refusalMessage } from '#contract/protocol/apiError.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { bookingFees, bookingProblems, problemsWhileTyping, refusedField } from './bookingRules.ts';
import { withValue } from '#machines/support/formPath.ts';
import { ask, tell } from '#machines/effects.ts';

/** What another window did to the draft: its version of it, or null where it was ordered or deleted there. */
export interface OtherWindow {
  theirs: OrderDraft | null;
  /** The key that this window's form goes on with where the draft's own is used up. */
  freshKey: string;
}

export type BookingAsks = {
  /** The draft kept for this offer, or a new one, and what the offer costs. */
  openBooking: (of: { offerId: string }) => Promise<{ draft: OrderDraft; offer: Offer }>;
  /** Resolves once somebody is signed in; rejects where the visitor turns the dialog away. */
  signIn: () => Promise<unknown>;
  placeOrder: (intention: { draft: OrderDraft; expectedTotals: Total[] }) => Promise<PlacedOrder>;
  fetchOffer: (of: { offerId: string }) => Promise<Offer>;
  /** Resolves once another window has changed this draft. */
  otherWindow: (of: { draft: OrderDraft }) => Promise<OtherWindow>;
};

interface Booking {
  line: LineDefinition;
  offerId: string;
  draft?: OrderDraft;
  offer?: Offer;
  problems: Readonly<Record<string, FieldProblem>>;
  refusal?: string | undefined;
  formerTotals: Total[];
  order?: PlacedOrder;
  other?: OtherWindow | undefined;
}

/** Booking anything: a draft that is kept at every change, a sign-in where needed, one order per draft. */
export const bookingMachine = setup({
  types: {} as {
    context: Booking;
    input: { line: LineDefinition; offerId: string };
    events:
      | { type: 'field.changed'; path: string; value: unknown }
      | { type: 'order.submitted' }
      | { type: 'price.accepted' }
      | { type: 'price.declined' }
      | { type: 'draft.kept' }
      | { type: 'draft.taken' }
      | { type: 'retry.requested' }
      | { type: 'success.dismissed' };
    children: {
      openBooking: 'openBooking';
      signIn: 'signIn';
      placeOrder: 'placeOrder';
      fetchOffer: 'fetchOffer';
      otherWindow: 'otherWindow';
    };
  },
  actors: {
    openBooking: ask<BookingAsks['openBooking']>(),
    signIn: ask<BookingAsks['signIn']>(),
    placeOrder: ask<BookingAsks['placeOrder']>(),
    fetchOffer: ask<BookingAsks['fetchOffer']>(),
    otherWindow: ask<BookingAsks['otherWindow']>(),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(bookingProblems(context)).length === 0,
    isOrderable: (_, params: { output: { offer: Offer } }) => params.output.offer.refusedZh === null,
    isPriceChanged: (_, params: { error: unknown }) =>
      params.error instanceof Refusal && params.error.code === codes.priceChanged,
    isTheirs: ({ context }) => context.other?.theirs != null,
  },
  actions: {
    keepBooking: assign((_, params: { output: { draft: OrderDraft; offer: Offer } }) => params.output),
    keepReason: assign((_, params: { output: { offer: Offer } }) => ({
      refusal: params.output.offer.refusedZh ?? undefined,
    })),
    keepField: assign(({ context }, params: { path: string; value: unknown }) => {
      if (!context.draft) return {};
      const { draft, problems } = context;
      const form = withValue(draft.form, params.path, params.value);
      const changed = { ...draft, revision: draft.revision + 1, form };
      return {
        draft: changed,
        problems: {
          ...Object.fromEntries(
            Object.entries(problems).filter(
              ([path]) =>
                path !== params.path && !path.startsWith(`${params.path}.`) && !params.path.startsWith(`${path}.`),
            ),
          ),
          ...problemsWhileTyping({ ...context, draft: changed }, params.path),
        },
        refusal: undefined,
      };
    }),
    showProblems: assign({ problems: ({ context }) => bookingProblems(context) }),
    keepOffer: assign({
      formerTotals: ({ context }) => totalsOf(bookingFees(context)),
      offer: (_, params: { output: Offer }) => params.output,
    }),
    keepOrder: assign({ order: (_, params: { output: PlacedOrder }) => params.output }),
    keepOther: assign({ other: (_, params: { output: OtherWindow }) => params.output }),
    takeTheirs: assign(({ context }) => ({ draft: context.other?.theirs ?? context.draft, other: undefined })),
    keepMine: assign(({ context: { draft, other } }) => ({
      draft: draft && {
        ...draft,
        key: other?.theirs ? draft.key : (other?.freshKey ?? draft.key),
        revision: Math.max(draft.revision, other?.theirs?.revision ?? 0) + 1,
      },
      other: undefined,
    })),
    /** What the service says against a field stands there, in its own words. */
    keepRefusal: assign(({ context }, params: { error: unknown }) => {
      const messageZh = refusalMessage(params.error);
      const field = refusedField(context, params.error);
      return field === undefined || messageZh === undefined
        ? { refusal: messageZh }
        : { problems: { [field]: { messageZh } }, refusal: undefined };
    }),
    forgetRefusal: assign({ refusal: undefined }),
    storeDraft: tell<{ draft?: OrderDraft }>(),
    dropDraft: tell<{ draft?: OrderDraft }>(),
    focusProblem: tell<{ problems: Readonly<Record<string, FieldProblem>> }>(),
    /** A reload finds the order, not an empty form that invites to order again. */
    nameOrder: tell<{ order?: PlacedOrder }>(),
    finish: tell<{ line: LineDefinition; order?: PlacedOrder }>(),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({ ...input, problems: {}, formerTotals: [] }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openBooking',
        src: 'openBooking',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOrderable', params: ({ event }) => event },
            target: 'filling',
            actions: { type: 'keepBooking', params: ({ event }) => event },
          },
          { target: 'unavailable', actions: { type: 'keepReason', params: ({ event }) => event } },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
    },
    unavailable: { on: { 'retry.requested': { target: 'opening', actions: 'forgetRefusal' } } },
    filling: {
      invoke: {
        id: 'otherWindow',
        src: 'otherWindow',
        input: ({ context }) => ({ draft: context.draft! }),
        onDone: { target: 'conflicting', actions: { type: 'keepOther', params: ({ event }) => event } },
      },
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
    conflicting: {
      on: {
        'draft.taken': { guard: 'isTheirs', target: 'filling', actions: 'takeTheirs' },
        'draft.kept': {
          target: 'filling',
          actions: ['keepMine', { type: 'storeDraft', params: ({ context }) => context }],
        },
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
            { type: 'nameOrder', params: ({ context }) => context },
          ],
        },
        onError: [
          { guard: { type: 'isPriceChanged', params: ({ event }) => event }, target: 'requoting' },
          {
            target: 'filling',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'focusProblem', params: ({ context }) => context },
            ],
          },
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
