import { assign, emit, setup } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import type { EnterpriseEntry, OpenedSession, UserInfo } from '#contract/auth/user.ts';
import { isSpecialEnterprise } from '#contract/enterprise/specialEnterprise.ts';
import { request, effect } from '#machines/effects.ts';

/** The known data of the user: the name at once, the rest once the service has sent it. */
export type KnownUser = Pick<UserInfo, 'userName'> & Partial<UserInfo>;

export type SessionRequests = {
  fetchUser: () => Promise<UserInfo>;
  fetchEnterprise: (of: { basicEntId: string }) => Promise<EnterpriseEntry[]>;
  signOut: () => Promise<unknown>;
  /** Exchanges the one-time ticket of a single sign-on for a session. */
  signOn: (by: { ticket: string }) => Promise<OpenedSession>;
};

/** Types, requests, guards and actions of the session; its chart is in `session.ts`. */
export const sessionSetup = setup({
  types: {} as {
    context: {
      token: string;
      ticket: string;
      user?: KnownUser | undefined;
      enterprise: EnterpriseEntry[];
      /** A sign-in was requested before it was known whether the visitor is signed in. */
      isLoginWanted: boolean;
    };
    input: { token?: string | undefined; ticket?: string | undefined; user?: KnownUser | undefined };
    events:
      | { type: 'login.requested' }
      /** A page or an order needs a signed-in user; the session emits `login.settled`. */
      | { type: 'signIn.wanted' }
      | { type: 'login.dismissed' }
      | ({ type: 'session.opened'; registered?: boolean } & OpenedSession)
      /** The service reported it with a code of `expiryCodes`. */
      | { type: 'session.expired'; code: string }
      /** The token in the cookie; another tab may have changed it. */
      | { type: 'token.observed'; token: string }
      | { type: 'account.switched' }
      | { type: 'account.kept' }
      | { type: 'user.requested' }
      /** The session emits `user.settled`, at once if the user's data are complete. */
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
    fetchUser: request<SessionRequests['fetchUser']>(),
    fetchEnterprise: request<SessionRequests['fetchEnterprise']>(),
    signOut: request<SessionRequests['signOut']>(),
    signOn: request<SessionRequests['signOn']>(),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== '',
    hasToken: ({ context }) => context.token !== '',
    isLoginWanted: ({ context }) => context.isLoginWanted,
    isOtherToken: ({ context }, params: { token: string }) => params.token !== context.token,
    isUserComplete: ({ context }) => context.user?.enterpriseResp !== undefined,
    hasEnterprise: ({ context }) => Boolean(context.user?.enterpriseResp),
    isSpecial: (_, params: { output: UserInfo }) => isSpecialEnterprise(params.output.enterpriseResp),
  },
  actions: {
    setSession: assign((_, params: OpenedSession) => ({ token: params.token, user: { userName: params.userName } })),
    setUser: assign({ user: (_, params: { output: UserInfo }) => params.output }),
    setEnterprise: assign({ enterprise: (_, params: { output: EnterpriseEntry[] }) => params.output }),
    clearUser: assign({ token: '', user: undefined, enterprise: [] }),
    storeSession: effect<OpenedSession>(),
    storeUser: effect<{ user?: KnownUser | undefined }>(),
    clearCookies: effect(),
    clearTicket: assign({ ticket: '' }),
    wantLogin: assign({ isLoginWanted: true }),
    takeLogin: assign({ isLoginWanted: false }),
    settleLogin: emit((_, params: { isSignedIn: boolean }) => ({ type: 'login.settled' as const, ...params })),
    settleUser: emit(({ context }) => ({ type: 'user.settled' as const, user: context.user })),
    settleNobody: emit({ type: 'user.settled', user: undefined }),
    announceExpired: effect<{ code: string }>(),
    announceSignedIn: effect<{ registered?: boolean }>(),
    notifySignOnRejected: effect<{ error: unknown }>(),
    openBusinessPage: effect(),
    announceSignedOut: effect(),
    reloadPage: effect(),
  },
  delays: { expiryPause: limits.expiryPauseMs },
});
