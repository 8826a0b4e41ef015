import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { config } from './config.ts';
import { copy } from './copy.ts';
import { Navigation } from './flows/Navigation.tsx';
import { Notices } from './flows/Notices.tsx';
import { ReloadGuard } from './flows/ReloadGuard.tsx';
import { Session } from './flows/Session.tsx';
import { Basic } from './layouts/Basic.tsx';
import { LargePage } from './layouts/LargePage.tsx';
import { RouteError } from './pages/RouteError.tsx';
import { SignInNeeded } from './pages/SignInNeeded.tsx';
import { RouteBoundary } from './parts/RouteBoundary.tsx';
import { routeOf } from './routes.ts';
import {
  go,
  navigation,
  notices,
  openMemberCenter,
  openPasswordChange,
  openVerification,
  openWholeVehicle,
  reloadGuard,
  session,
} from './wiring/site.ts';

const layouts = { basic: Basic, largePage: LargePage };
const LoginDialog = lazy(() => import('./wiring/login.tsx'));
const AccountDialogs = lazy(() => import('./wiring/account.tsx'));
const SignOn = lazy(() => import('./flows/SignOn.tsx').then((module) => ({ default: module.SignOn })));

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
      account={
        <Session
          actor={session}
          onMemberCenter={openMemberCenter}
          onWholeVehicle={openWholeVehicle}
          onVerification={openVerification}
          onPasswordChange={openPasswordChange}
        />
      }
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

/** The dialogs of the session, each with code of its own that comes when it is needed. */
function SessionDialogs() {
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

/** The whole site: the router whose every move goes through the navigation machine, and what lies over the pages. */
export function App() {
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
      <SessionDialogs />
      <ReloadGuard actor={reloadGuard} />
      <Notices actor={notices} />
    </Router>
  );
}
