import { singleSignOn } from '#contract/auth/auth.ts';
import { enterpriseInfo, getInfo, logout } from '#contract/auth/user.ts';
import type { KnownUser, SessionAsks } from '#machines/auth/session.ts';
import type { Site } from '#src/app/siteContext.ts';
import { copy } from '#src/ui/messages.ts';

const chinaDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' });

/** The calls of the session; loaded with the first, as most visits begin without one. */
export const sessionCalls = ({ call, notify }: Pick<Site, 'call' | 'notify'>) => {
  const announced = new Set<string>();
  return {
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
      notify('info', copy.session.closing(chinaDay.format(new Date(closesAt))));
    },
  } satisfies Omit<SessionAsks, 'fetchUser'> & {
    announceClosing: (user: KnownUser) => void;
    fetchUser: (signal: AbortSignal) => ReturnType<SessionAsks['fetchUser']>;
  };
};
