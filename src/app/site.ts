import type { SnapshotFrom } from 'xstate';
import { waitFor } from 'xstate';
import { codes } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { appMachine } from '#machines/app/app.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import type { sessionMachine } from '#machines/auth/session.ts';
import { sessionWith } from '#src/features/auth/sessionEffects.ts';
import { createActor } from '#src/platform/actors.ts';
import { keepFlash, lastReloadAt, readSession, readToken, saveFile } from '#src/platform/browser.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { copy } from '#src/ui/messages.ts';
import { accountMenuOf } from './accountMenu.ts';
import { takeTicket } from './earlyPage.ts';
import { lazyClient } from './lazyClient.ts';
import { navigationWith } from './navigationEffects.ts';
import { reloadGuardWith } from './reloadGuardEffects.ts';
import type { Site } from './siteContext.ts';
import { Dismissed } from './siteContext.ts';
import { storedThemeSettings, themeSettingsWith } from './themeSettingsEffects.ts';

type SessionState = SnapshotFrom<typeof sessionMachine>;

/** Whether a ticket in the address is still being exchanged, or waits for the visitor's word. */
const isUndecided = (state: SessionState): boolean => state.matches('signingOn') || state.matches('confirming');

/** Whether the service has said, or failed to say, who is signed in; of a remembered user only the name is known. */
const isUserKnown = (state: SessionState): boolean =>
  state.context.user?.enterpriseResp !== undefined ||
  !(state.matches({ signedIn: 'arriving' }) || state.matches({ signedIn: 'fetchingUser' }));

/** Composes one page load, in the browser or for one rendered document: starts the root actor with the effects of its children. */
export const createSite = (config: SiteConfig): Site & { stop: () => void } => {
  const made = new Map<string, unknown>();
  const actor = <K extends keyof Site>(id: K): Site[K] => app.system.get(id) as Site[K];

  const site: Site = {
    config,
    get session() {
      return actor('session');
    },
    get notices() {
      return actor('notices');
    },
    get reloadGuard() {
      return actor('reloadGuard');
    },
    get themeSettings() {
      return actor('themeSettings');
    },
    get navigation() {
      return actor('navigation');
    },
    get account() {
      return site.shared('account', () => accountMenuOf(site));
    },
    ...lazyClient({
      apiBase: config.apiBase,
      readToken,
      expired: (code) => {
        // the reload that follows would leave the visitor without a word why nobody is signed in any more
        if (site.session.getSnapshot().matches('signedIn'))
          keepFlash('expired', code === codes.passwordChanged ? copy.session.passwordChanged : copy.session.expired);
        site.session.send({ type: 'session.expired' });
      },
      report: ({ text, title }) => site.notify('error', text, title),
      save: saveFile,
    }),
    // after the present step, as one machine's action does not run another machine
    notify: (tone, text, title) =>
      queueMicrotask(() => site.notices.send({ type: 'notice.raised', tone, text, title })),
    go: (to, { replace } = {}) => site.navigation.send({ type: 'route.requested', to, replace }),
    signIn: async () => {
      const { session } = site;
      if (isUndecided(session.getSnapshot()))
        await waitFor(session, (state) => !isUndecided(state), { timeout: Infinity });
      session.send({ type: 'login.requested' });
      const state = await waitFor(session, (snapshot) => !snapshot.matches('asking'), { timeout: Infinity });
      if (!state.matches('signedIn')) throw new Dismissed();
    },
    knownUser: async () => {
      const { session } = site;
      const { context } = session.getSnapshot();
      if (isUserKnown(session.getSnapshot()) && context.user?.enterpriseResp === undefined)
        session.send({ type: 'user.requested' });
      const state = await waitFor(session, isUserKnown, { timeout: limits.loadingDurationMs }).catch(() =>
        session.getSnapshot(),
      );
      return state.matches('signedIn') ? state.context.user : undefined;
    },
    currentUser: () => site.session.getSnapshot().context.user,
    spawned: (id, logic) => {
      if (!app.system.get(id)) app.send({ type: 'actor.requested', id, logic: logic() });
      return app.system.get(id) as never;
    },
    shared: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  };

  /** The user's information afresh, as every change of route wants it; a slow or failed answer holds nobody up. */
  const refreshUser = async (): Promise<void> => {
    if (!readToken()) return;
    site.session.send({ type: 'user.requested' });
    await waitFor(site.session, (snapshot) => !snapshot.matches({ signedIn: 'fetchingUser' }), {
      timeout: limits.loadingDurationMs,
    }).catch(() => undefined);
  };

  const app = createActor(
    appMachine.provide({
      actors: {
        notices: noticesMachine,
        session: sessionWith(site),
        reloadGuard: reloadGuardWith(),
        themeSettings: themeSettingsWith(),
        navigation: navigationWith(site, { refreshUser }),
      },
    }),
    {
      input: {
        session: { ...readSession(), ticket: takeTicket() },
        reloadGuard: { lastReloadAt: lastReloadAt() },
        themeSettings: { settings: storedThemeSettings() },
      },
    },
  ).start();

  return Object.assign(site, { stop: () => void app.stop() });
};
