import type { ComponentType } from 'react';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine, InputFrom } from 'xstate';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import type { DialogHistoryActor } from '#machines/app/dialogHistory.ts';
import type { HydrationActor } from '#machines/app/hydration.ts';
import type { NavigationActor } from '#machines/app/navigation.ts';
import type { NoticesActor, NoticeTone } from '#machines/app/notices.ts';
import type { PageHistoryActor } from '#machines/app/pageHistory.ts';
import type { ReloadGuardActor } from '#machines/app/reloadGuard.ts';
import type { SessionActor } from '#machines/auth/session.ts';
import type { KnownUser } from '#machines/auth/sessionSetup.ts';
import type { CallOptions } from '#src/api/client.ts';
import { useActorRef } from '#src/platform/actors.ts';
import type { Waits } from './notices/waits.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import type { FocusTrail } from '#src/platform/focusTrail.ts';
import type { LastPress } from '#src/platform/lastPress.ts';
import type { HoldBack } from '#src/ui/buttons/BackButton.ts';

/** Calls the service; the client's code is loaded with the first call. Throws a `ApiError`, shown already unless `quiet`. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** What the account menu and the pages open. */
export interface AccountMenu {
  /** Opens the user center in a new tab, or for the special enterprise its business page in this one. */
  openUserCenter: () => Promise<void>;
  /** Opens the user center's page for closing the account or cancelling that. */
  openAccountClosing: () => Promise<void>;
  /** Opens the enterprise verification. */
  openVerification: () => Promise<void>;
  /** Opens the order query, or one order by its number; a visitor must sign in first. */
  openOrderQuery: (orderNo?: string) => Promise<void>;
  /** Opens the dialog for changing the password. */
  openPasswordChange: () => Promise<void>;
  /** Goes to the whole-vehicle orders of the user center. */
  openWholeVehicle: () => Promise<void>;
}

/** The actors that no first view needs. */
export interface LateActors {
  notices: NoticesActor;
  reloadGuard: ReloadGuardActor;
  navigation: NavigationActor;
  pageHistory: PageHistoryActor;
  dialogHistory: DialogHistoryActor;
}

/** What no first view needs; its code comes once the page is hydrated. */
export interface Late extends LateActors {
  /** Renders the actors over the page. */
  Views: ComponentType;
  /** Follows the browser's own buttons from now on. */
  follow: () => void;
  /** Follows a link that was pressed. */
  followLink: (link: HTMLAnchorElement) => void;
  /** Fetches what a visitor probably needs next. */
  prefetch: () => void;
  /** Shows what the reload guard reports while the page itself cannot; returns a function that ends it. */
  guardLoading: () => () => void;
}

export interface LateSite {
  load: () => Promise<Late>;
  loaded: () => Late | undefined;
  /** Calls back once it is loaded. */
  subscribe: (changed: () => void) => () => void;
  /** Acts at once if it is loaded; otherwise loads it first. */
  use: (act: (late: Late) => void) => void;
}

/** What is sent to a late actor waits for its code. */
type Mailboxes = { readonly [Name in keyof LateActors]: Pick<LateActors[Name], 'send'> };

/** One page load: its configuration, its actors, and what the effects of every feature are made from. */
export interface Site extends Mailboxes {
  config: SiteConfig;
  session: SessionActor;
  hydration: HydrationActor;
  late: LateSite;
  /** The address of the shown page, which the page history decides. */
  address: { shown: () => string; subscribe: (changed: () => void) => () => void };
  account: AccountMenu;
  lastPress: LastPress;
  focusTrail: FocusTrail;
  waits: Waits;
  call: Call;
  /** Fetches a file and saves it as a download; a failure is shown. */
  download: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<void>;
  /** Fetches a file like `download`, without showing a failure. Throws a `ApiError`. */
  saveFile: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<void>;
  /** Fetches a PDF or a picture to be shown. Throws a `ApiError`. */
  fetchFile: <E extends Endpoint>(endpoint: E, input: InputOf<E>, scope: { signal: AbortSignal }) => Promise<Blob>;
  /** Loads the code of the client before the first call. */
  preloadClient: () => Promise<void>;
  /** Shows a short message. */
  notify: (tone: NoticeTone, text: string, title?: string) => void;
  /** Goes to a path of the site through the permission check and the page bar. */
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Shows a page at once, in a new history entry or by replacing the current one; with `still` scroll position and focus stay. */
  show: (to: string, options?: { replace?: boolean | undefined; still?: boolean | undefined }) => void;
  /** Shows the page whose address the browser already has. */
  showTraversed: (to: string) => void;
  /** Changes the current page's address; a reload starts that address at the top. */
  rename: (to: string) => void;
  /** Replaces this document by another (specification section 8: full location replace). */
  leaveFor: (href: string) => void;
  /** Reloads the page, once the browser is connected. */
  reload: () => void;
  /** Makes the browser's back button close a dialog instead of leaving the page; a dialog that ends gives the focus back. */
  holdBack: HoldBack;
  /** Opens the sign-in unless the user is signed in; throws `Dismissed` if the visitor declines. */
  signIn: () => Promise<void>;
  /** The signed-in user from the service; only the stored name, or undefined, if there is no response within seconds. */
  knownUser: () => Promise<KnownUser | undefined>;
  /** The currently known information of the signed-in user. */
  currentUser: () => KnownUser | undefined;
  /** A long-lived actor: spawned by the root when it is first needed. */
  spawned: <L extends AnyActorLogic>(id: string, logic: () => L, input?: () => InputFrom<L>) => ActorRefFrom<L>;
  /** A value that exists once per page load, created when it is first needed. */
  shared: <T>(key: string, make: () => T) => T;
}

/** The visitor declined to sign in. */
export class Dismissed extends Error {}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site that the page belongs to. */
export const useSite = (): Site => {
  const site = use(SiteContext);
  if (!site) throw new Error('There is no SiteContext above this component.');
  return site;
};

/** What no first view needs; undefined until its code is there. */
export const useLate = (): Late | undefined => {
  const { late } = useSite();
  return useSyncExternalStore(late.subscribe, late.loaded, () => undefined);
};

/** Makes something from the site once in the life of the component. */
export const useMadeFrom = <T>(make: (site: Site) => T): T => {
  const site = useSite();
  return useState(() => make(site))[0];
};

/** XState's `useActorRef` for a machine with the site's effects. */
export const useSiteActor = <M extends AnyStateMachine>(
  make: (site: Site) => M,
  options: { input: InputFrom<M> },
): ActorRefFrom<M> => useActorRef(useMadeFrom(make), options as never) as ActorRefFrom<M>;
