import type { ActorRefFrom } from 'xstate';
import { cancel, enqueueActions, raise, setup } from 'xstate';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type NoticeTone = 'success' | 'error' | 'info';

export interface Notice {
  id: number;
  tone: NoticeTone;
  title?: string | undefined;
  text: string;
  /** Whether it stays until the user closes it. */
  stays?: boolean | undefined;
}

const shownMs = { success: 3_000, info: 4_000, error: 6_000 } satisfies Record<NoticeTone, number>;

/**
 * Short messages over the page. Each closes by itself unless it must be read; the same text is not shown twice at once.
 */
export const noticesMachine = setup({
  types: {} as {
    context: { nextId: number; notices: Notice[] };
    events:
      | ({ type: 'notice.raised' } & Omit<Notice, 'id'>)
      | { type: 'notice.dismissed'; id: number }
      /** The user has dismissed the notices that stay. */
      | { type: 'lasting.dismissed' };
  },
  guards: {
    isNew: ({ context }, params: { tone: NoticeTone; text: string }) =>
      !context.notices.some((notice) => notice.text === params.text && notice.tone === params.tone),
    isLast: ({ context }, params: { id: number }) => context.notices.every((notice) => notice.id === params.id),
  },
  actions: {
    addNotice: enqueueActions(({ enqueue, context }, { tone, text, title, stays }: Omit<Notice, 'id'>) => {
      const id = context.nextId;
      enqueue.assign({
        nextId: id + 1,
        notices: [...context.notices, { id, tone, text, title, stays }],
      });
      if (!stays) enqueue(raise({ type: 'notice.dismissed', id }, { id: `notice-${id}`, delay: shownMs[tone] }));
    }),
    dropLasting: enqueueActions(({ enqueue, context }) => {
      for (const { id, stays } of context.notices) if (stays) enqueue.raise({ type: 'notice.dismissed', id });
    }),
    dropNotice: enqueueActions(({ enqueue, context }, params: { id: number }) => {
      enqueue(cancel(`notice-${params.id}`));
      enqueue.assign({ notices: context.notices.filter((notice) => notice.id !== params.id) });
    }),
  },
}).createMachine({
  id: 'notices',
  description: '浮在页面上的短消息：到时自动消失，相同的消息不会同时出现两条。',
  meta: {
    title: '消息提示',
    events: {
      'notice.raised': '有新消息',
      'notice.dismissed': '一条消息到时或被关掉',
      'lasting.dismissed': '须读的消息已不必再读',
    },
    guards: { isNew: '没有相同的消息正在显示', isLast: '是最后一条' },
  } satisfies MachineNames,
  context: { nextId: 1, notices: [] },
  initial: 'empty',
  on: {
    'notice.raised': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.showing',
      actions: { type: 'addNotice', params: ({ event }) => event },
    },
  },
  states: {
    empty: { description: '无消息' },
    showing: {
      description: '显示消息',
      on: {
        'lasting.dismissed': { actions: 'dropLasting' },
        'notice.dismissed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'dropNotice', params: ({ event }) => event },
          },
          { actions: { type: 'dropNotice', params: ({ event }) => event } },
        ],
      },
    },
  },
});

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;
