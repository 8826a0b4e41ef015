import type { ActorRefFrom } from 'xstate';
import { and, assign, emit, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { EnterpriseEntry, OpenedSession, UserInfo } from '#contract/auth/user.ts';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { ask, tell } from '#machines/effects.ts';

/** What is known of the user: the name at once, the rest as soon as the service has told it. */
export type KnownUser = Pick<UserInfo, 'userName'> & Partial<UserInfo>;

export type SessionAsks = {
  fetchUser: () => Promise<UserInfo>;
  fetchEnterprise: (of: { basicEntId: string }) => Promise<EnterpriseEntry[]>;
  signOut: () => Promise<unknown>;
  /** Exchanges the one-time ticket of a single sign-on for a session. */
  signOn: (by: { ticket: string }) => Promise<OpenedSession>;
};

/** Who is using the site: nobody, somebody at the login dialog, or a signed-in user whose token is in the cookie. */
export const sessionMachine = setup({
  types: {} as {
    context: {
      token: string;
      ticket: string;
      user?: KnownUser | undefined;
      enterprise: EnterpriseEntry[];
      /** A sign-in was asked for while it was still open who is signed in. */
      isLoginWanted: boolean;
    };
    input: { token?: string | undefined; ticket?: string | undefined; user?: KnownUser | undefined };
    events:
      | { type: 'login.requested' }
      /** A page or an order needs a signed-in user; answered by `login.settled`. */
      | { type: 'signIn.wanted' }
      | { type: 'login.dismissed' }
      | ({ type: 'session.opened'; registered?: boolean } & OpenedSession)
      /** The service said so, with a code of `expiryCodes`. */
      | { type: 'session.expired'; code: string }
      /** The token that the cookie holds now; another tab may have changed it. */
      | { type: 'token.observed'; token: string }
      | { type: 'account.switched' }
      | { type: 'account.kept' }
      | { type: 'user.requested' }
      /** Answered by `user.settled`, from what is known where that is complete. */
      | { type: 'user.wanted' }
      | { type: 'logout.requested' };
    emitted: { type: 'login.settled'; isSignedIn: boolean } | { type: 'user.settled'; user: KnownUser | undefined };
    children: {
      fetchUser: 'fetchUser';
      fetchArrival: 'fetchUser';
      fetchEnterprise: 'fetchEnterprise';
      signOut: 'signOut';
      signOn: 'signOn';
    };
  },
  actors: {
    fetchUser: ask<SessionAsks['fetchUser']>(),
    fetchEnterprise: ask<SessionAsks['fetchEnterprise']>(),
    signOut: ask<SessionAsks['signOut']>(),
    signOn: ask<SessionAsks['signOn']>(),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== '',
    hasToken: ({ context }) => context.token !== '',
    isLoginWanted: ({ context }) => context.isLoginWanted,
    isOtherToken: ({ context }, params: { token: string }) => params.token !== context.token,
    isUserComplete: ({ context }) => context.user?.enterpriseResp !== undefined,
    hasEnterprise: ({ context }) => Boolean(context.user?.enterpriseResp),
    isSpecial: (_, params: { output: UserInfo }) => params.output.enterpriseResp?.mcpCode === specialEnterpriseCode,
  },
  actions: {
    keepSession: assign((_, params: OpenedSession) => ({ token: params.token, user: { userName: params.userName } })),
    keepUser: assign({ user: (_, params: { output: UserInfo }) => params.output }),
    keepEnterprise: assign({ enterprise: (_, params: { output: EnterpriseEntry[] }) => params.output }),
    forgetUser: assign({ token: '', user: undefined, enterprise: [] }),
    storeSession: tell<OpenedSession>(),
    storeUser: tell<{ user?: KnownUser | undefined }>(),
    clearCookies: tell(),
    forgetTicket: assign({ ticket: '' }),
    wantLogin: assign({ isLoginWanted: true }),
    takeLogin: assign({ isLoginWanted: false }),
    settleLogin: emit((_, params: { isSignedIn: boolean }) => ({ type: 'login.settled' as const, ...params })),
    settleUser: emit((_, { user }: { user?: KnownUser | undefined }) => ({ type: 'user.settled' as const, user })),
    announceExpired: tell<{ code: string }>(),
    announceSignedIn: tell<{ registered?: boolean }>(),
    reportSignOnRefused: tell<{ error: unknown }>(),
    openBusinessPage: tell(),
    announceSignedOut: tell(),
    reloadPage: tell(),
  },
  delays: { expiryPause: limits.expiryPauseMs },
}).createMachine({
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
    'user.requested': { actions: { type: 'settleUser', params: {} } },
    'user.wanted': { actions: { type: 'settleUser', params: {} } },
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
        'account.kept': { target: 'signedIn', actions: 'forgetTicket' },
      },
    },
    signingOn: {
      tags: 'busy',
      on: { 'signIn.wanted': { actions: 'wantLogin' } },
      exit: 'forgetTicket',
      invoke: {
        id: 'signOn',
        src: 'signOn',
        input: ({ context }) => context,
        onDone: {
          target: '#session.signedIn.arriving',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output },
            { type: 'storeSession', params: ({ event }) => event.output },
            { type: 'announceSignedIn', params: {} },
          ],
        },
        onError: [
          {
            guard: 'hasToken',
            target: 'signedIn',
            actions: { type: 'reportSignOnRefused', params: ({ event }) => event },
          },
          { target: 'anonymous', actions: { type: 'reportSignOnRefused', params: ({ event }) => event } },
        ],
      },
    },
    anonymous: {
      always: { guard: 'isLoginWanted', target: 'asking' },
      on: {
        'login.requested': 'asking',
        'signIn.wanted': 'asking',
        'token.observed': { guard: { type: 'isOtherToken', params: ({ event }) => event }, target: 'outdated' },
      },
    },
    asking: {
      entry: 'takeLogin',
      on: {
        // the visitor is being asked already
        'signIn.wanted': {},
        'login.dismissed': { target: 'anonymous', actions: { type: 'settleLogin', params: { isSignedIn: false } } },
        'session.opened': {
          target: '#session.signedIn.arriving',
          actions: [
            { type: 'keepSession', params: ({ event }) => event },
            { type: 'storeSession', params: ({ event }) => event },
            { type: 'announceSignedIn', params: ({ event }) => event },
          ],
        },
        'token.observed': { guard: { type: 'isOtherToken', params: ({ event }) => event }, target: 'outdated' },
      },
    },
    signedIn: {
      initial: 'fetchingUser',
      entry: ['takeLogin', { type: 'settleLogin', params: { isSignedIn: true } }],
      exit: { type: 'settleUser', params: {} },
      on: {
        'signIn.wanted': { actions: { type: 'settleLogin', params: { isSignedIn: true } } },
        'user.requested': '.fetchingUser',
        'user.wanted': { actions: { type: 'settleUser', params: ({ context }) => context } },
        'logout.requested': 'signingOut',
        'session.expired': {
          target: 'expired',
          actions: { type: 'announceExpired', params: ({ event }) => event },
        },
        'token.observed': { guard: { type: 'isOtherToken', params: ({ event }) => event }, target: 'outdated' },
      },
      states: {
        /** Just signed in: the special enterprise goes straight to its business page. */
        arriving: {
          // the route that asked for the sign-in asks for the user as well, who is on the way already
          on: { 'user.requested': {}, 'user.wanted': {} },
          invoke: {
            id: 'fetchArrival',
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'isSpecial', params: ({ event }) => event },
                target: 'known',
                actions: [{ type: 'keepUser', params: ({ event }) => event }, 'openBusinessPage'],
              },
              { target: 'known', actions: { type: 'keepUser', params: ({ event }) => event } },
            ],
            onError: { target: 'settled', actions: { type: 'settleUser', params: ({ context }) => context } },
          },
        },
        fetchingUser: {
          on: {
            'user.wanted': [
              { guard: 'isUserComplete', actions: { type: 'settleUser', params: ({ context }) => context } },
              {},
            ],
          },
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: { target: 'known', actions: { type: 'keepUser', params: ({ event }) => event } },
            onError: { target: 'settled', actions: { type: 'settleUser', params: ({ context }) => context } },
          },
        },
        known: {
          entry: [
            { type: 'storeUser', params: ({ context }) => context },
            { type: 'settleUser', params: ({ context }) => context },
          ],
          always: [{ guard: 'hasEnterprise', target: 'fetchingEnterprise' }, { target: 'settled' }],
        },
        fetchingEnterprise: {
          invoke: {
            id: 'fetchEnterprise',
            src: 'fetchEnterprise',
            input: ({ context }) => ({ basicEntId: context.user?.enterpriseResp?.basicEntId ?? '' }),
            onDone: { target: 'settled', actions: { type: 'keepEnterprise', params: ({ event }) => event } },
            onError: 'settled',
          },
        },
        settled: {
          on: {
            'user.wanted': [
              { guard: 'isUserComplete', actions: { type: 'settleUser', params: ({ context }) => context } },
              { target: 'fetchingUser' },
            ],
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: { entry: ['forgetUser', 'clearCookies', 'announceSignedOut', 'reloadPage'] },
    expired: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'pausing', onError: 'pausing' },
    },
    pausing: { after: { expiryPause: 'gone' } },
    /** Another tab signed in, out or as somebody else: this one starts afresh rather than stand half in both. */
    outdated: { entry: 'reloadPage' },
    gone: { entry: ['forgetUser', 'clearCookies', 'reloadPage'] },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
