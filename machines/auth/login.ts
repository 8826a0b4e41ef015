import type { ActorRefFrom } from 'xstate';
import { blankLoginForm } from './loginForm.ts';
import { asking, filling, loginSetup } from './loginModes.ts';

/** The login dialog: SMS code (loginType 0), password (1), registration (2), and a password forgotten; texts open over it. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    form: { ...blankLoginForm, ...input.typed },
    problems: {},
    consents: [],
    text: 'userAgreement',
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { id: 'smsCode', src: 'smsCode', input: ({ context }) => ({ resendAt: context.resendAt }) },
      on: { 'login.dismissed': 'dismissed' },
      states: {
        form: {
          initial: 'choosing',
          on: {
            'sms.chosen': { target: '.sms', actions: 'forgetRequest' },
            'password.chosen': { target: '.password', actions: 'forgetRequest' },
            'registration.chosen': { target: '.register', actions: 'forgetRequest' },
            'reset.chosen': { target: '.reset', actions: 'forgetRequest' },
            // what was refused was the code before
            'code.requested': { actions: ['clearRefusal', { type: 'requestCode', params: ({ event }) => event }] },
            'field.changed': { actions: [{ type: 'keepField', params: ({ event }) => event }, 'forgetRequest'] },
          },
          states: {
            choosing: {
              always: [
                { guard: { type: 'opensIn', params: { mode: 'password' } }, target: 'password' },
                { guard: { type: 'opensIn', params: { mode: 'register' } }, target: 'register' },
                { guard: { type: 'opensIn', params: { mode: 'reset' } }, target: 'reset' },
                { target: 'sms' },
              ],
            },
            sms: {
              entry: 'clearProblems',
              initial: 'filling',
              states: { filling: filling('sms', [{ target: 'signingIn' }]), signingIn: asking('signInBySms') },
            },
            password: {
              entry: ['clearProblems', 'fillRemembered'],
              initial: 'filling',
              states: {
                filling: filling('password', [{ target: 'signingIn' }]),
                signingIn: asking('signInByPassword'),
              },
              exit: 'emptyPasswords',
            },
            register: {
              entry: 'clearProblems',
              initial: 'filling',
              states: {
                filling: filling('register', [
                  { guard: 'hasConsented', target: 'registering' },
                  { target: 'agreeing' },
                ]),
                agreeing: {
                  entry: 'openAgreement',
                  on: { 'consent.given': 'registering', 'consent.withheld': 'filling' },
                },
                registering: asking('register'),
              },
              exit: 'emptyPasswords',
            },
            reset: {
              entry: 'clearProblems',
              initial: 'filling',
              states: { filling: filling('reset', [{ target: 'resetting' }]), resetting: asking('resetPassword') },
              exit: 'emptyPasswords',
            },
          },
        },
        text: {
          initial: 'closed',
          states: {
            closed: {
              on: {
                'text.opened': { target: 'open', actions: { type: 'keepText', params: ({ event }) => event } },
              },
            },
            open: {
              invoke: {
                id: 'reading',
                src: 'reading',
                input: ({ context }) => ({ text: context.text }),
                onDone: [
                  {
                    guard: { type: 'isConsent', params: ({ event }) => event },
                    target: 'closed',
                    actions: [{ type: 'keepConsent', params: ({ event }) => event }, 'reportConsent'],
                  },
                  { target: 'closed', actions: 'reportNoConsent' },
                ],
              },
            },
          },
        },
      },
    },
    done: { type: 'final' },
    dismissed: { type: 'final', entry: 'close' },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
