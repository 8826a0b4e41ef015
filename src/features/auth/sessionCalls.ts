import { codes } from '#contract/protocol/apiError.ts';
import { singleSignOn } from '#contract/auth/auth.ts';
import { enterpriseInfo, getInfo, logout } from '#contract/auth/user.ts';
import { userCookieOf } from '#contract/auth/userCookie.ts';
import type { KnownUser, SessionRequests } from '#machines/auth/sessionSetup.ts';
import type { Site } from '#src/app/siteContext.ts';
import { writeSessionCookie } from '#src/platform/browser.ts';
import { sessionMessages } from '#src/features/auth/messages.ts';
import { dayShown } from '#src/ui/format.ts';

const chinaDay = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' });

/** The day by which an account is closed: `11月29日`. */
const closingDay = (closesAt: string): string =>
  import.meta.env.ENGLISH ? dayShown(closesAt) : chinaDay.format(new Date(closesAt));

/** The calls of the session; loaded with the first one, because most visits need none. */
export const sessionCalls = ({ call, notify }: Pick<Site, 'call' | 'notify'>) => {
  const announced = new Set<string>();
  return {
    /** The notice after an expiry and reload, by the service's code. */
    expiryText: (code: string): string =>
      code === codes.passwordChanged ? sessionMessages.passwordChanged : sessionMessages.expired,
    /** The response sets the session's cookies again: `signal` aborts it when the user signs out. */
    fetchUser: async (signal: AbortSignal) => call(getInfo, {}, { quiet: true, signal }),
    fetchEnterprise: async ({ basicEntId }) =>
      call(enterpriseInfo, { basicEntId, appSource: 'fcl_mm' }, { quiet: true }),
    signOut: async () => call(logout, {}, { quiet: true }),
    signOn: async ({ ticket }) => call(singleSignOn, { token: ticket }, { quiet: true }),
    /** Stores what the page shows of the user; shows a user once per page how to cancel the closing of the account. */
    storeUser: (user: KnownUser): void => {
      // nothing in it is secret, and the service never trusts it
      writeSessionCookie('user', userCookieOf(user));
      const { closesAt } = user;
      if (closesAt === undefined || announced.has(closesAt)) return;
      announced.add(closesAt);
      notify('info', sessionMessages.closing(closingDay(closesAt)));
    },
  } satisfies Omit<SessionRequests, 'fetchUser'> & {
    storeUser: (user: KnownUser) => void;
    expiryText: (code: string) => string;
    fetchUser: (signal: AbortSignal) => ReturnType<SessionRequests['fetchUser']>;
  };
};
