import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { accountEmail } from '#contract/auth/emailLogin.ts';
import { phone } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { SmsPurpose } from '#contract/auth/user.ts';
import { captchaMachine } from './captcha.ts';
import { inSeconds, msToNextSecond, msUntil, secondsUntil } from '#machines/support/countdown.ts';
import { request, effect } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The purpose of a code: of an SMS, or of a mail to sign in. */
export type CodePurpose = SmsPurpose | 'email_login';

interface Addressee {
  /** The phone or, to sign in by e-mail, the address. */
  account: string;
  purpose: CodePurpose;
}

export type SmsCodeRequests = {
  sendCode: (to: Addressee & { verification: string }) => Promise<unknown>;
};

/** The user requests a code. */
export interface CodeRequested extends Addressee {
  type: 'code.requested';
}

/** The "get code" button: a captcha, then the SMS or mail, then a minute's cool-down that ends at a deadline. */
export const smsCodeMachine = setup({
  types: {} as {
    context: Addressee & {
      verification: string;
      resendAt: number;
      secondsLeft: number;
      problem?: 'phoneInvalid' | 'emailInvalid' | 'sendFailed' | undefined;
      errorMessage?: string | undefined;
    };
    input: { resendAt?: number | undefined };
    events: CodeRequested | { type: 'request.forgotten' } | { type: 'captcha.dismissed' };
    children: { captcha: 'captcha'; sendCode: 'sendCode' };
  },
  actors: { captcha: captchaMachine, sendCode: request<SmsCodeRequests['sendCode']>() },
  guards: {
    isReachable: (_, { account, purpose }: Addressee) =>
      (purpose === 'email_login' ? accountEmail : phone).safeParse(account).success,
    isResting: ({ context }) => msUntil(context.resendAt) > 0,
  },
  actions: {
    setAccount: assign((_, { account, purpose }: Addressee) => ({
      account,
      purpose,
      problem: undefined,
      errorMessage: undefined,
    })),
    clearProblem: assign({ problem: undefined, errorMessage: undefined }),
    setVerification: assign({ verification: (_, params: { verification: string }) => params.verification }),
    showAccountProblem: assign((_, { purpose }: Addressee) => ({
      problem: purpose === 'email_login' ? ('emailInvalid' as const) : ('phoneInvalid' as const),
      errorMessage: undefined,
    })),
    showErrorMessage: assign((_, params: { error: unknown }) => ({
      problem: 'sendFailed' as const,
      errorMessage: apiErrorMessage(params.error),
    })),
    startCountdown: assign({
      resendAt: () => inSeconds(limits.smsResendSeconds),
      secondsLeft: limits.smsResendSeconds,
    }),
    countDown: assign({ secondsLeft: ({ context }) => secondsUntil(context.resendAt) }),
    resetCountdown: assign({ resendAt: 0, secondsLeft: limits.smsResendSeconds }),
    announceSent: effect(),
    storeDeadline: effect<{ resendAt: number }>(),
  },
  delays: {
    second: ({ context }) => msToNextSecond(context.resendAt),
    rest: ({ context }) => msUntil(context.resendAt),
  },
}).createMachine({
  id: 'smsCode',
  description: '“获取验证码”按钮：先通过人机验证，再发短信或邮件，发出后倒计时结束才能重发。',
  meta: {
    title: '获取短信验证码',
    events: {
      'code.requested': '点了获取验证码',
      'request.forgotten': '改了表单，旧提示作废',
      'captcha.dismissed': '关掉人机验证',
    },
    guards: { isReachable: '手机号或邮箱正确', isResting: '上次的倒计时未完' },
    requests: {
      captcha: { request: '弹出人机验证', done: '人机验证通过' },
      sendCode: { request: '请服务发送验证码', done: '验证码发送成功', error: '验证码发送失败' },
    },
    effects: {
      announceSent: '提示发送成功',
      storeDeadline: '记下何时可以重发',
      showAccountProblem: '提示手机号或邮箱有误',
      showErrorMessage: '显示失败原因',
    },
    delays: { rest: '倒计时结束' },
  } satisfies MachineNames,
  context: ({ input }) => ({
    purpose: 'user_login',
    account: '',
    verification: '',
    resendAt: input.resendAt ?? 0,
    secondsLeft: limits.smsResendSeconds,
  }),
  initial: 'waking',
  states: {
    waking: { description: '恢复倒计时', always: [{ guard: 'isResting', target: 'coolingDown' }, { target: 'idle' }] },
    idle: {
      description: '可获取验证码',
      on: {
        'code.requested': [
          {
            guard: { type: 'isReachable', params: ({ event }) => event },
            target: 'solvingCaptcha',
            actions: { type: 'setAccount', params: ({ event }) => event },
          },
          { actions: { type: 'showAccountProblem', params: ({ event }) => event } },
        ],
        'request.forgotten': { actions: 'clearProblem' },
      },
    },
    solvingCaptcha: {
      description: '人机验证中',
      invoke: {
        id: 'captcha',
        src: 'captcha',
        onDone: { target: 'sending', actions: { type: 'setVerification', params: ({ event }) => event.output } },
      },
      on: { 'captcha.dismissed': 'idle' },
    },
    sending: {
      description: '验证码发送中',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => context,
        onDone: {
          target: 'coolingDown',
          actions: ['startCountdown', 'announceSent', { type: 'storeDeadline', params: ({ context }) => context }],
        },
        onError: {
          target: 'idle',
          actions: ['resetCountdown', { type: 'showErrorMessage', params: ({ event }) => event }],
        },
      },
    },
    coolingDown: {
      description: '重发倒计时',
      entry: 'countDown',
      after: {
        rest: { target: 'idle', actions: 'resetCountdown' },
        second: { target: 'coolingDown', reenter: true },
      },
    },
  },
});

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>;
