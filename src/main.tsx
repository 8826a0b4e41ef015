import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { dialogParameters } from '#contract/app/routes.ts';
import { patiently } from '#src/platform/lazy.ts';
import { hasThemeSettings, isOutdated, loadStylesheet } from '#src/app/hydration/preHydration.ts';
import { pageDataIn } from '#src/app/pageData.ts';
import { routeOf } from './routes.ts';
import '#src/app/styles/site.css';
// oxlint-disable-next-line import/no-unassigned-import -- every page writes numbers: in a file of its own this would be a request more
import '#src/ui/format.ts';
// oxlint-disable-next-line import/no-unassigned-import -- compiled parts of pages share it
import 'react/compiler-runtime';
import { listenToLinks } from '#src/app/navigation/linkClicks.ts';
import { listenToBrowser, showFlash } from '#src/app/hydration/listenToBrowser.ts';
import { readToken } from '#src/platform/browser.ts';
import { configIn } from '#src/platform/config.ts';
import { createSite } from '#src/app/site.ts';

/** Starts the actors and hydrates the page in this element. */
const startIn = (root: HTMLElement): void => {
  const hadSession = readToken() !== undefined;
  const site = createSite(configIn(document));
  const hadExpired = showFlash(site);
  listenToBrowser(site);
  const { late } = site;
  listenToLinks((link) => late.use(({ followLink }) => followLink(link)));
  // the address that was prerendered; a link may change it before hydration
  const { pathname } = location;
  const initialData = pageDataIn(document);
  // a static host may send one page for many addresses
  const isPrerendered = initialData !== undefined && routeOf(initialData.path) === routeOf(pathname);

  const render = (): void => {
    // React hydrates in a transition without blocking the page
    if (isPrerendered)
      startTransition(() => void hydrateRoot(root, <App site={site} document={{ ...initialData, path: pathname }} />));
    else createRoot(root).render(<App site={site} />);
  };

  // the style of what a session shows, and of chosen settings, is not in the document
  if (!isPrerendered || hadSession || hasThemeSettings()) loadStylesheet();

  // before hydration the page itself cannot report that its code is missing
  let stopGuarding: (() => void) | undefined;
  const unguarded = late.subscribe(() => {
    stopGuarding = late.loaded()?.guardLoading();
  });

  const renderSite = (): void => {
    unguarded();
    stopGuarding?.();
    render();
    const hydrating = site.hydration.subscribe((state) => {
      if (state.matches('prerendered')) return;
      hydrating.unsubscribe();
      late.use(({ follow, prefetch }) => {
        follow();
        prefetch();
      });
    });
  };

  // the page's chunk imports this one: with a top-level await here both would wait for each other
  patiently(routeOf(pathname).prepare).then(renderSite, () => {
    // a browser that cannot run the page's code can still read the page
    if (!isOutdated()) renderSite();
  });

  const parameters = new URLSearchParams(location.search);
  if (dialogParameters.some((name) => parameters.has(name)))
    patiently(() => import('#src/app/navigation/addressFlags.ts')).then(
      async ({ openFromAddress }) => {
        (await late.load()).follow();
        return openFromAddress(site, { hadSession });
      },
      () => undefined,
    );
  // a page for its owner, or after a session expired during an order, over the same form
  else if (routeOf(pathname).opensSignIn || (hadExpired && parameters.has('offer')))
    site.signIn().catch(() => undefined);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');
// a task of its own, after the one that evaluates all modules: a visitor's input is handled between the two
setTimeout(() => startIn(root));
