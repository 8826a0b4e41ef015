import type { ActorRefFrom } from 'xstate';
import { and } from 'xstate';
import { sessionSetup } from './sessionSetup.ts';

const otherToken = {
  guard: { type: 'isOtherToken', params: ({ event }: { event: { token: string } }) => event },
  target: 'outdated',
} as const;

/** The user of the site: anonymous, a visitor at the login dialog, or a signed-in user whose token is in the cookie. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
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
      always: [
        { guard: and(['hasTicket', 'hasToken']), target: 'confirming' },
        { guard: 'hasTicket', target: 'signingOn' },
        { guard: 'hasToken', target: 'signedIn' },
        { target: 'anonymous' },
      ],
    },
    confirming: {
      on: {
        'signIn.wanted': { actions: 'wantLogin' },
        'account.switched': 'signingOn',
        'account.kept': { target: 'signedIn', actions: 'clearTicket' },
      },
    },
    signingOn: {
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
      always: { guard: 'isLoginWanted', target: 'signInOpen' },
      on: {
        'login.requested': 'signInOpen',
        'signIn.wanted': 'signInOpen',
        'token.observed': otherToken,
      },
    },
    signInOpen: {
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
          entry: [{ type: 'storeUser', params: ({ context }) => context }, 'settleUser'],
          always: [{ guard: 'hasEnterprise', target: 'fetchingEnterprise' }, { target: 'settled' }],
        },
        fetchingEnterprise: {
          invoke: {
            id: 'fetchEnterprise',
            src: 'fetchEnterprise',
            input: ({ context }) => ({ basicEntId: context.user?.enterpriseResp?.basicEntId ?? '' }),
            onDone: { target: 'settled', actions: { type: 'setEnterprise', params: ({ event }) => event } },
            onError: 'settled',
          },
        },
        settled: {
          on: {
            'user.wanted': [{ guard: 'isUserComplete', actions: 'settleUser' }, { target: 'fetchingUser' }],
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: { entry: ['clearUser', 'clearCookies', 'announceSignedOut', 'reloadPage'] },
    expired: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'pausing', onError: 'pausing' },
    },
    pausing: { after: { expiryPause: 'gone' } },
    /** Another tab signed in, out or as another user: this tab reloads rather than mix both sessions. */
    outdated: { entry: 'reloadPage' },
    gone: { entry: ['clearUser', 'clearCookies', 'reloadPage'] },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
