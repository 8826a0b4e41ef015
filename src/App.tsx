import { useSelector } from '@xstate/react';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { sessionMachine } from '#machines/auth/session.ts';
import { Drawn, drawnWithNothing } from '#src/api/initialData.ts';
import { copy } from '#src/ui/messages.ts';
import { holdBack } from '#src/app/dialogHistory.ts';
import { takeOver } from '#src/app/earlyPage.ts';
import { Navigation } from '#src/app/Navigation.tsx';
import { Notices } from '#src/app/Notices.tsx';
import { ReloadGuard } from '#src/app/ReloadGuard.tsx';
import { Session } from '#src/features/auth/Session.tsx';
import { ThemeSettings } from '#src/app/ThemeSettings.tsx';
import { reload, shownAddress } from '#src/app/history.ts';
import { createActor } from './platform/actors.ts';
import { localKeys } from './platform/storage.ts';
import { layouts } from './layouts/layouts.ts';
import type { PageData } from '#src/app/pageData.ts';
import { RouteError } from '#src/app/pages/RouteError.tsx';
import { BackButton } from '#src/ui/BackButton.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { routeOf } from './routes.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { Site } from '#src/app/siteContext.ts';
import { SiteContext, useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';

const LoginDialog = lazily(() => import('#src/features/auth/loginEffects.tsx'));
const DraftBar = lazily(() => import('#src/features/booking/draftBar.tsx'));
const AccountDialogs = lazily(() => import('#src/app/AccountDialogs.tsx'));
const SignOn = lazily(() => import('#src/features/auth/SignOn.tsx').then((module) => ({ default: module.SignOn })));
const SignInNeeded = lazily(() =>
  import('#src/app/pages/SignInNeeded.tsx').then((module) => ({ default: module.SignInNeeded })),
);

const routeError = (status: number, requestId?: string) => (
  <RouteError status={status} requestId={requestId} onRetry={reload} />
);

function CurrentPage({ document }: { document: PageData | undefined }) {
  const { account, config, session, shared, themeSettings } = useSite();
  // nobody in particular: the visitor that prerendered pages are drawn for
  const visitor = shared('visitor', () => createActor(sessionMachine, { input: {} }));
  const hydrated = useHydrated();
  const [path] = useLocation();
  const query = useSearch();
  const route = routeOf(path);
  const signedIn = useSelector(session, (state) => state.matches('signedIn'));
  const Layout = layouts[route.layout];
  // a page drawn without its query is drawn anew with it, once it has been taken over
  const isPrerendered = !hydrated && document !== undefined;
  const drawnFor = isPrerendered && document.query !== query ? 'prerendered' : path;
  return (
    <Layout
      tab={route.tab}
      config={config}
      account={
        <Session
          actor={isPrerendered ? visitor : session}
          onOrders={() => void account.openOrderQuery()}
          onMemberCenter={() => void account.openMemberCenter()}
          onWholeVehicle={account.openWholeVehicle}
          onVerification={account.openVerification}
          onPasswordChange={account.openPasswordChange}
          onAccountClosing={account.openAccountClosing}
        />
      }
      settings={<ThemeSettings actor={themeSettings} />}
    >
      {!route.ownTitle && <title>{route.title}</title>}
      <RouteBoundary key={drawnFor} fallback={routeError}>
        <Suspense fallback={null}>
          {!route.signIn || (signedIn && !isPrerendered) ? (
            <route.Page />
          ) : isPrerendered ? (
            <Skeleton className="h-[70vh]" />
          ) : (
            <SignInNeeded onSignIn={() => session.send({ type: 'login.requested' })} />
          )}
        </Suspense>
      </RouteBoundary>
    </Layout>
  );
}

/** The strip above every page of a deployment that shows invented data; the header stands below it. */
function DemoNotice() {
  return (
    <aside
      aria-label={copy.demoNotice.title}
      data-demo-notice=""
      className="sticky top-0 z-40 flex h-8 items-center justify-center gap-2 border-b border-notice/25 bg-notice-soft px-4 text-sm whitespace-nowrap text-ink"
    >
      <Info className="size-4 shrink-0 text-notice" />
      <p className="min-w-0 truncate">
        <b className="font-semibold">{copy.demoNotice.title}</b> · {copy.demoNotice.text}
      </p>
    </aside>
  );
}

/** The dialogs of the session, each with code of its own that comes when it is needed. */
function SessionDialogs() {
  const { session } = useSite();
  const asking = useSelector(session, (state) => state.matches('asking'));
  const signedIn = useSelector(session, (state) => state.matches('signedIn'));
  const confirming = useSelector(session, (state) => state.matches('confirming'));
  return (
    // code that does not come is the reload guard's affair; the page under the dialogs stays
    <RouteBoundary fallback={() => null}>
      <Suspense fallback={null}>
        {asking && <LoginDialog />}
        {signedIn && <AccountDialogs />}
        {confirming && <SignOn actor={session} />}
      </Suspense>
    </RouteBoundary>
  );
}

/**
 * What was begun on this device and not ordered offers itself above the pages where orders begin; its code comes only where
 * there is any. Its room is in the document, so that nothing moves when it comes.
 */
function Drafts({ hydrated }: { hydrated: boolean }) {
  const [path] = useLocation();
  const query = useSearch();
  const isOrdering = new URLSearchParams(query).has('offer');
  const offers = routeOf(path).offersDrafts && !isOrdering;
  const hasDrafts = hydrated && localKeys('draft.').length > 0;
  useLayoutEffect(() => {
    // until then it is as early.js has left it
    if (hydrated) document.documentElement.toggleAttribute('data-drafts', hasDrafts);
  });
  if (!offers) return null;
  return (
    <div
      data-draft-room=""
      data-screen-only=""
      className="sticky top-(--demo-notice) z-40 h-11 border-b border-brand-200 bg-brand-50"
    >
      {hasDrafts && (
        <RouteBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <DraftBar />
          </Suspense>
        </RouteBoundary>
      )}
    </div>
  );
}

/**
 * Hands the answers of the document to its own page alone, and without change for as long as it is shown: a change
 * would have React draw anew what it has not taken over yet.
 */
function DrawnPage({ document, children }: { document: PageData | undefined; children: ReactNode }) {
  const [path] = useLocation();
  const [isLeft, setLeft] = useState(document === undefined);
  if (!isLeft && document?.path !== path) setLeft(true);
  return <Drawn value={isLeft || !document ? drawnWithNothing : document}>{children}</Drawn>;
}

/** The whole site: the page that is shown, and what lies over it. `document` is what its prerendered HTML says of itself. */
export function App({ site, document }: { site: Site; document?: PageData | undefined }) {
  const hydrated = useHydrated();
  useEffect(takeOver, []);
  return (
    <SiteContext value={site}>
      <Router {...shownAddress} ssrPath={document?.path} ssrSearch={document?.query}>
        <BackButton value={holdBack}>
          <DrawnPage document={document}>
            <a
              href="#main"
              className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:shadow-pop"
            >
              {copy.navigation.skip}
            </a>
            {site.config.demoNotice && <DemoNotice />}
            <Drafts hydrated={hydrated} />
            {hydrated && <Navigation actor={site.navigation} />}
            <CurrentPage document={document} />
            {hydrated && (
              <>
                <SessionDialogs />
                <ReloadGuard actor={site.reloadGuard} />
                <Notices actor={site.notices} />
              </>
            )}
          </DrawnPage>
        </BackButton>
      </Router>
    </SiteContext>
  );
}
