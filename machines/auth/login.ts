import type { ActorRefFrom } from 'xstate';
import { blankLoginForm } from './loginForm.ts';
import { editing, loginSetup, opening } from './loginModes.ts';

/**
 * The login dialog: SMS code (loginType 0), password (1), registration (2), password reset and mailed code; agreement
 * texts open over it.
 */
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
            'sms.chosen': { target: '.sms', actions: 'clearSmsRequest' },
            'password.chosen': { target: '.password', actions: 'clearSmsRequest' },
            'registration.chosen': { target: '.register', actions: 'clearSmsRequest' },
            'reset.chosen': { target: '.reset', actions: 'clearSmsRequest' },
            'email.chosen': { target: '.email', actions: 'clearSmsRequest' },
            // the error was about the previous code
            'code.requested': { actions: ['clearErrorMessage', { type: 'requestCode', params: ({ event }) => event }] },
            'field.changed': { actions: [{ type: 'setField', params: ({ event }) => event }, 'clearSmsRequest'] },
          },
          states: {
            choosing: {
              always: [
                { guard: { type: 'opensIn', params: { mode: 'password' } }, target: 'password' },
                { guard: { type: 'opensIn', params: { mode: 'register' } }, target: 'register' },
                { guard: { type: 'opensIn', params: { mode: 'reset' } }, target: 'reset' },
                { guard: { type: 'opensIn', params: { mode: 'email' } }, target: 'email' },
                { target: 'sms' },
              ],
            },
            sms: {
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('sms', [{ target: 'signingIn' }]),
                signingIn: { tags: 'busy', invoke: { id: 'signInBySms', src: 'signInBySms', ...opening() } },
              },
            },
            password: {
              entry: ['clearProblems', 'fillRemembered'],
              initial: 'editing',
              states: {
                editing: editing('password', [{ target: 'signingIn' }]),
                signingIn: { tags: 'busy', invoke: { id: 'signInByPassword', src: 'signInByPassword', ...opening() } },
              },
              exit: 'emptyPasswords',
            },
            register: {
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('register', [
                  { guard: 'hasConsented', target: 'registering' },
                  { target: 'agreeing' },
                ]),
                agreeing: {
                  entry: 'openAgreement',
                  on: { 'consent.given': 'registering', 'consent.withheld': 'editing' },
                },
                registering: {
                  tags: 'busy',
                  invoke: { id: 'register', src: 'register', ...opening({ registered: true }) },
                },
              },
              exit: 'emptyPasswords',
            },
            reset: {
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('reset', [{ target: 'resetting' }]),
                resetting: { tags: 'busy', invoke: { id: 'resetPassword', src: 'resetPassword', ...opening() } },
              },
              exit: 'emptyPasswords',
            },
            email: {
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('email', [{ target: 'signingIn' }]),
                signingIn: { tags: 'busy', invoke: { id: 'signInByEmail', src: 'signInByEmail', ...opening() } },
              },
            },
          },
        },
        text: {
          initial: 'closed',
          states: {
            closed: {
              on: {
                'text.opened': { target: 'open', actions: { type: 'setText', params: ({ event }) => event } },
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
                    actions: [{ type: 'setConsent', params: ({ event }) => event }, 'reportConsent'],
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
