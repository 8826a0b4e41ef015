import { createContext, use, useState } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import type { NavigationActor } from '#machines/app/navigation.ts';
import type { NoticesActor, NoticeTone } from '#machines/app/notices.ts';
import type { ReloadGuardActor } from '#machines/app/reloadGuard.ts';
import type { ThemeSettingsActor } from '#machines/app/themeSettings.ts';
import type { KnownUser, SessionActor } from '#machines/auth/session.ts';
import type { CallOptions } from '#src/api/client.ts';
import { useActorRef } from '#src/platform/actors.ts';
import type { SiteConfig } from '#src/platform/config.ts';

/** Calls the service; the client's code is loaded with the first call. Throws a `Refusal`, shown already unless `quiet`. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>;

/** What the account menu and the pages open. */
export interface AccountMenu {
  /** Opens the member center in a new tab, or for the special enterprise its business page in this one. */
  openMemberCenter: () => Promise<void>;
  /** Opens the page of the member center where the account is closed, and where that is taken back. */
  openAccountClosing: () => void;
  /** Opens the enterprise verification. */
  openVerification: () => Promise<void>;
  /** Opens the order query, at one order where it is named; a visitor who is not signed in is asked to sign in. */
  openOrderQuery: (orderNo?: string) => Promise<void>;
  /** Opens the dialog in which the password is changed. */
  openPasswordChange: () => Promise<void>;
  /** Leaves for the whole-vehicle orders of the member center. */
  openWholeVehicle: () => void;
}

/** One page load: its configuration, its actors, and what the effects of every feature are made from. */
export interface Site {
  config: SiteConfig;
  session: SessionActor;
  notices: NoticesActor;
  reloadGuard: ReloadGuardActor;
  themeSettings: ThemeSettingsActor;
  navigation: NavigationActor;
  account: AccountMenu;
  call: Call;
  /** Fetches a file and saves it as a download; a failure is shown. */
  download: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<void>;
  /** Fetches a file like `download`, without showing a failure. Throws a `Refusal`. */
  saveFile: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<void>;
  /** Fetches a PDF or a picture to be shown. Throws a `Refusal`. */
  fetchFile: <E extends Endpoint>(endpoint: E, input: InputOf<E>, scope: { signal: AbortSignal }) => Promise<Blob>;
  /** Loads the code of the client before the first call. */
  preloadClient: () => void;
  /** Shows a short message. */
  notify: (tone: NoticeTone, text: string, title?: string) => void;
  /** Goes to a path of the site through the permission check and the page bar. */
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Asks the visitor to sign in unless somebody is; throws `Dismissed` where the visitor declines. */
  signIn: () => Promise<void>;
  /** The signed-in user as the service describes it; only a name, or nobody, where it does not answer within seconds. */
  knownUser: () => Promise<KnownUser | undefined>;
  /** What is known of the signed-in user at this moment. */
  currentUser: () => KnownUser | undefined;
  /** An actor of the whole page whose code is loaded on demand: spawned by the root when it is first needed. */
  spawned: <L extends AnyActorLogic>(id: string, logic: () => L) => ActorRefFrom<L>;
  /** A value that exists once in a page load, made when it is first needed. */
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

/** Makes something from the site once in the life of the component. */
export const useMadeFrom = <T>(make: (site: Site) => T): T => {
  const site = useSite();
  return useState(() => make(site))[0];
};

/** XState's `useActorRef` of a machine that is made from the site. */
export const useSiteActor = <M extends AnyStateMachine>(
  make: (site: Site) => M,
  ...[options]: Parameters<typeof useActorRef<M>> extends [unknown, ...infer Rest] ? Rest : never
) => useActorRef(useMadeFrom(make), options as never) as ActorRefFrom<M>;
