import { codes } from '#contract/protocol/apiError.ts';
import { singleSignOn } from '#contract/auth/auth.ts';
import { enterpriseInfo, getInfo, logout } from '#contract/auth/user.ts';
import type { KnownUser, SessionAsks } from '#machines/auth/session.ts';
import type { Site } from '#src/app/siteContext.ts';
import { sessionMessages } from './sessionMessages.ts';

const chinaDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' });

/** The calls of the session; loaded with the first, as most visits begin without one. */
export const sessionCalls = ({ call, notify }: Pick<Site, 'call' | 'notify'>) => {
  const announced = new Set<string>();
  return {
    /** What the reload after an expiry says, by the service's code. */
    expiryText: (code: string): string =>
      code === codes.passwordChanged ? sessionMessages.passwordChanged : sessionMessages.expired,
    /** The answer sets the session's cookies anew: it must not come any more once `signal` says that somebody signs out. */
    fetchUser: async (signal: AbortSignal) => call(getInfo, {}, { quiet: true, signal }),
    fetchEnterprise: async ({ basicEntId }) =>
      call(enterpriseInfo, { basicEntId, appSource: 'fcl_mm' }, { quiet: true }),
    signOut: async () => call(logout, {}, { quiet: true }),
    signOn: async ({ ticket }) => call(singleSignOn, { token: ticket }, { quiet: true }),
    /** Tells a user whose account is being closed where that is taken back, once in a page. */
    announceClosing: ({ closesAt }: KnownUser): void => {
      if (closesAt === undefined || announced.has(closesAt)) return;
      announced.add(closesAt);
      notify('info', sessionMessages.closing(chinaDay.format(new Date(closesAt))));
    },
  } satisfies Omit<SessionAsks, 'fetchUser'> & {
    announceClosing: (user: KnownUser) => void;
    expiryText: (code: string) => string;
    fetchUser: (signal: AbortSignal) => ReturnType<SessionAsks['fetchUser']>;
  };
};
