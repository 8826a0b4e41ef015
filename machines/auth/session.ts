import type { ActorRefFrom } from 'xstate';
import { and } from 'xstate';
import { sessionSetup } from './sessionSetup.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

const otherToken = {
  guard: { type: 'isOtherToken', params: ({ event }: { event: { token: string } }) => event },
  target: 'outdated',
} as const;

/** The user of the site: anonymous, a visitor at the login dialog, or a signed-in user whose token is in the cookie. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: '记着谁在使用网站：未登录、正在登录、已登录；登录过期、退出、另一窗口换号时如何处理。',
  meta: {
    title: '登录会话',
    events: {
      'login.requested': '要求登录',
      'login.dismissed': '关掉登录框',
      'session.opened': '登录或注册成功',
      'session.expired': '服务告知登录已失效',
      'signIn.wanted': '页面或下单需要先登录',
      'token.observed': '另一窗口登录、退出或换了账号',
      'account.switched': '同意换成新账号',
      'account.kept': '保留当前账号',
      'user.requested': '要求刷新用户信息',
      'user.wanted': '需要知道当前用户',
      'logout.requested': '点了退出登录',
    },
    guards: {
      isLoginWanted: '已有页面在等登录',
      isOtherToken: '登录令牌已不同',
      isUserComplete: '用户资料完整',
      hasTicket: '地址带有单点登录票据',
      hasToken: '本机存有登录令牌',
      hasEnterprise: '用户属于企业',
      isSpecial: '属于专属企业',
    },
    requests: {
      signOn: '凭票据单点登录',
      fetchArrival: '获取用户信息',
      fetchUser: '获取用户信息',
      fetchEnterprise: '获取企业信息',
      signOut: '通知服务退出',
    },
    effects: {
      storeSession: '保存登录令牌',
      storeUser: '保存用户信息',
      clearCookies: '清除本机的登录凭证',
      announceExpired: '留下登录过期的说明',
      announceSignedIn: '提示登录成功',
      announceSignedOut: '提示已退出',
      notifySignOnRejected: '提示单点登录失败',
      openBusinessPage: '打开专属企业页面',
    },
    delays: { expiryPause: '看清过期提示' },
  } satisfies MachineNames,
  context: ({ input }) => ({
    token: input.token ?? '',
    ticket: input.ticket ?? '',
    user: input.user,
    enterprise: [],
    isLoginWanted: false,
  }),
  on: {
    'signIn.wanted': { actions: { type: 'settleLogin', params: { isSignedIn: false } } },
    'user.requested': { actions: 'settleNobody' },
    'user.wanted': { actions: 'settleNobody' },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: '回忆登录状态',
      always: [
        { guard: and(['hasTicket', 'hasToken']), target: 'confirming' },
        { guard: 'hasTicket', target: 'signingOn' },
        { guard: 'hasToken', target: 'signedIn' },
        { target: 'anonymous' },
      ],
    },
    confirming: {
      description: '确认是否换号',
      on: {
        'signIn.wanted': { actions: 'wantLogin' },
        'account.switched': 'signingOn',
        'account.kept': { target: 'signedIn', actions: 'clearTicket' },
      },
    },
    signingOn: {
      description: '单点登录中',
      tags: 'busy',
      on: { 'signIn.wanted': { actions: 'wantLogin' } },
      exit: 'clearTicket',
      invoke: {
        id: 'signOn',
        src: 'signOn',
        input: ({ context }) => context,
        onDone: {
          target: '#session.signedIn.arriving',
          actions: [
            { type: 'setSession', params: ({ event }) => event.output },
            { type: 'storeSession', params: ({ event }) => event.output },
            { type: 'announceSignedIn', params: {} },
          ],
        },
        onError: [
          {
            guard: 'hasToken',
            target: 'signedIn',
            actions: { type: 'notifySignOnRejected', params: ({ event }) => event },
          },
          { target: 'anonymous', actions: { type: 'notifySignOnRejected', params: ({ event }) => event } },
        ],
      },
    },
    anonymous: {
      description: '未登录',
      always: { guard: 'isLoginWanted', target: 'signInOpen' },
      on: {
        'login.requested': 'signInOpen',
        'signIn.wanted': 'signInOpen',
        'token.observed': otherToken,
      },
    },
    signInOpen: {
      description: '请用户登录',
      entry: 'takeLogin',
      on: {
        // the dialog is open already
        'signIn.wanted': {},
        'login.dismissed': { target: 'anonymous', actions: { type: 'settleLogin', params: { isSignedIn: false } } },
        'session.opened': {
          target: '#session.signedIn.arriving',
          actions: [
            { type: 'setSession', params: ({ event }) => event },
            { type: 'storeSession', params: ({ event }) => event },
            { type: 'announceSignedIn', params: ({ event }) => event },
          ],
        },
        'token.observed': otherToken,
      },
    },
    signedIn: {
      description: '已登录',
      initial: 'fetchingUser',
      entry: ['takeLogin', { type: 'settleLogin', params: { isSignedIn: true } }],
      exit: 'settleNobody',
      on: {
        'signIn.wanted': { actions: { type: 'settleLogin', params: { isSignedIn: true } } },
        'user.requested': '.fetchingUser',
        'user.wanted': { actions: 'settleUser' },
        'logout.requested': 'signingOut',
        'session.expired': {
          target: 'expired',
          actions: { type: 'announceExpired', params: ({ event }) => event },
        },
        'token.observed': otherToken,
      },
      states: {
        /** Just signed in: the special enterprise goes straight to its business page. */
        arriving: {
          description: '刚刚登录',
          // the user's data are already being requested
          on: { 'user.requested': {}, 'user.wanted': {} },
          invoke: {
            id: 'fetchArrival',
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'isSpecial', params: ({ event }) => event },
                target: 'known',
                actions: [{ type: 'setUser', params: ({ event }) => event }, 'openBusinessPage'],
              },
              { target: 'known', actions: { type: 'setUser', params: ({ event }) => event } },
            ],
            onError: { target: 'settled', actions: 'settleUser' },
          },
        },
        fetchingUser: {
          description: '获取用户信息',
          on: {
            'user.wanted': [{ guard: 'isUserComplete', actions: 'settleUser' }, {}],
          },
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: { target: 'known', actions: { type: 'setUser', params: ({ event }) => event } },
            onError: { target: 'settled', actions: 'settleUser' },
          },
        },
        known: {
          description: '用户信息已知',
          entry: [{ type: 'storeUser', params: ({ context }) => context }, 'settleUser'],
          always: [{ guard: 'hasEnterprise', target: 'fetchingEnterprise' }, { target: 'settled' }],
        },
        fetchingEnterprise: {
          description: '获取企业信息',
          invoke: {
            id: 'fetchEnterprise',
            src: 'fetchEnterprise',
            input: ({ context }) => ({ basicEntId: context.user?.enterpriseResp?.basicEntId ?? '' }),
            onDone: { target: 'settled', actions: { type: 'setEnterprise', params: ({ event }) => event } },
            onError: 'settled',
          },
        },
        settled: {
          description: '资料已齐',
          on: {
            'user.wanted': [{ guard: 'isUserComplete', actions: 'settleUser' }, { target: 'fetchingUser' }],
          },
        },
      },
    },
    signingOut: {
      description: '正在退出',
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: { description: '已退出', entry: ['clearUser', 'clearCookies', 'announceSignedOut', 'reloadPage'] },
    expired: {
      description: '登录已过期',
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'pausing', onError: 'pausing' },
    },
    pausing: { description: '稍候刷新', after: { expiryPause: 'gone' } },
    /** Another tab signed in, out or as another user: this tab reloads rather than mix both sessions. */
    outdated: { description: '他处已改变', entry: 'reloadPage' },
    gone: { description: '会话已清除', entry: ['clearUser', 'clearCookies', 'reloadPage'] },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
