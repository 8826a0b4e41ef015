import type { ActorRefFrom } from 'xstate';
import { blankLoginForm } from './loginForm.ts';
import { editing, loginSetup, opening } from './loginModes.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/**
 * The login dialog: SMS code (loginType 0), password (1), registration (2), password reset and mailed code; agreement
 * texts open over it.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: '登录对话框：验证码登录、密码登录、注册、找回密码、邮箱验证码登录，以及其中的协议阅读。',
  meta: {
    title: '登录对话框',
    events: {
      'login.dismissed': '关掉登录框',
      'sms.chosen': '切到验证码登录',
      'password.chosen': '切到密码登录',
      'registration.chosen': '切到注册',
      'reset.chosen': '点了忘记密码',
      'email.chosen': '点了改用邮箱登录',
      'field.left': '离开一个输入框',
      'code.requested': '点了获取验证码',
      'login.submitted': '提交表单',
      'consent.given': '读完并同意了协议',
      'consent.withheld': '没有同意协议',
      'text.opened': '点开协议',
    },
    guards: {
      'not isComplete sms': '验证码登录表单填写有误',
      'not isComplete password': '密码登录表单填写有误',
      'not isComplete register': '注册表单填写有误',
      'not isComplete reset': '找回密码表单填写有误',
      'not isComplete email': '邮箱登录表单填写有误',
      'opensIn password': '打开即用密码登录',
      'opensIn register': '打开即为注册',
      'opensIn reset': '打开即为找回密码',
      'opensIn email': '打开即用邮箱登录',
      hasConsented: '此前已同意协议',
      isConsent: '读完后点了同意',
    },
    requests: {
      smsCode: '备好获取验证码的按钮',
      signInBySms: '用验证码登录',
      signInByPassword: '用密码登录',
      register: '注册',
      resetPassword: '重设密码',
      signInByEmail: '用邮箱验证码登录',
      reading: { request: '打开协议供阅读', done: '协议阅读框关闭' },
    },
    effects: {
      openSession: '把登录结果交给会话',
      close: '收起登录框',
      requestCode: '让验证码按钮发出验证码',
      clearSmsRequest: '让验证码按钮忘掉旧提示',
      openAgreement: '打开用户协议',
      reportConsent: '告知表单已同意协议',
      reportNoConsent: '告知表单未同意协议',
    },
  } satisfies MachineNames,
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
      description: '对话框打开',
      type: 'parallel',
      invoke: { id: 'smsCode', src: 'smsCode', input: ({ context }) => ({ resendAt: context.resendAt }) },
      on: { 'login.dismissed': 'dismissed' },
      states: {
        form: {
          description: '表单',
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
              description: '选定打开时的方式',
              always: [
                { guard: { type: 'opensIn', params: { mode: 'password' } }, target: 'password' },
                { guard: { type: 'opensIn', params: { mode: 'register' } }, target: 'register' },
                { guard: { type: 'opensIn', params: { mode: 'reset' } }, target: 'reset' },
                { guard: { type: 'opensIn', params: { mode: 'email' } }, target: 'email' },
                { target: 'sms' },
              ],
            },
            sms: {
              description: '验证码登录',
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('sms', [{ target: 'signingIn' }]),
                signingIn: {
                  description: '正在登录',
                  tags: 'busy',
                  invoke: { id: 'signInBySms', src: 'signInBySms', ...opening() },
                },
              },
            },
            password: {
              description: '密码登录',
              entry: ['clearProblems', 'fillRemembered'],
              initial: 'editing',
              states: {
                editing: editing('password', [{ target: 'signingIn' }]),
                signingIn: {
                  description: '正在登录',
                  tags: 'busy',
                  invoke: { id: 'signInByPassword', src: 'signInByPassword', ...opening() },
                },
              },
              exit: 'emptyPasswords',
            },
            register: {
              description: '注册',
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('register', [
                  { guard: 'hasConsented', target: 'registering' },
                  { target: 'agreeing' },
                ]),
                agreeing: {
                  description: '阅读协议',
                  entry: 'openAgreement',
                  on: { 'consent.given': 'registering', 'consent.withheld': 'editing' },
                },
                registering: {
                  description: '正在注册',
                  tags: 'busy',
                  invoke: { id: 'register', src: 'register', ...opening({ registered: true }) },
                },
              },
              exit: 'emptyPasswords',
            },
            reset: {
              description: '找回密码',
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('reset', [{ target: 'resetting' }]),
                resetting: {
                  description: '正在重设密码',
                  tags: 'busy',
                  invoke: { id: 'resetPassword', src: 'resetPassword', ...opening() },
                },
              },
              exit: 'emptyPasswords',
            },
            email: {
              description: '邮箱验证码登录',
              entry: 'clearProblems',
              initial: 'editing',
              states: {
                editing: editing('email', [{ target: 'signingIn' }]),
                signingIn: {
                  description: '正在登录',
                  tags: 'busy',
                  invoke: { id: 'signInByEmail', src: 'signInByEmail', ...opening() },
                },
              },
            },
          },
        },
        text: {
          description: '协议文本',
          initial: 'closed',
          states: {
            closed: {
              description: '未打开',
              on: {
                'text.opened': { target: 'open', actions: { type: 'setText', params: ({ event }) => event } },
              },
            },
            open: {
              description: '阅读中',
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
    done: { description: '登录成功', type: 'final' },
    dismissed: { description: '已放弃', type: 'final', entry: 'close' },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
