import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { SessionRequests } from '#machines/auth/sessionSetup.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { userCenterPath } from '#src/features/enterprise/userCenterPath.ts';
import { clearSession, ignoreUnloadable, storeFlash, writeSessionCookie } from '#src/platform/browser.ts';
import { notifyOtherTabs } from '#src/platform/tabs.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

/** The session with its effects; its calls are loaded on demand, because most visits need none. */
export const sessionWith = (
  site: Pick<Site, 'call' | 'config' | 'leaveFor' | 'notify' | 'notices' | 'reload' | 'shared'>,
) => {
  const calls = async () => {
    const { sessionCalls } = await import('./sessionCalls.ts');
    return site.shared('sessionCalls', () => sessionCalls(site));
  };
  return sessionMachine.provide({
    actors: requests<SessionRequests>({
      fetchUser: async (_, { signal }) => (await calls()).fetchUser(signal),
      fetchEnterprise: async (of) => (await calls()).fetchEnterprise(of),
      signOut: async () => (await calls()).signOut(),
      signOn: async (by) => (await calls()).signOn(by),
    }),
    actions: {
      storeSession: (_, { token }) => {
        writeSessionCookie('token', token);
        notifyOtherTabs();
      },
      storeUser: (_, { user }) => user && void calls().then(({ storeUser }) => storeUser(user), ignoreUnloadable),
      clearCookies: () => {
        clearSession();
        notifyOtherTabs();
      },
      notifySignOnRejected: (_, { error }) => site.notify('error', apiErrorMessage(error) ?? uiMessages.busy),
      openBusinessPage: () => site.leaveFor(userCenterPath(site.config, 'honeywell')),
      announceSignedIn: (_, { registered }) => {
        queueMicrotask(() => site.notices.send({ type: 'lasting.dismissed' }));
        site.notify('success', registered ? uiMessages.session.registered : uiMessages.session.signedIn);
      },
      // the following reload would remove these messages before they can be read
      announceExpired: (_, { code }) =>
        void calls().then(({ expiryText }) => storeFlash('expired', expiryText(code)), ignoreUnloadable),
      announceSignedOut: () => storeFlash('success', uiMessages.session.signedOut),
      reloadPage: () => site.reload(),
    },
  });
};
