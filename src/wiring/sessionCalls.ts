import { singleSignOn } from '#contract/auth.ts';
import { enterpriseInfo, getInfo, logout } from '#contract/user.ts';
import type { SessionAsks } from '#machines/session.ts';
import { call } from './site.ts';

/** What the session asks of the service; loaded with the first question, as most visits begin without one. */
export const sessionCalls: SessionAsks = {
  fetchUser: async () => call(getInfo, {}, { quiet: true }),
  fetchEnterprise: async ({ basicEntId }) => call(enterpriseInfo, { basicEntId, appSource: 'fcl_mm' }, { quiet: true }),
  signOut: async () => call(logout, {}, { quiet: true }),
  signOn: async ({ ticket }) => call(singleSignOn, { token: ticket }, { quiet: true }),
};
