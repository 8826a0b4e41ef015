import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { request, effect, subscription } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type OrderDraftsRequests = {
  /** The drafts of this device, the newest first. */
  readDrafts: () => Promise<OrderDraft[]>;
};

/** Drafts that were not ordered: the list suggests them and can delete them, but never places an order. */
export const orderDraftsMachine = setup({
  types: {} as {
    context: {
      drafts: OrderDraft[];
      /** The last deleted draft, which can be restored. */
      deleted?: OrderDraft | undefined;
      /** The key of the newest draft when the user dismissed its suggestion; a newer draft is suggested again. */
      putOff?: string | undefined;
      /** When the drafts were read, in epoch milliseconds. */
      now: number;
    };
    input: { putOff?: string | undefined } | undefined;
    events:
      | { type: 'draft.deleted'; draft: OrderDraft }
      | { type: 'undo.requested' }
      | { type: 'suggestion.dismissed' }
      /** A draft was stored or deleted, here or in another tab. */
      | { type: 'drafts.changed' };
    children: { readDrafts: 'readDrafts'; otherWindows: 'otherWindows' };
  },
  actors: {
    readDrafts: request<OrderDraftsRequests['readDrafts']>(),
    otherWindows: subscription(),
  },
  guards: { isDeleted: ({ context }) => context.deleted !== undefined },
  actions: {
    setDrafts: assign((_, params: { output: OrderDraft[] }) => ({ drafts: params.output, now: Date.now() })),
    setDeleted: assign((_, params: { draft: OrderDraft }) => ({ deleted: params.draft })),
    clearDeleted: assign({ deleted: undefined }),
    setPutOff: assign({ putOff: ({ context }) => context.drafts[0]?.key }),
    storePutOff: effect<{ putOff?: string | undefined }>(),
    dropDraft: effect<{ draft: OrderDraft }>(),
    restoreDraft: effect<{ deleted?: OrderDraft | undefined }>(),
  },
  delays: { minute: 60_000 },
}).createMachine({
  id: 'orderDrafts',
  description: '留在本机、没有下完的委托草稿：列出，删除，撤销删除。',
  meta: {
    title: '订单草稿',
    events: {
      'draft.deleted': '删除一份草稿',
      'undo.requested': '撤销删除',
      'suggestion.dismissed': '草稿提示稍后再说',
      'drafts.changed': '草稿有了改动',
    },
    guards: { isDeleted: '刚删除过一份' },
    requests: { readDrafts: '读取本机草稿', otherWindows: '留意草稿的改动' },
    effects: { storePutOff: '记下这次不再提示的草稿', restoreDraft: '恢复草稿' },
  } satisfies MachineNames,
  context: ({ input }) => ({ drafts: [], now: 0, putOff: input?.putOff }),
  initial: 'reading',
  on: {
    'suggestion.dismissed': {
      actions: ['setPutOff', 'clearDeleted', { type: 'storePutOff', params: ({ context }) => context }],
    },
    'draft.deleted': {
      target: '.reading',
      reenter: true,
      actions: [
        { type: 'dropDraft', params: ({ event }) => event },
        { type: 'setDeleted', params: ({ event }) => event },
      ],
    },
    'undo.requested': {
      guard: 'isDeleted',
      target: '.reading',
      reenter: true,
      actions: [{ type: 'restoreDraft', params: ({ context }) => context }, 'clearDeleted'],
    },
  },
  states: {
    reading: {
      description: '读取草稿',
      tags: 'busy',
      invoke: {
        id: 'readDrafts',
        src: 'readDrafts',
        onDone: { target: 'listed', actions: { type: 'setDrafts', params: ({ event }) => event } },
        onError: 'listed',
      },
    },
    listed: {
      description: '草稿列表',
      invoke: { id: 'otherWindows', src: 'otherWindows' },
      on: { 'drafts.changed': 'reading' },
      // the age of each draft is shown in minutes
      after: { minute: 'reading' },
    },
  },
});

export type OrderDraftsActor = ActorRefFrom<typeof orderDraftsMachine>;
