import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { ask, tell } from '#machines/effects.ts';

export type OrderDraftsAsks = {
  /** The drafts of this device, the newest first. */
  readDrafts: () => Promise<OrderDraft[]>;
  /** Resolves once another window has stored or deleted a draft. */
  draftsChanged: () => Promise<unknown>;
};

/** Drafts that were not ordered: they offer themselves and can be deleted; nothing here ever places one. */
export const orderDraftsMachine = setup({
  types: {} as {
    context: {
      drafts: OrderDraft[];
      /** The one deleted last; it can be had back. */
      deleted?: OrderDraft | undefined;
      /** The key of the newest draft when its offer was put off; a newer one offers itself again. */
      putOff?: string | undefined;
      /** When they were read, in epoch milliseconds. */
      now: number;
    };
    input: { putOff?: string | undefined } | undefined;
    events: { type: 'draft.deleted'; draft: OrderDraft } | { type: 'undo.requested' } | { type: 'offer.dismissed' };
    children: { readDrafts: 'readDrafts'; draftsChanged: 'draftsChanged' };
  },
  actors: {
    readDrafts: ask<OrderDraftsAsks['readDrafts']>(),
    draftsChanged: ask<OrderDraftsAsks['draftsChanged']>(),
  },
  guards: { isDeleted: ({ context }) => context.deleted !== undefined },
  actions: {
    keepDrafts: assign((_, params: { output: OrderDraft[] }) => ({ drafts: params.output, now: Date.now() })),
    keepDeleted: assign((_, params: { draft: OrderDraft }) => ({ deleted: params.draft })),
    forgetDeleted: assign({ deleted: undefined }),
    setPutOff: assign({ putOff: ({ context }) => context.drafts[0]?.key }),
    storePutOff: tell<{ putOff?: string | undefined }>(),
    dropDraft: tell<{ draft: OrderDraft }>(),
    restoreDraft: tell<{ deleted?: OrderDraft | undefined }>(),
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderDrafts',
  context: ({ input }) => ({ drafts: [], now: 0, putOff: input?.putOff }),
  initial: 'reading',
  on: {
    'offer.dismissed': {
      actions: ['setPutOff', 'forgetDeleted', { type: 'storePutOff', params: ({ context }) => context }],
    },
    'draft.deleted': {
      target: '.reading',
      reenter: true,
      actions: [
        { type: 'dropDraft', params: ({ event }) => event },
        { type: 'keepDeleted', params: ({ event }) => event },
      ],
    },
    'undo.requested': {
      guard: 'isDeleted',
      target: '.reading',
      reenter: true,
      actions: [{ type: 'restoreDraft', params: ({ context }) => context }, 'forgetDeleted'],
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDrafts',
        src: 'readDrafts',
        onDone: { target: 'listed', actions: { type: 'keepDrafts', params: ({ event }) => event } },
        onError: 'listed',
      },
    },
    listed: {
      invoke: { id: 'draftsChanged', src: 'draftsChanged', onDone: 'reading' },
      // how long ago each was kept is told to the minute
      after: { minute: 'reading' },
    },
  },
});

export type OrderDraftsActor = ActorRefFrom<typeof orderDraftsMachine>;
