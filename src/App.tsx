import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { config } from './config.ts';
import { copy } from './copy.ts';
import { Navigation } from './flows/Navigation.tsx';
import { Notices } from './flows/Notices.tsx';
import { Session } from './flows/Session.tsx';
import { Basic } from './layouts/Basic.tsx';
import { LargePage } from './layouts/LargePage.tsx';
import { RouteError } from './pages/RouteError.tsx';
import { SignInNeeded } from './pages/SignInNeeded.tsx';
import { RouteBoundary } from './parts/RouteBoundary.tsx';
import { routeOf } from './routes.ts';
import { go, navigation, notices, openMemberCenter, openWholeVehicle, session } from './wiring/site.ts';

const layouts = { basic: Basic, largePage: LargePage };
const LoginDialog = lazy(() => import('./wiring/login.tsx'));

const routeError = (status: number) => <RouteError status={status} />;

function CurrentPage() {
  const [path] = useLocation();
  const route = routeOf(path);
  const mayShow = useSelector(session, (state) => !route.signIn || state.matches('signedIn'));
  const Layout = layouts[route.layout];
  return (
    <Layout
      tab={route.tab}
      config={config}
      account={<Session actor={session} onMemberCenter={openMemberCenter} onWholeVehicle={openWholeVehicle} />}
    >
      <title>{route.title}</title>
      {mayShow ? (
        <RouteBoundary key={path} fallback={routeError}>
          <Suspense fallback={null}>
            <route.Page />
          </Suspense>
        </RouteBoundary>
      ) : (
        <SignInNeeded onSignIn={() => session.send({ type: 'login.requested' })} />
      )}
    </Layout>
  );
}

/** The whole site: the router whose every move goes through the navigation machine, and what lies over the pages. */
export function App() {
  const asking = useSelector(session, (state) => state.matches('asking'));
  return (
    <Router aroundNav={(_navigate, to, options) => go(to, { replace: options?.replace ?? false })}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:shadow-pop"
      >
        {copy.navigation.skip}
      </a>
      <Navigation actor={navigation} />
      <CurrentPage />
      {asking && (
        <Suspense fallback={null}>
          <LoginDialog />
        </Suspense>
      )}
      <Notices actor={notices} />
    </Router>
  );
}
