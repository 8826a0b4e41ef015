import { refusalMessage } from '#contract/protocol/apiError.ts';
import type { SessionAsks } from '#machines/auth/session.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { answers } from '#machines/effects.ts';
import { leaveFor, reload } from '#src/app/history.ts';
import type { Site } from '#src/app/siteContext.ts';
import { memberCenterPath } from '#src/features/enterprise/memberCenterPath.ts';
import { clearSession, ignoreUnloadable, keepFlash, writeToken, writeUser } from '#src/platform/browser.ts';
import { tellOtherTabs } from '#src/platform/tabs.ts';
import { copy } from '#src/ui/messages.ts';

/** The session with its effects; its calls are loaded with the first, as most visits begin without one. */
export const sessionWith = (site: Pick<Site, 'call' | 'config' | 'notify' | 'notices' | 'shared'>) => {
  const calls = async () => {
    const { sessionCalls } = await import('./sessionCalls.ts');
    return site.shared('sessionCalls', () => sessionCalls(site));
  };
  return sessionMachine.provide({
    actors: answers<SessionAsks>({
      fetchUser: async (_, { signal }) => (await calls()).fetchUser(signal),
      fetchEnterprise: async (of) => (await calls()).fetchEnterprise(of),
      signOut: async () => (await calls()).signOut(),
      signOn: async (by) => (await calls()).signOn(by),
    }),
    actions: {
      storeSession: (_, { token }) => {
        writeToken(token);
        tellOtherTabs();
      },
      storeUser: (_, { user }) => {
        if (!user) return;
        writeUser(user);
        if (user.closesAt) void calls().then(({ announceClosing }) => announceClosing(user), ignoreUnloadable);
      },
      clearCookies: () => {
        clearSession();
        tellOtherTabs();
      },
      reportSignOnRefused: (_, { error }) => site.notify('error', refusalMessage(error) ?? copy.busy),
      openBusinessPage: () => leaveFor(memberCenterPath(site.config, 'honeywell')),
      announceSignedIn: (_, { registered }) => {
        queueMicrotask(() => site.notices.send({ type: 'lasting.dismissed' }));
        site.notify('success', registered ? copy.session.registered : copy.session.signedIn);
      },
      // the reload that follows would take these messages away before they can be read
      announceExpired: (_, { code }) =>
        void calls().then(({ expiryText }) => keepFlash('expired', expiryText(code)), ignoreUnloadable),
      announceSignedOut: () => keepFlash('success', copy.session.signedOut),
      reloadPage: reload,
    },
  });
};
