import { singleSignOn } from '#contract/auth.ts';
import { enterpriseInfo, getInfo, logout } from '#contract/user.ts';
import type { SessionAsks } from '#machines/session.ts';
import { call } from './site.ts';

/** What the session asks of the service; loaded with the first question, as most visits begin without one. */
export const sessionCalls = {
  /** The answer sets the session's cookies anew: it must not come any more once `signal` says that somebody signs out. */
  fetchUser: async (signal: AbortSignal) => call(getInfo, {}, { quiet: true, signal }),
  fetchEnterprise: async ({ basicEntId }) => call(enterpriseInfo, { basicEntId, appSource: 'fcl_mm' }, { quiet: true }),
  signOut: async () => call(logout, {}, { quiet: true }),
  signOn: async ({ ticket }) => call(singleSignOn, { token: ticket }, { quiet: true }),
} satisfies Omit<SessionAsks, 'fetchUser'> & {
  fetchUser: (signal: AbortSignal) => ReturnType<SessionAsks['fetchUser']>;
};
