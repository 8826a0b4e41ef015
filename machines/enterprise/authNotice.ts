import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { inSeconds, msToNextSecond, msUntil, secondsUntil } from '#machines/support/countdown.ts';
import { request } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

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
  description: '下单后提醒未认证的企业去认证：倒计时结束自动打开用户中心，被浏览器拦截时给出链接。',
  meta: {
    title: '下单后的认证提醒',
    events: { 'notice.raised': '下单后弹出提醒', 'notice.confirmed': '点了确定', 'notice.cancelled': '点了取消' },
    requests: { openTarget: { request: '在新标签页打开用户中心', error: '新标签页被浏览器拦截' } },
    delays: { notice: '倒计时结束' },
  } satisfies MachineNames,
  context: { target: '', status: 'NONE', opensAt: 0, secondsLeft: limits.authNoticeSeconds },
  initial: 'closed',
  states: {
    closed: {
      description: '已关闭',
      on: {
        'notice.raised': {
          target: 'counting',
          actions: [{ type: 'setTarget', params: ({ event }) => event }, 'startCountdown'],
        },
      },
    },
    counting: {
      description: '倒计时',
      entry: 'countDown',
      after: { notice: 'opening', second: { target: 'counting', reenter: true } },
      on: {
        'notice.confirmed': 'opening',
        'notice.cancelled': { target: 'closed', actions: 'clearTarget' },
      },
    },
    opening: {
      description: '打开用户中心',
      invoke: {
        id: 'openTarget',
        src: 'openTarget',
        input: ({ context }) => ({ target: context.target }),
        onDone: { target: 'closed', actions: 'clearTarget' },
        onError: 'blocked',
      },
    },
    blocked: { description: '弹窗被拦截', on: { 'notice.cancelled': { target: 'closed', actions: 'clearTarget' } } },
  },
});

export type AuthNoticeActor = ActorRefFrom<typeof authNoticeMachine>;
