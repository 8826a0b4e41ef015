import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { Place } from '#contract/desk/deskAddress.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import type { Inbox, InboxNotice } from '#contract/desk/notices.ts';
import { limits } from '#contract/protocol/limits.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

type NoticeId = Pick<InboxNotice, 'kind' | 'position'>;

export type DeskInboxRequests = {
  /** Null if `version` is still current. */
  fetchInbox: (of: { version: string }) => Promise<Inbox | null>;
  readNotices: (of: { notices: NoticeId[] }) => Promise<unknown>;
};

interface DeskInboxContext extends Inbox {
  /** The page that was opened since notices were last marked; null for none. */
  opened: string | null;
  /** The notices that are being marked as read. */
  marked: readonly InboxNotice[];
}

/** The unread notices of the page that was opened. */
const noticesOfOpened = ({ notices, opened }: DeskInboxContext) => notices.filter(({ path }) => path === opened);

/**
 * The unread notices of the signed-in colleague, on every page of the desk. The queue gives them with its own responses;
 * without it they are fetched. Opening a page marks its notices as read; a failed request leaves the shown ones.
 */
export const deskInboxMachine = setup({
  types: {} as {
    context: DeskInboxContext;
    events:
      | { type: 'inbox.given'; inbox?: Inbox | undefined }
      | { type: 'place.opened'; place: Place | undefined }
      | { type: 'all.read' };
    children: { fetchInbox: 'fetchInbox'; readNotices: 'readNotices' };
  },
  actors: {
    fetchInbox: request<DeskInboxRequests['fetchInbox']>(),
    readNotices: request<DeskInboxRequests['readNotices']>(),
  },
  guards: {
    isUnknown: ({ context }, { place }: { place: Place | undefined }) => context.version === '' && place !== undefined,
    hasNotices: ({ context }) => context.notices.length > 0,
    isOfOpened: ({ context }) => noticesOfOpened(context).length > 0,
  },
  actions: {
    setInbox: assign((_, { inbox }: { inbox?: Inbox | null | undefined }) => inbox ?? {}),
    setOpened: assign((_, { place }: { place: Place | undefined }) => ({ opened: placeAddress(place) })),
    clearOpened: assign({ opened: null }),
    markOpened: assign(({ context }) => ({ marked: noticesOfOpened(context), opened: null })),
    markAll: assign({ marked: ({ context }) => context.notices }),
    removeMarked: assign(({ context: { notices, total, marked } }) => ({
      version: '',
      total: total - marked.length,
      notices: notices.filter((each) => !marked.includes(each)),
    })),
  },
  delays: { nextLook: limits.deskInboxMs },
}).createMachine({
  id: 'deskInbox',
  description: '同事未读的提醒，在工作台每一页的页眉；待办页随待办一并更新，其他页定时查看，打开所指的页即已读。',
  meta: {
    title: '未读的提醒',
    events: {
      'inbox.given': '待办带来了提醒',
      'place.opened': '打开了一页',
      'all.read': '点了全部已读',
    },
    guards: {
      isUnknown: '还没有取过提醒，打开的不是待办',
      hasNotices: '有未读的提醒',
      isOfOpened: '有打开的这页的提醒',
    },
    requests: { fetchInbox: '查看提醒', readNotices: '记下已读' },
    delays: { nextLook: '十五秒' },
  } satisfies MachineNames,
  context: { version: '', total: 0, notices: [], opened: null, marked: [] },
  initial: 'resting',
  on: { 'place.opened': { actions: { type: 'setOpened', params: ({ event }) => event } } },
  states: {
    fetching: {
      description: '查看提醒',
      invoke: {
        id: 'fetchInbox',
        src: 'fetchInbox',
        input: ({ context: { version } }) => ({ version }),
        onDone: {
          target: 'comparing',
          actions: { type: 'setInbox', params: ({ event }) => ({ inbox: event.output }) },
        },
        onError: 'resting',
      },
    },
    comparing: {
      description: '对照打开的一页',
      always: [
        { guard: 'isOfOpened', target: 'reading', actions: 'markOpened' },
        { target: 'resting', actions: 'clearOpened' },
      ],
    },
    resting: {
      description: '显示提醒',
      after: { nextLook: 'fetching' },
      on: {
        'inbox.given': {
          target: 'resting',
          reenter: true,
          actions: { type: 'setInbox', params: ({ event }) => event },
        },
        'place.opened': [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event },
            target: 'fetching',
            actions: { type: 'setOpened', params: ({ event }) => event },
          },
          { target: 'comparing', actions: { type: 'setOpened', params: ({ event }) => event } },
        ],
        'all.read': { guard: 'hasNotices', target: 'reading', actions: 'markAll' },
      },
    },
    reading: {
      description: '记下已读',
      entry: 'removeMarked',
      invoke: {
        id: 'readNotices',
        src: 'readNotices',
        input: ({ context: { marked } }) => ({
          notices: marked.map(({ kind, position }) => ({ kind, position })),
        }),
        onDone: 'fetching',
        onError: 'fetching',
      },
    },
  },
});

export type DeskInboxActor = ActorRefFrom<typeof deskInboxMachine>;
