import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { phone as phoneField } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { SmsPurpose } from '#contract/auth/user.ts';
import { captchaMachine } from './captcha.ts';
import { inSeconds, msToNextSecond, msUntil, secondsUntil } from '#machines/support/countdown.ts';
import { request, effect } from '#machines/effects.ts';

export type SmsCodeRequests = {
  sendCode: (to: { phone: string; purpose: SmsPurpose; verification: string }) => Promise<unknown>;
};

/** The user requests a code. */
export interface CodeRequested {
  type: 'code.requested';
  phone: string;
  purpose: SmsPurpose;
}

/** The "get code" button: a captcha, then the SMS, then a minute's cool-down that ends at a deadline. */
export const smsCodeMachine = setup({
  types: {} as {
    context: {
      purpose: SmsPurpose;
      phone: string;
      verification: string;
      resendAt: number;
      secondsLeft: number;
      problem?: 'phoneInvalid' | 'sendFailed' | undefined;
      errorMessage?: string | undefined;
    };
    input: { resendAt?: number | undefined };
    events: CodeRequested | { type: 'request.forgotten' } | { type: 'captcha.dismissed' };
    children: { captcha: 'captcha'; sendCode: 'sendCode' };
  },
  actors: { captcha: captchaMachine, sendCode: request<SmsCodeRequests['sendCode']>() },
  guards: {
    isPhone: (_, params: { phone: string }) => phoneField.safeParse(params.phone).success,
    isResting: ({ context }) => msUntil(context.resendAt) > 0,
  },
  actions: {
    setPhone: assign((_, params: { phone: string; purpose: SmsPurpose }) => ({
      phone: params.phone,
      purpose: params.purpose,
      problem: undefined,
      errorMessage: undefined,
    })),
    clearProblem: assign({ problem: undefined, errorMessage: undefined }),
    setVerification: assign({ verification: (_, params: { verification: string }) => params.verification }),
    showPhoneProblem: assign({ problem: 'phoneInvalid', errorMessage: undefined }),
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
  context: ({ input }) => ({
    purpose: 'user_login',
    phone: '',
    verification: '',
    resendAt: input.resendAt ?? 0,
    secondsLeft: limits.smsResendSeconds,
  }),
  initial: 'waking',
  states: {
    waking: { always: [{ guard: 'isResting', target: 'coolingDown' }, { target: 'idle' }] },
    idle: {
      on: {
        'code.requested': [
          {
            guard: { type: 'isPhone', params: ({ event }) => event },
            target: 'solvingCaptcha',
            actions: { type: 'setPhone', params: ({ event }) => event },
          },
          { actions: 'showPhoneProblem' },
        ],
        'request.forgotten': { actions: 'clearProblem' },
      },
    },
    solvingCaptcha: {
      invoke: {
        id: 'captcha',
        src: 'captcha',
        onDone: { target: 'sending', actions: { type: 'setVerification', params: ({ event }) => event.output } },
      },
      on: { 'captcha.dismissed': 'idle' },
    },
    sending: {
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
      entry: 'countDown',
      after: {
        rest: { target: 'idle', actions: 'resetCountdown' },
        second: { target: 'coolingDown', reenter: true },
      },
    },
  },
});

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>;
