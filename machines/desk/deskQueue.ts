import type { ActorRef, ActorRefFrom, AnyActorRef, Snapshot } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { Inbox } from '#contract/desk/notices.ts';
import type { QueueCursor, QueueItem, QueueKind, QueuePage, SubjectKind } from '#contract/desk/queue.ts';
import { queueKey } from '#contract/desk/queue.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { effect, request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** Filters the shown items; `owner` is `all`, `mine`, `free` or a colleague's login. */
export interface QueueFilter {
  kind: QueueKind | 'all';
  owner: string;
}

/** A command on an item, with its shown owner, or on the person's own presence. */
export type QueueAct =
  | { do: 'give'; about: SubjectKind; subject: string; from: string | null; to: string | null }
  | { do: 'leave'; until: string | null };

interface Wanted {
  filter: QueueFilter;
  after: QueueCursor | undefined;
  version: string;
}

export type DeskQueueRequests = {
  /** The page is null if `version` is still current. */
  fetchQueue: (wanted: Wanted) => Promise<{ version: string; page: QueuePage | null }>;
  sendAct: (act: QueueAct) => Promise<unknown>;
};

/** The position that a person returns to after an item. */
export interface QueueView {
  filter: QueueFilter;
  /** Where each page before the shown one ends. */
  cursors: readonly QueueCursor[];
  /** The key of the item that has the keyboard focus. */
  current?: string | undefined;
}

type InboxReceiver = ActorRef<Snapshot<unknown>, { type: 'inbox.given'; inbox: Inbox | undefined }>;

interface DeskQueueInput extends QueueView {
  /** Gets the notices that come with the queue; a queue that runs alone has none. */
  parentRef?: InboxReceiver | undefined;
}

interface DeskQueueContext extends DeskQueueInput {
  version: string;
  page?: QueuePage | undefined;
  act?: QueueAct | undefined;
  errorMessage?: string | undefined;
}

/** The initial view of the queue. */
export const wholeQueue: QueueView = { filter: { kind: 'all', owner: 'all' }, cursors: [] };

/** Changes by others appear after this time at the latest, in milliseconds. */
const pollMs = 5_000;

/** The key of the item that has the keyboard focus: the first of a page until another is chosen. */
const currentOf = ({ page, current }: DeskQueueContext): string | undefined =>
  current ?? page?.items.slice(0, 1).map(queueKey)[0];

/** The item next to the current one, or the first. */
const steppedTo = (context: DeskQueueContext, by: 1 | -1): QueueItem | undefined => {
  const items = context.page?.items ?? [];
  const at = items.findIndex((item) => queueKey(item) === currentOf(context));
  return at < 0 ? items[0] : items[Math.min(items.length - 1, Math.max(0, at + by))];
};

const wantedOf = ({ filter, cursors, version }: DeskQueueContext): Wanted => ({
  filter,
  after: cursors.at(-1),
  version,
});

/**
 * The desk's queue, page by page: changes by others appear by themselves, items are taken, given to a colleague and put
 * back, and the keyboard moves from item to item; a failed refresh leaves the shown page.
 */
export const deskQueueMachine = setup({
  types: {} as {
    context: DeskQueueContext;
    input: DeskQueueInput;
    events:
      | { type: 'filter.changed'; filter: QueueFilter }
      | { type: 'page.turned'; to: 'next' | 'former' }
      | { type: 'item.stepped'; by: 1 | -1 }
      | { type: 'item.focused'; item: string }
      | { type: 'act.chosen'; act: QueueAct }
      | { type: 'retry.requested' };
    children: { fetchQueue: 'fetchQueue'; refetchQueue: 'fetchQueue'; sendAct: 'sendAct' };
  },
  actors: {
    fetchQueue: request<DeskQueueRequests['fetchQueue']>(),
    sendAct: request<DeskQueueRequests['sendAct']>(),
  },
  guards: {
    hasPage: ({ context: { page, cursors } }, { to }: { to: 'next' | 'former' }) =>
      to === 'next' ? page?.next != null : cursors.length > 0,
  },
  actions: {
    setPage: assign(({ context }, { output }: { output: { version: string; page: QueuePage | null } }) => ({
      version: output.version,
      page: output.page ?? context.page,
    })),
    giveInbox: sendTo(
      // a queue that runs alone ignores the event
      ({ context: { parentRef }, self }): InboxReceiver => parentRef ?? (self as AnyActorRef),
      (_, { output }: { output: { page: QueuePage | null } }) => ({ type: 'inbox.given', inbox: output.page?.inbox }),
    ),
    setFilter: assign((_, { filter }: { filter: QueueFilter }) => ({ filter, cursors: [], current: undefined })),
    turnPage: assign(({ context: { page, cursors } }, { to }: { to: 'next' | 'former' }) => ({
      cursors: to === 'next' ? [...cursors, page!.next!] : cursors.slice(0, -1),
      current: undefined,
    })),
    clearPage: assign({ page: undefined, version: '', errorMessage: undefined }),
    setCurrent: assign(({ context }, { by }: { by: 1 | -1 }) => {
      const item = steppedTo(context, by);
      return { current: item && queueKey(item) };
    }),
    setFocused: assign((_, { item }: { item: string }) => ({ current: item })),
    setAct: assign((_, { act }: { act: QueueAct }) => ({ act, errorMessage: undefined })),
    clearErrorMessage: assign({ errorMessage: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    focusItem: effect<{ current?: string | undefined }>(),
  },
  delays: { nextLook: pollMs },
}).createMachine({
  id: 'deskQueue',
  description: '工作台的待办：按到期先后分页列出，他人所做的自动显示；筛选、翻页，认领、转给同事或放回，登记不在岗。',
  meta: {
    title: '待办列表',
    events: {
      'filter.changed': '改了筛选',
      'page.turned': '翻页',
      'item.stepped': '按键移到另一项',
      'item.focused': '焦点到了一项',
      'act.chosen': '认领、转交、放回或登记不在岗',
    },
    guards: { hasPage: '还有一页' },
    effects: { focusItem: '焦点移到该项', giveInbox: '把提醒交给工作台' },
    requests: { fetchQueue: '加载待办', refetchQueue: '刷新待办', sendAct: '提交操作' },
    delays: { nextLook: '五秒' },
  } satisfies MachineNames,
  context: ({ input }) => ({ ...input, version: '' }),
  initial: 'fetching',
  on: {
    'filter.changed': {
      target: '.fetching',
      actions: ['clearPage', { type: 'setFilter', params: ({ event }) => event }],
    },
  },
  states: {
    fetching: {
      description: '加载待办',
      tags: 'busy',
      invoke: {
        id: 'fetchQueue',
        src: 'fetchQueue',
        input: ({ context }) => wantedOf(context),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'setPage', params: ({ event }) => event },
            { type: 'giveInbox', params: ({ event }) => event },
            { type: 'focusItem', params: ({ context }) => ({ current: currentOf(context) }) },
          ],
        },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: {
      description: '加载失败',
      on: { 'retry.requested': { target: 'fetching', actions: 'clearErrorMessage' } },
    },
    shown: {
      description: '待办列表',
      initial: 'resting',
      on: {
        'item.stepped': {
          actions: [
            { type: 'setCurrent', params: ({ event }) => event },
            { type: 'focusItem', params: ({ context }) => ({ current: currentOf(context) }) },
          ],
        },
        'item.focused': { actions: { type: 'setFocused', params: ({ event }) => event } },
        'page.turned': {
          guard: { type: 'hasPage', params: ({ event }) => event },
          target: 'fetching',
          actions: [{ type: 'turnPage', params: ({ event }) => event }, 'clearPage'],
        },
      },
      states: {
        resting: {
          description: '查看中',
          after: { nextLook: 'refreshing' },
          on: {
            'act.chosen': { target: 'acting', actions: { type: 'setAct', params: ({ event }) => event } },
            'retry.requested': { target: 'refreshing', actions: 'clearErrorMessage' },
          },
        },
        acting: {
          description: '提交操作',
          tags: 'busy',
          invoke: {
            id: 'sendAct',
            src: 'sendAct',
            input: ({ context }) => context.act!,
            onDone: 'refreshing',
            // a colleague may have been faster: the current queue is shown with the reason
            onError: { target: 'refreshing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        refreshing: {
          description: '刷新待办',
          on: { 'act.chosen': { target: 'acting', actions: { type: 'setAct', params: ({ event }) => event } } },
          invoke: {
            id: 'refetchQueue',
            src: 'fetchQueue',
            input: ({ context }) => wantedOf(context),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setPage', params: ({ event }) => event },
                { type: 'giveInbox', params: ({ event }) => event },
              ],
            },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskQueueActor = ActorRefFrom<typeof deskQueueMachine>;
