import type { SnapshotFrom } from 'xstate';
import { waitFor } from 'xstate';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import { codes, Refusal, refusalMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { themeSettingsIn } from '#contract/app/theme.ts';
import { navigationMachine } from '#machines/app/navigation.ts';
import type { NavigationAsks } from '#machines/app/navigation.ts';
import type { NoticeTone } from '#machines/app/notices.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import type { ReloadGuardAsks } from '#machines/app/reloadGuard.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import type { KnownUser, SessionAsks } from '#machines/auth/session.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { answers } from '#machines/effects.ts';
import {
  clearSession,
  describeDocument,
  ignoreUnloadable,
  keepFlash,
  lastReloadAt,
  markLeaving,
  noteReload,
  onUnloadable,
  readLocal,
  readSession,
  readToken,
  saveFile,
  takeFlash,
  writeLocal,
  writeToken,
  writeUser,
} from '#src/platform/browser.ts';
import { config } from '#src/platform/config.ts';
import { copy } from '#src/ui/messages.ts';
import { isOutdated, takeTicket } from './earlyPage.ts';
import { followHistory, leaveFor, reload, show } from './history.ts';
import type { CallOptions, Caller } from '#src/api/client.ts';
import { patiently } from '#src/platform/lazy.ts';
import { memberCenterPath } from '#src/features/enterprise/memberCenterPath.ts';
import { createActor } from '#src/platform/actors.ts';
import { isReachable, onOnline, resumeLoading } from '#src/platform/connection.ts';
import { followPresses, keepPress, recentPress } from '#src/platform/presses.ts';
import { onOtherTab, tellOtherTabs } from '#src/platform/tabs.ts';
import { routeOf } from '#src/routes.ts';

/** The visitor turned the sign-in away; whoever asked for it goes on without. */
export class Dismissed extends Error {}

export const notices = createActor(noticesMachine).start();

/** Shows a short message; after the present step, as one machine's action does not run another machine. */
export const notify = (tone: NoticeTone, text: string, title?: string): void =>
  queueMicrotask(() => notices.send({ type: 'notice.raised', tone, text, title }));

const flash = takeFlash();
/** Whether the page was loaded anew because the session had ended. */
export const hadExpired = flash?.tone === 'expired';
if (flash && !hadExpired) notify('success', flash.text);
if (flash && hadExpired)
  queueMicrotask(() => notices.send({ type: 'notice.raised', tone: 'info', text: flash.text, stays: true }));

/** What had to be read has been seen to. */
const dismissLasting = (): void => {
  for (const { id, stays } of notices.getSnapshot().context.notices)
    if (stays) notices.send({ type: 'notice.dismissed', id });
};

let loading: Promise<Caller> | undefined;

const load = async (): Promise<Caller> => {
  const { createCaller } = await import('#src/api/client.ts');
  return createCaller({
    apiBase: config.apiBase,
    readToken,
    expired: (code) => {
      // the reload that follows would leave the visitor without a word why nobody is signed in any more
      if (session.getSnapshot().matches('signedIn'))
        keepFlash('expired', code === codes.passwordChanged ? copy.session.passwordChanged : copy.session.expired);
      session.send({ type: 'session.expired' });
    },
    report: ({ text, title }) => notify('error', text, title),
    save: saveFile,
  });
};

const forgetLoading = async (error: unknown): Promise<never> => {
  loading = undefined;
  throw (await isReachable()) ? error : new Refusal(codes.failed, copy.http.offline);
};

const caller = async (): Promise<Caller> => (loading ??= load().catch(forgetLoading));

/** Calls the service; the client is fetched with the first call. Throws a `Refusal`, shown already unless `quiet`. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
): Promise<OutputOf<E>> => {
  return (await caller()).call(endpoint, input, options);
};

/** Fetches a file and hands it to the browser's downloads; a failure is shown. */
export const download = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> => {
  await (await caller()).download(endpoint, input).catch(() => undefined);
};

/** Fetches a file like `download`; whoever asked shows a failure. Throws a `Refusal`. */
export const saveQuietly = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> => {
  await (await caller()).download(endpoint, input, { quiet: true });
};

/** Fetches a PDF or a picture to be shown; whoever asked shows a failure. Throws a `Refusal`. */
export const fetchFile = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal }: { signal: AbortSignal },
): Promise<Blob> => {
  const file = await (await caller()).download(endpoint, input, { signal, quiet: true, preview: true });
  if (!file) throw new Refusal(codes.failed, copy.http.unreadable);
  return file;
};

/** Fetches what most visits need next, the client of the service and the login dialog; what does not come now comes when it is needed. */
export const fetchAhead = (): void => {
  caller().catch(ignoreUnloadable);
  if (!readToken()) import('#src/features/auth/loginEffects.tsx').catch(ignoreUnloadable);
};

const sessionCalls = async () => (await import('#src/features/auth/sessionCalls.ts')).sessionCalls;

export const session = createActor(
  sessionMachine.provide({
    actors: answers<SessionAsks>({
      fetchUser: async (_, { signal }) => (await sessionCalls()).fetchUser(signal),
      fetchEnterprise: async (of) => (await sessionCalls()).fetchEnterprise(of),
      signOut: async () => (await sessionCalls()).signOut(),
      signOn: async (by) => (await sessionCalls()).signOn(by),
    }),
    actions: {
      storeSession: (_, { token }) => {
        writeToken(token);
        tellOtherTabs();
      },
      storeUser: (_, { user }) => {
        if (!user) return;
        writeUser(user);
        if (user.closesAt) void sessionCalls().then(({ announceClosing }) => announceClosing(user), ignoreUnloadable);
      },
      clearCookies: () => {
        clearSession();
        tellOtherTabs();
      },
      reportSignOnRefused: (_, { error }) => notify('error', refusalMessage(error) ?? copy.http.busy),
      openBusinessPage: () => leaveFor(memberCenterPath('honeywell')),
      announceSignedIn: (_, { registered }) => {
        queueMicrotask(dismissLasting);
        notify('success', registered ? copy.session.registered : copy.session.signedIn);
      },
      // the reload that follows would take the message away before it can be read
      announceSignedOut: () => keepFlash('success', copy.session.signedOut),
      reloadPage: reload,
    },
  }),
  { input: { ...readSession(), ticket: takeTicket() } },
).start();

/** Whether a ticket in the address is still being exchanged, or waits for the visitor's word. */
const isUndecided = (state: SnapshotFrom<typeof session>): boolean =>
  state.matches('signingOn') || state.matches('confirming');

/** Asks the visitor to sign in unless somebody is; resolves once it is done, throws `Dismissed` where it is turned away. */
export const signIn = async (): Promise<void> => {
  if (isUndecided(session.getSnapshot())) await waitFor(session, (state) => !isUndecided(state), { timeout: Infinity });
  session.send({ type: 'login.requested' });
  const state = await waitFor(session, (snapshot) => !snapshot.matches('asking'), { timeout: Infinity });
  if (!state.matches('signedIn')) throw new Dismissed();
};

/** The user's information afresh, as every change of route wants it; a slow or failed answer holds nobody up. */
const refreshUser = async (): Promise<void> => {
  if (!readToken()) return;
  session.send({ type: 'user.requested' });
  await waitFor(session, (snapshot) => !snapshot.matches({ signedIn: 'fetchingUser' }), {
    timeout: limits.loadingDurationMs,
  }).catch(() => undefined);
};

export const reloadGuard = createActor(
  reloadGuardMachine.provide({
    actors: answers<ReloadGuardAsks>({
      reach: async () => {
        if (!(await isReachable())) throw new Error('The host does not answer.');
      },
    }),
    actions: {
      noteReload: (_, { press }) => {
        noteReload();
        keepPress(press);
      },
      reloadPage: reload,
      resumeLoading,
    },
  }),
  { input: { lastReloadAt: lastReloadAt() } },
).start();

const themeKey = 'themeSettings';

export const themeSettings = createActor(
  themeSettingsMachine.provide({
    actions: {
      applySettings: (_, { settings }) => {
        describeDocument({ ...settings, fixedHeader: String(settings.fixedHeader) });
        writeLocal(themeKey, settings);
      },
    },
  }),
  { input: { settings: themeSettingsIn(readLocal(themeKey)) } },
).start();

export const navigation = createActor(
  navigationMachine.provide({
    actors: answers<NavigationAsks>({
      // a page that was open before stays open to its own question for a sign-in
      permit: async ({ to, traversed }) => (routeOf(to).signIn && !traversed ? signIn() : undefined),
      prepare: async ({ to }) => Promise.all([patiently(routeOf(to).prepare), refreshUser()]),
    }),
    actions: {
      leave: () => markLeaving(true),
      stay: () => markLeaving(false),
      show: (_, { to, replace, traversed }) => show(to, { replace, traversed }),
      reportUnloadable: () => reloadGuard.send({ type: 'chunk.failed', press: recentPress() }),
    },
  }),
).start();

/** Whether the service has said, or failed to say, who is signed in; of a remembered user only the name is known. */
const isUserKnown = (state: SnapshotFrom<typeof session>): boolean =>
  state.context.user?.enterpriseResp !== undefined ||
  !(state.matches({ signedIn: 'arriving' }) || state.matches({ signedIn: 'fetchingUser' }));

/** Who is signed in, as the service tells it; only a name, or nobody, where it does not tell within seconds or the session has ended. */
export const knownUser = async (): Promise<KnownUser | undefined> => {
  const { context } = session.getSnapshot();
  if (isUserKnown(session.getSnapshot()) && context.user?.enterpriseResp === undefined)
    session.send({ type: 'user.requested' });
  const state = await waitFor(session, isUserKnown, { timeout: limits.loadingDurationMs }).catch(() =>
    session.getSnapshot(),
  );
  return state.matches('signedIn') ? state.context.user : undefined;
};

/** Goes to a path of the site through the permission check and the page bar. */
export const go = (to: string, options: { replace?: boolean } = {}): void =>
  navigation.send({ type: 'route.requested', to, replace: options.replace });

/** Begins to hear what happens around the page: other tabs, the browser's buttons, code that cannot be fetched. */
export const listenToBrowser = (): void => {
  followPresses();
  onOtherTab(() => {
    if ((readToken() ?? '') !== session.getSnapshot().context.token) session.send({ type: 'session.replaced' });
  });
  onUnloadable(() => {
    if (!isOutdated()) reloadGuard.send({ type: 'chunk.failed', press: recentPress() });
  });
  onOnline(() => reloadGuard.send({ type: 'connection.restored' }));
  followHistory((to) => navigation.send({ type: 'route.requested', to, traversed: true }));
};
