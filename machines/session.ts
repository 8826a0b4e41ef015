import type { ActorRefFrom } from 'xstate';
import { assign, setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import type { EnterpriseEntry, OpenedSession, UserInfo } from '#contract/user.ts';
import { ask, tell } from './world.ts';

/** What is known of the user: the name at once, the rest as soon as the service has told it. */
export type KnownUser = Pick<UserInfo, 'userName'> & Partial<UserInfo>;

export type SessionAsks = {
  fetchUser: () => Promise<UserInfo>;
  fetchEnterprise: (of: { basicEntId: string }) => Promise<EnterpriseEntry[]>;
  signOut: () => Promise<unknown>;
};

/** Who is using the site: nobody, somebody at the login dialog, or a signed-in user whose token is in the cookie. */
export const sessionMachine = setup({
  types: {} as {
    context: { token: string; user?: KnownUser | undefined; enterprise: EnterpriseEntry[] };
    input: { token?: string | undefined; user?: KnownUser | undefined };
    events:
      | { type: 'login.requested' }
      | { type: 'login.dismissed' }
      | ({ type: 'session.opened' } & OpenedSession)
      | { type: 'session.expired' }
      | { type: 'user.requested' }
      | { type: 'logout.requested' };
    children: { fetchUser: 'fetchUser'; fetchEnterprise: 'fetchEnterprise'; signOut: 'signOut' };
  },
  actors: {
    fetchUser: ask<SessionAsks['fetchUser']>(),
    fetchEnterprise: ask<SessionAsks['fetchEnterprise']>(),
    signOut: ask<SessionAsks['signOut']>(),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    hasEnterprise: (_, params: { output: UserInfo }) => params.output.enterpriseResp !== null,
  },
  actions: {
    keepSession: assign((_, params: OpenedSession) => ({ token: params.token, user: { userName: params.userName } })),
    keepUser: assign({ user: (_, params: { output: UserInfo }) => params.output }),
    keepEnterprise: assign({ enterprise: (_, params: { output: EnterpriseEntry[] }) => params.output }),
    forgetUser: assign({ token: '', user: undefined, enterprise: [] }),
    storeSession: tell<OpenedSession>(),
    storeUser: tell<{ output: UserInfo }>(),
    clearCookies: tell(),
    announceSignedIn: tell(),
    announceSignedOut: tell(),
    reloadPage: tell(),
  },
  delays: { expiryPause: limits.expiryPauseMs },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input.token ?? '', user: input.user, enterprise: [] }),
  initial: 'recalling',
  states: {
    recalling: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'anonymous' }] },
    anonymous: { on: { 'login.requested': 'asking' } },
    asking: {
      on: {
        'login.dismissed': 'anonymous',
        'session.opened': {
          target: 'signedIn',
          actions: [
            { type: 'keepSession', params: ({ event }) => event },
            { type: 'storeSession', params: ({ event }) => event },
            'announceSignedIn',
          ],
        },
      },
    },
    signedIn: {
      initial: 'fetchingUser',
      on: {
        'user.requested': '.fetchingUser',
        'logout.requested': 'signingOut',
        'session.expired': 'expired',
      },
      states: {
        fetchingUser: {
          invoke: {
            id: 'fetchUser',
            src: 'fetchUser',
            onDone: [
              {
                guard: { type: 'hasEnterprise', params: ({ event }) => event },
                target: 'fetchingEnterprise',
                actions: [
                  { type: 'keepUser', params: ({ event }) => event },
                  { type: 'storeUser', params: ({ event }) => event },
                ],
              },
              {
                target: 'settled',
                actions: [
                  { type: 'keepUser', params: ({ event }) => event },
                  { type: 'storeUser', params: ({ event }) => event },
                ],
              },
            ],
            onError: 'settled',
          },
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
    gone: { entry: ['forgetUser', 'clearCookies', 'reloadPage'] },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
