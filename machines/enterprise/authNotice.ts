import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { inSeconds, msToNextSecond, msUntil, secondsUntil } from '#machines/support/countdown.ts';
import { request } from '#machines/effects.ts';

export type AuthNoticeRequests = {
  /** Opens a page of the user center in a new tab; rejects if the browser blocks it. */
  openTarget: (to: { target: string }) => Promise<unknown>;
};

/**
 * After an order: five seconds of notice, then the user center in a new tab; if the browser blocks it, a link remains.
 */
export const authNoticeMachine = setup({
  types: {} as {
    context: { target: string; status: AuditStatus; opensAt: number; secondsLeft: number };
    events:
      | { type: 'notice.raised'; target: string; status: AuditStatus }
      | { type: 'notice.confirmed' }
      | { type: 'notice.cancelled' };
    children: { openTarget: 'openTarget' };
  },
  actors: { openTarget: request<AuthNoticeRequests['openTarget']>() },
  actions: {
    setTarget: assign((_, params: { target: string; status: AuditStatus }) => ({
      target: params.target,
      status: params.status,
    })),
    startCountdown: assign({
      opensAt: () => inSeconds(limits.authNoticeSeconds),
      secondsLeft: limits.authNoticeSeconds,
    }),
    countDown: assign({ secondsLeft: ({ context }) => secondsUntil(context.opensAt) }),
    clearTarget: assign({ target: '' }),
  },
  delays: {
    second: ({ context }) => msToNextSecond(context.opensAt),
    notice: ({ context }) => msUntil(context.opensAt),
  },
}).createMachine({
  id: 'authNotice',
  context: { target: '', status: 'NONE', opensAt: 0, secondsLeft: limits.authNoticeSeconds },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'notice.raised': {
          target: 'counting',
          actions: [{ type: 'setTarget', params: ({ event }) => event }, 'startCountdown'],
        },
      },
    },
    counting: {
      entry: 'countDown',
      after: { notice: 'opening', second: { target: 'counting', reenter: true } },
      on: {
        'notice.confirmed': 'opening',
        'notice.cancelled': { target: 'closed', actions: 'clearTarget' },
      },
    },
    opening: {
      invoke: {
        id: 'openTarget',
        src: 'openTarget',
        input: ({ context }) => ({ target: context.target }),
        onDone: { target: 'closed', actions: 'clearTarget' },
        onError: 'blocked',
      },
    },
    blocked: { on: { 'notice.cancelled': { target: 'closed', actions: 'clearTarget' } } },
  },
});

export type AuthNoticeActor = ActorRefFrom<typeof authNoticeMachine>;
