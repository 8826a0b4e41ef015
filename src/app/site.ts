import type { EmittedFrom, EventFromLogic } from 'xstate';
import { limits } from '#contract/protocol/limits.ts';
import { appMachine } from '#machines/app/app.ts';
import type { sessionMachine } from '#machines/auth/session.ts';
import type { KnownUser } from '#machines/auth/sessionSetup.ts';
import { sessionWith } from '#src/features/auth/sessionEffects.ts';
import { createActor } from '#src/platform/actors.ts';
import { readSession, readToken, saveFile } from '#src/platform/browser.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { createFocusTrail } from '#src/platform/focusTrail.ts';
import { createLastPress } from '#src/platform/lastPress.ts';
import { patiently } from '#src/platform/lazy.ts';
import { takeTicket } from './hydration/preHydration.ts';
import type { OpenDialogs } from './navigation/historyCommands.ts';
import { historyCommands } from './navigation/historyCommands.ts';
import { addressNow } from './navigation/historyEntry.ts';
import { hydrationWith } from './hydration/hydrationEffects.ts';
import { lateSite } from './hydration/lateLoading.ts';
import { lazyClient } from './lazyClient.ts';
import type { AccountMenu, Site } from './siteContext.ts';
import { Dismissed } from './siteContext.ts';
import { createWaits } from './notices/waits.ts';

type Emitted = EmittedFrom<typeof sessionMachine>;

/** The fallback for a response that does not arrive within seconds. */
const afterPatience = async <T>(make: () => T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(make()), limits.loadingDurationMs);
  });

/** The account menu; its code loads with the signed-in header's. */
const lazyAccountMenu = (site: Site): AccountMenu => {
  const opening =
    (name: keyof AccountMenu): AccountMenu['openOrderQuery'] =>
    async (orderNo) => {
      const { accountMenuOf } = await patiently(() => import('./account/accountMenu.ts'));
      return accountMenuOf(site)[name](orderNo);
    };
  return {
    openUserCenter: opening('openUserCenter'),
    openAccountClosing: opening('openAccountClosing'),
    openVerification: opening('openVerification'),
    openOrderQuery: opening('openOrderQuery'),
    openPasswordChange: opening('openPasswordChange'),
    openWholeVehicle: opening('openWholeVehicle'),
  };
};

const childIds = ['session', 'hydration'] as const satisfies (keyof Site)[];

/** Composes one page load, in the browser or for one rendered document: starts the root actor with the effects of its children. */
export const createSite = (config: SiteConfig): Site & { stop: () => void } => {
  const made = new Map<string, unknown>();
  let current: KnownUser | undefined;
  // its methods and actors are assigned below, before they are called
  const site = {} as Site;
  const openDialogs: OpenDialogs = new Map();
  const waits = createWaits();

  /** Sends an event to the session and resolves with what it emits next of a type. */
  const emitted = async <T extends Emitted['type']>(
    type: T,
    request: EventFromLogic<typeof sessionMachine>,
  ): Promise<Extract<Emitted, { type: T }>> =>
    new Promise((resolve) => {
      const listener = site.session.on(type, (event) => {
        listener.unsubscribe();
        resolve(event as Extract<Emitted, { type: T }>);
      });
      site.session.send(request);
    });

  /** Reloads the user's information for a change of route; a slow or failed response does not delay it. */
  const refreshUser = async (): Promise<void> => {
    if (!readToken()) return;
    await Promise.race([emitted('user.settled', { type: 'user.requested' }), afterPatience(() => undefined)]);
  };

  const { late, mailbox } = lateSite(site, { openDialogs, refreshUser });
  const openedAt = globalThis.location ? addressNow() : '/';

  Object.assign(site, {
    config,
    late,
    notices: mailbox('notices'),
    reloadGuard: mailbox('reloadGuard'),
    navigation: mailbox('navigation'),
    pageHistory: mailbox('pageHistory'),
    dialogHistory: mailbox('dialogHistory'),
    address: {
      shown: () => late.loaded()?.pageHistory.getSnapshot().context.shown ?? openedAt,
      subscribe: (changed) => {
        let end = late.subscribe(() => followAddress());
        const followAddress = () => {
          end();
          const following = late.loaded()?.pageHistory.subscribe(changed);
          end = () => following?.unsubscribe();
        };
        if (late.loaded()) followAddress();
        return () => end();
      },
    },
    lastPress: createLastPress(),
    focusTrail: createFocusTrail(),
    waits,
    ...lazyClient({
      apiBase: config.apiBase,
      readToken,
      expired: (code) => site.session.send({ type: 'session.expired', code }),
      report: ({ text, title }) => site.notify('error', text, title),
      save: saveFile,
      beginWait: waits.begin,
    }),
    ...historyCommands(site, openDialogs),
    // after the current step, because a machine's action must not run another machine
    notify: (tone, text, title) =>
      queueMicrotask(() => site.notices.send({ type: 'notice.raised', tone, text, title })),
    go: (to, { replace } = {}) => site.navigation.send({ type: 'route.requested', to, replace }),
    signIn: async () => {
      const { isSignedIn } = await emitted('login.settled', { type: 'signIn.wanted' });
      if (!isSignedIn) throw new Dismissed();
    },
    knownUser: async () => {
      const known = emitted('user.settled', { type: 'user.wanted' }).then(({ user }) => user);
      return Promise.race([known, afterPatience(site.currentUser)]);
    },
    currentUser: () => current,
    spawned: (id, logic, input) => {
      if (!app.system.get(id)) app.send({ type: 'actor.requested', id, logic: logic(), input: input?.() });
      const actor = app.system.get(id);
      // a browser lacks something: the prerendered page stays, and says so
      if (!actor) throw new Error(`The actor ${id} did not start.`);
      return actor as never;
    },
    shared: <T>(key: string, make: () => T): T => {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  } satisfies Omit<Site, 'account' | (typeof childIds)[number]>);

  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionWith(site),
        hydration: hydrationWith(site),
      },
    }),
    {
      input: { session: { ...readSession(), ticket: takeTicket() } },
    },
  );

  // before the actors start, because they use the site
  for (const id of childIds) Object.assign(site, { [id]: app.system.get(id) });
  site.session.subscribe(({ context }) => {
    current = context.user;
  });
  app.start();
  return Object.assign(site, { account: lazyAccountMenu(site), stop: () => void app.stop() });
};
