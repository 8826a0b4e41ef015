import { useSelector } from '@xstate/react';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { InitialDataContext, noInitialData } from '#src/api/initialData.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { isPreHydrationLoginOpen } from '#src/app/hydration/preHydration.ts';
import { AccountCorner } from '#src/app/account/AccountCorner.tsx';
import { LoadingLogin } from '#src/app/account/LoadingLogin.tsx';
import { SignedInPage } from '#src/app/account/SignedInPage.tsx';
import { shownAddress } from '#src/app/navigation/shownPage.ts';
import { localKeys } from './platform/storage.ts';
import { layouts } from './layouts/layouts.ts';
import type { PageData } from '#src/app/pageData.ts';
import { RouteError } from '#src/app/errors/lazyErrorPages.tsx';
import { BackButton } from '#src/ui/buttons/BackButton.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { routeOf } from './routes.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { Site } from '#src/app/siteContext.ts';
import { SiteContext, useLate, useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';

const LoginDialog = lazily(() => import('#src/features/auth/loginEffects.tsx'));
const DraftBar = lazily(() => import('#src/features/booking/draftBar.tsx'));
const AccountDialogs = lazily(() => import('#src/app/account/AccountDialogs.tsx'));
const SignOn = lazily(() => import('#src/features/auth/SignOn.tsx').then((module) => ({ default: module.SignOn })));

const SiteThemeSettings = lazily(async () => ({
  default: (await import('#src/app/theme/SiteThemeSettings.tsx')).SiteThemeSettings,
}));

function CurrentPage({ isPrerendered }: { isPrerendered: boolean }) {
  const { config, reload } = useSite();
  const [path] = useLocation();
  const route = routeOf(path);
  const Layout = layouts[route.layout];
  const pageFailed = (status: number, requestId?: string) => (
    <RouteError status={status} requestId={requestId} onRetry={reload} />
  );
  // the prerendered page is hydrated with the header; in a boundary it would wait for the code of the others
  const [first] = useState(path);
  const page = route.signIn ? (
    <SignedInPage Page={route.Page} title={route.ownTitle ? route.title : undefined} isPrerendered={isPrerendered} />
  ) : (
    <route.Page />
  );
  return (
    <Layout
      tab={route.tab}
      config={config}
      account={<AccountCorner isPrerendered={isPrerendered} />}
      settings={<SiteThemeSettings />}
    >
      {!route.ownTitle && <title>{route.title}</title>}
      <RouteBoundary key={path} fallback={pageFailed}>
        {isPrerendered && path === first ? page : <Suspense fallback={null}>{page}</Suspense>}
      </RouteBoundary>
    </Layout>
  );
}

/** The banner above every page of a deployment with demo data; the header is below it. */
function DemoNotice() {
  return (
    <aside
      aria-label={uiMessages.demoNotice.title}
      data-demo-notice=""
      className="sticky top-0 z-40 flex h-8 items-center justify-center gap-2 border-b border-notice/25 bg-notice-soft px-4 text-sm whitespace-nowrap text-ink"
    >
      <Info className="size-4 shrink-0 text-notice" />
      <p className="min-w-0 truncate">
        <b className="font-semibold">{uiMessages.demoNotice.title}</b> · {uiMessages.demoNotice.text}
      </p>
    </aside>
  );
}

/** The dialogs of the session; each loads its code when it opens. */
function SessionDialogs() {
  const { session } = useSite();
  const signInOpen = useSelector(session, (state) => state.matches('signInOpen'));
  const signedIn = useSelector(session, (state) => state.matches('signedIn'));
  const confirming = useSelector(session, (state) => state.matches('confirming'));
  return (
    // the reload guard reports code that cannot be loaded; the page under the dialogs stays
    <RouteBoundary fallback={() => null}>
      <Suspense fallback={null}>
        {signInOpen && (
          <Suspense fallback={<LoadingLogin />}>
            <LoginDialog />
          </Suspense>
        )}
        {signedIn && <AccountDialogs />}
        {confirming && <SignOn actor={session} />}
      </Suspense>
    </RouteBoundary>
  );
}

/** Progress bar, reload guard and messages, once their code is there. */
function LateViews() {
  const Views = useLate()?.Views;
  return Views ? <Views /> : null;
}

/**
 * Suggests this device's drafts above the pages where orders start. The code loads only if there are drafts; the
 * document reserves the space, so that the page does not move.
 */
function Drafts() {
  const hydrated = useHydrated();
  const [path] = useLocation();
  const query = useSearch();
  const isOrdering = new URLSearchParams(query).has('offer');
  const suggests = routeOf(path).suggestsDrafts && !isOrdering;
  const hasDrafts = hydrated && localKeys('draft.').length > 0;
  useLayoutEffect(() => {
    // before hydration, beforeHydration.js sets it
    if (hydrated) document.documentElement.toggleAttribute('data-drafts', hasDrafts);
  });
  if (!suggests) return null;
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
 * Provides the document's initial data to its own page only, unchanged while that page is shown: a change would make React render again what is not hydrated yet.
 */
function InitialDataProvider({ document, children }: { document: PageData | undefined; children: ReactNode }) {
  const [path] = useLocation();
  const [isLeft, setLeft] = useState(document === undefined);
  if (!isLeft && document?.path !== path) setLeft(true);
  return <InitialDataContext value={isLeft || !document ? noInitialData : document}>{children}</InitialDataContext>;
}

/** What is over the page; a document has none of it. */
const Overlays = () =>
  useHydrated() && (
    <>
      <SessionDialogs />
      <LateViews />
    </>
  );

/**
 * The whole site: the current page and the dialogs over it. `document` is the data of the prerendered HTML. It has no state of
 * its own: rendered again, the page would hydrate all its parts at once.
 */
export function App({ site, document }: { site: Site; document?: PageData | undefined }) {
  const { hydration } = site;
  useEffect(() => hydration.send({ type: 'page.hydrated', isLoginOpen: isPreHydrationLoginOpen() }), [hydration]);
  return (
    <SiteContext value={site}>
      <Router {...shownAddress} ssrPath={document?.path} ssrSearch={document?.query}>
        <BackButton value={site.holdBack}>
          <InitialDataProvider document={document}>
            <a href="#main" className="skip-link">
              {uiMessages.navigation.skip}
            </a>
            {site.config.demoNotice && <DemoNotice />}
            <Drafts />
            <CurrentPage isPrerendered={document !== undefined} />
            <Overlays />
          </InitialDataProvider>
        </BackButton>
      </Router>
    </SiteContext>
  );
}
