import { singleSignOn } from '#contract/auth/auth.ts';
import { enterpriseInfo, getInfo, logout } from '#contract/auth/user.ts';
import type { KnownUser, SessionAsks } from '#machines/auth/session.ts';
import { copy } from '#src/ui/messages.ts';
import { call, notify } from '#src/app/site.ts';

const chinaDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' });

const announcedClosings = new Set<string>();

/** What the session asks of the service; loaded with the first question, as most visits begin without one. */
export const sessionCalls = {
  /** The answer sets the session's cookies anew: it must not come any more once `signal` says that somebody signs out. */
  fetchUser: async (signal: AbortSignal) => call(getInfo, {}, { quiet: true, signal }),
  fetchEnterprise: async ({ basicEntId }) => call(enterpriseInfo, { basicEntId, appSource: 'fcl_mm' }, { quiet: true }),
  signOut: async () => call(logout, {}, { quiet: true }),
  signOn: async ({ ticket }) => call(singleSignOn, { token: ticket }, { quiet: true }),
  /** Tells a user whose account is being closed where that is taken back, once in a page. */
  announceClosing: ({ closesAt }: KnownUser): void => {
    if (closesAt === undefined || announcedClosings.has(closesAt)) return;
    announcedClosings.add(closesAt);
    notify('info', copy.session.closing(chinaDay.format(new Date(closesAt))));
  },
} satisfies Omit<SessionAsks, 'fetchUser'> & {
  announceClosing: (user: KnownUser) => void;
  fetchUser: (signal: AbortSignal) => ReturnType<SessionAsks['fetchUser']>;
};
