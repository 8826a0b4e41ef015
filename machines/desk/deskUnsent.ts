import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import type { UnsentMessage } from '#contract/desk/unsent.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type DeskUnsentRequests = {
  fetchUnsent: () => Promise<UnsentMessage[]>;
  resendMessages: (of: { ids: string[] }) => Promise<{ queued: number }>;
};

/** The messages that can be sent again: the others are still being tried. */
export const resendable = (messages: readonly UnsentMessage[]): string[] =>
  messages.filter(({ status }) => status === 'failed').map(({ id }) => id);

/** Unsent messages to customers, with reason and number of tries; they are sent again one by one or all at once. */
export const deskUnsentMachine = setup({
  types: {} as {
    context: {
      messages: readonly UnsentMessage[];
      /** The messages that are sent again. */
      ids: readonly string[];
      /** How many were queued again by the last act. */
      queued?: number | undefined;
      errorMessage?: string | undefined;
    };
    events: { type: 'messages.resent'; ids: readonly string[] } | { type: 'retry.requested' };
    children: { fetchUnsent: 'fetchUnsent'; refetchUnsent: 'fetchUnsent'; resendMessages: 'resendMessages' };
  },
  actors: {
    fetchUnsent: request<DeskUnsentRequests['fetchUnsent']>(),
    resendMessages: request<DeskUnsentRequests['resendMessages']>(),
  },
  actions: {
    setMessages: assign((_, params: { output: UnsentMessage[] }) => ({
      messages: params.output,
      errorMessage: undefined,
    })),
    setIds: assign((_, { ids }: { ids: readonly string[] }) => ({ ids, queued: undefined })),
    setQueued: assign((_, params: { output: { queued: number } }) => ({ queued: params.output.queued })),
    clearQueued: assign({ queued: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
}).createMachine({
  id: 'deskUnsent',
  description: '给客户的邮件与短信中未能发出的：原因、次数，逐条或全部重新发送。',
  meta: {
    title: '未发出的通知',
    events: { 'messages.resent': '点了重新发送' },
    requests: { fetchUnsent: '加载通知', refetchUnsent: '刷新列表', resendMessages: '重新发送' },
  } satisfies MachineNames,
  context: { messages: [], ids: [] },
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载通知',
      tags: 'busy',
      invoke: {
        id: 'fetchUnsent',
        src: 'fetchUnsent',
        onDone: { target: 'shown', actions: { type: 'setMessages', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '通知列表',
      initial: 'resting',
      states: {
        resting: {
          description: '查看中',
          on: {
            'messages.resent': { target: 'resending', actions: { type: 'setIds', params: ({ event }) => event } },
            'retry.requested': { target: 'refreshing', actions: 'clearQueued' },
          },
        },
        resending: {
          description: '重新发送中',
          tags: 'busy',
          invoke: {
            id: 'resendMessages',
            src: 'resendMessages',
            input: ({ context }) => ({ ids: [...context.ids] }),
            onDone: { target: 'refreshing', actions: { type: 'setQueued', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        refreshing: {
          description: '刷新列表',
          tags: 'busy',
          invoke: {
            id: 'refetchUnsent',
            src: 'fetchUnsent',
            onDone: { target: 'resting', actions: { type: 'setMessages', params: ({ event }) => event } },
            onError: { target: 'resting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

export type DeskUnsentActor = ActorRefFrom<typeof deskUnsentMachine>;
