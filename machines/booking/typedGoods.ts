import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import { assign, enqueueActions, setup } from 'xstate';
import { goodsNotLookedUp, goodsTyped } from '#contract/booking/typedGoods.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type TypedGoodsRequests = { findGoods: (of: { text: string }) => Promise<DangerousGoods[]> };

/** The text typed into the lookup of a cargo item. */
interface TypedText {
  index: number;
  text: string;
}

/** The result of looking up a cargo item's text: an entry of the list, or a problem of the field. */
export type LookedUp = TypedText & ({ goods: DangerousGoods } | { messageZh: string });

type LookedUpReceiver = ActorRef<Snapshot<unknown>, { type: 'goods.lookedUp' } & LookedUp>;

interface TypedGoodsInput {
  /** The order form, which gets the results; a lookup that runs alone has none. */
  parentRef?: LookedUpReceiver | undefined;
}

/** The waiting texts without the one of a field. */
const withoutText = (waiting: readonly TypedText[], index: number): TypedText[] =>
  waiting.filter((one) => one.index !== index);

/** Whether the text of a cargo item is being looked up. */
export const isLookedUp = ({ waiting }: { waiting: readonly TypedText[] }, index: number): boolean =>
  waiting.some((one) => one.index === index);

/**
 * Looks up text that the user typed into a field of the dangerous-goods list and left before the list arrived: the order
 * form gets the matching entry, or why there is none.
 */
export const typedGoodsMachine = setup({
  types: {} as {
    /** The texts to look up, the oldest first; at most one per field. */
    context: TypedGoodsInput & { waiting: readonly TypedText[] };
    input: TypedGoodsInput;
    events: { type: 'goods.left'; isChosen: boolean } & TypedText;
    children: { findGoods: 'findGoods' };
  },
  actors: { findGoods: request<TypedGoodsRequests['findGoods']>() },
  guards: {
    isOpen: (_, { isChosen, text }: TypedText & { isChosen: boolean }) => !isChosen && text.trim() !== '',
    isWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    addText: assign(({ context }, { index, text }: TypedText) => ({
      waiting: [...withoutText(context.waiting, index), { index, text }],
    })),
    removeText: assign(({ context }, { index }: TypedText) => ({ waiting: withoutText(context.waiting, index) })),
    dropText: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    reportFound: enqueueActions(
      ({ context: { waiting, parentRef }, enqueue }, { output }: { output: DangerousGoods[] }) => {
        const [typed] = waiting;
        if (parentRef && typed)
          enqueue.sendTo(parentRef, { type: 'goods.lookedUp', ...typed, ...goodsTyped(typed.text, output) });
      },
    ),
    reportFailure: enqueueActions(({ context: { waiting, parentRef }, enqueue }) => {
      const [typed] = waiting;
      if (parentRef && typed) enqueue.sendTo(parentRef, { type: 'goods.lookedUp', ...typed, ...goodsNotLookedUp });
    }),
  },
}).createMachine({
  id: 'typedGoods',
  description: '在一览表一栏填写后不等列表就离开时，继续查找：唯一相符的条目自动选取，否则在该栏说明原因。',
  meta: {
    title: '查找填了未选的条目',
    events: { 'goods.left': '填了未选就离开该栏' },
    guards: { isOpen: '填了内容，尚未选取', isWaiting: '有待查的内容' },
    requests: { findGoods: '查找条目' },
    effects: {},
  } satisfies MachineNames,
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'idle',
  on: {
    // the pending request may be for the text that this one replaces
    'goods.left': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'addText', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'removeText', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: { description: '没有待查', always: { guard: 'isWaiting', target: 'lookingUp' } },
    lookingUp: {
      description: '查找中',
      tags: 'busy',
      invoke: {
        id: 'findGoods',
        src: 'findGoods',
        input: ({ context }) => context.waiting[0]!,
        onDone: { target: 'idle', actions: [{ type: 'reportFound', params: ({ event }) => event }, 'dropText'] },
        onError: { target: 'idle', actions: ['reportFailure', 'dropText'] },
      },
    },
  },
});

export type TypedGoodsActor = ActorRefFrom<typeof typedGoodsMachine>;
