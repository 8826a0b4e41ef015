import type { ActorRefFrom } from 'xstate';
import { and, assign, setup } from 'xstate';
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
    context: { token: string; ticket: string; user?: KnownUser | undefined; enterprise: EnterpriseEntry[] };
    input: { token?: string | undefined; ticket?: string | undefined; user?: KnownUser | undefined };
    events:
      | { type: 'login.requested' }
      | { type: 'login.dismissed' }
      | ({ type: 'session.opened'; registered?: boolean } & OpenedSession)
      | { type: 'session.expired' }
      | { type: 'session.replaced' }
      | { type: 'account.switched' }
      | { type: 'account.kept' }
      | { type: 'user.requested' }
      | { type: 'logout.requested' };
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
  }),
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
      on: { 'account.switched': 'signingOn', 'account.kept': { target: 'signedIn', actions: 'forgetTicket' } },
    },
    signingOn: {
      tags: 'busy',
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
    anonymous: { on: { 'login.requested': 'asking', 'session.replaced': 'outdated' } },
    asking: {
      on: {
        'login.dismissed': 'anonymous',
        'session.opened': {
          target: '#session.signedIn.arriving',
          actions: [
            { type: 'keepSession', params: ({ event }) => event },
            { type: 'storeSession', params: ({ event }) => event },
            { type: 'announceSignedIn', params: ({ event }) => event },
          ],
        },
        'session.replaced': 'outdated',
      },
    },
    signedIn: {
      initial: 'fetchingUser',
      on: {
        'user.requested': '.fetchingUser',
        'logout.requested': 'signingOut',
        'session.expired': 'expired',
        'session.replaced': 'outdated',
      },
      states: {
        /** Just signed in: the special enterprise goes straight to its business page. */
        arriving: {
          // the route that asked for the sign-in asks for the user as well, who is on the way already
          on: { 'user.requested': {} },
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
            onError: 'settled',
          },
        },
        fetchingUser: {
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: { target: 'known', actions: { type: 'keepUser', params: ({ event }) => event } },
            onError: 'settled',
          },
        },
        known: {
          entry: { type: 'storeUser', params: ({ context }) => context },
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
        settled: {},
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
