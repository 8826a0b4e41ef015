import type { EmittedFrom, EventFromLogic } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { appMachine } from '#machines/app/app.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import type { KnownUser, sessionMachine } from '#machines/auth/session.ts';
import { sessionWith } from '#src/features/auth/sessionEffects.ts';
import { createActor } from '#src/platform/actors.ts';
import { lastReloadAt, readSession, readToken, saveFile } from '#src/platform/browser.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { accountMenuOf } from './accountMenu.ts';
import { takeTicket } from './earlyPage.ts';
import { lazyClient } from './lazyClient.ts';
import { navigationWith } from './navigationEffects.ts';
import { reloadGuardWith } from './reloadGuardEffects.ts';
import type { Site } from './siteContext.ts';
import { Dismissed } from './siteContext.ts';
import { storedThemeSettings, themeSettingsWith } from './themeSettingsEffects.ts';

type Emitted = EmittedFrom<typeof sessionMachine>;

/** What stands for an answer that does not come within seconds. */
const afterPatience = async <T>(make: () => T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(make()), limits.loadingDurationMs);
  });

const childIds = ['session', 'notices', 'reloadGuard', 'themeSettings', 'navigation'] as const satisfies (keyof Site)[];

/** Composes one page load, in the browser or for one rendered document: starts the root actor with the effects of its children. */
export const createSite = (config: SiteConfig): Site & { stop: () => void } => {
  const made = new Map<string, unknown>();
  let current: KnownUser | undefined;
  // its methods and actors are assigned below, before anything calls on them
  const site = {} as Site;

  /** Sends an event to the session and resolves with what it emits next of a type. */
  const answer = async <T extends Emitted['type']>(
    type: T,
    event: EventFromLogic<typeof sessionMachine>,
  ): Promise<Extract<Emitted, { type: T }>> =>
    new Promise((resolve) => {
      const heard = site.session.on(type, (emitted) => {
        heard.unsubscribe();
        resolve(emitted as Extract<Emitted, { type: T }>);
      });
      site.session.send(event);
    });

  Object.assign(site, {
    config,
    ...lazyClient({
      apiBase: config.apiBase,
      readToken,
      expired: (code) => site.session.send({ type: 'session.expired', code }),
      report: ({ text, title }) => site.notify('error', text, title),
      save: saveFile,
    }),
    // after the present step, as one machine's action does not run another machine
    notify: (tone, text, title) =>
      queueMicrotask(() => site.notices.send({ type: 'notice.raised', tone, text, title })),
    go: (to, { replace } = {}) => site.navigation.send({ type: 'route.requested', to, replace }),
    signIn: async () => {
      const { isSignedIn } = await answer('login.settled', { type: 'signIn.wanted' });
      if (!isSignedIn) throw new Dismissed();
    },
    knownUser: async () => {
      const known = answer('user.settled', { type: 'user.wanted' }).then(({ user }) => user);
      return Promise.race([known, afterPatience(site.currentUser)]);
    },
    currentUser: () => current,
    spawned: (id, logic) => {
      if (!app.system.get(id)) app.send({ type: 'actor.requested', id, logic: logic() });
      return app.system.get(id) as never;
    },
    shared: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  } satisfies Omit<Site, 'account' | (typeof childIds)[number]>);

  /** The user's information afresh, as every change of route wants it; a slow or failed answer holds nobody up. */
  const refreshUser = async (): Promise<void> => {
    if (!readToken()) return;
    await Promise.race([answer('user.settled', { type: 'user.requested' }), afterPatience(() => undefined)]);
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

  // its children call on the site only once they are at work
  for (const id of childIds) Object.assign(site, { [id]: app.system.get(id) });
  current = site.session.getSnapshot().context.user;
  site.session.subscribe(({ context }) => {
    current = context.user;
  });
  return Object.assign(site, { account: accountMenuOf(site), stop: () => void app.stop() });
};
