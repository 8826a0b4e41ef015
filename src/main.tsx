import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ReloadGuard } from '#src/app/ReloadGuard.tsx';
import { patiently } from '#src/platform/lazy.ts';
import { isEarlyLoginOpen, isOutdated } from '#src/app/earlyPage.ts';
import { pageDataIn } from '#src/app/pageData.ts';
import { routeOf } from './routes.ts';
import '#src/app/styles.css';
import { followLinks } from '#src/app/links.ts';
import { listenToBrowser, showFlash } from '#src/app/listenToBrowser.ts';
import { ignoreUnloadable, readToken } from '#src/platform/browser.ts';
import { configIn } from '#src/platform/config.ts';
import { createSite } from '#src/app/site.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

const site = createSite(configIn(document));
const hadExpired = showFlash(site);
listenToBrowser(site);
// what most visits need next: the client of the service and the login dialog
followLinks(site, () => {
  site.preloadClient();
  if (!readToken()) import('#src/features/auth/loginEffects.tsx').catch(ignoreUnloadable);
});
// a link may lead on before the page is taken over: this is the address that was drawn
const { pathname } = location;
const given = pageDataIn(document);
// a host of files may send one page for many addresses
const isDrawn = given !== undefined && routeOf(given.path) === routeOf(pathname);

const draw = (): void => {
  if (isDrawn) hydrateRoot(root, <App site={site} document={{ ...given, path: pathname }} />);
  else createRoot(root).render(<App site={site} />);
};

// until the page is taken over nothing of it says that its code does not come
const guarding = createRoot(document.createElement('div'));
guarding.render(<ReloadGuard actor={site.reloadGuard} />);
const drawGuarded = (): void => {
  guarding.unmount();
  draw();
};

// the page's chunk rests on this one: a top-level await here would have them wait for each other
patiently(routeOf(pathname).prepare).then(drawGuarded, () => {
  // a browser that cannot run the page's code can still read the page
  if (!isOutdated()) drawGuarded();
});

if (isEarlyLoginOpen()) site.session.send({ type: 'login.requested' });
const asked = new URLSearchParams(location.search);
if (asked.has('orderQuery') || asked.has('verify'))
  patiently(() => import('#src/app/addressFlags.ts')).then(
    async ({ openAsked }) => openAsked(site),
    () => undefined,
  );
// a session that ended in the middle of an order is asked for again over the same form, with the word why
else if (hadExpired && asked.has('offer')) site.signIn().catch(() => undefined);
