import { matchedRoute, spelledPath } from '#contract/app/routes.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { routeOf } from '#src/routes.ts';
import type { Site } from './siteContext.ts';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The site's address of a link; undefined if the browser should follow the link itself. */
const insideOf = (link: HTMLAnchorElement): string | undefined => {
  if (link.origin !== location.origin || link.target || link.download) return undefined;
  if (!matchedRoute(link.pathname)) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage && link.hash ? undefined : spelledPath(link.pathname) + link.search + link.hash;
};

type Prefetch = (link: HTMLAnchorElement | null) => void;

const prefetching = (): Prefetch => {
  const prefetched = new Set<string>();
  return (link) => {
    const to = link && insideOf(link);
    if (!to || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    routeOf(to)
      .prepare()
      .catch((error: unknown) => {
        // it is loaded again when needed
        ignoreUnloadable(error);
        prefetched.delete(link.pathname);
      });
  };
};

const followClick = (event: MouseEvent, go: Site['go']): void => {
  const link = linkAt(event.target);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const to = link && isPlain && !event.defaultPrevented && insideOf(link);
  if (!to) return;
  event.preventDefault();
  go(to, { replace: link.pathname === location.pathname && link.search === location.search });
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const prefetchSeenLinks = (prefetch: Prefetch): void => {
  // without it a link's page is loaded on hover
  if (!('IntersectionObserver' in globalThis)) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) prefetch(target as HTMLAnchorElement);
  });
  const observe = () => {
    for (const link of document.links) seen.observe(link);
  };
  observe();
  new MutationObserver(() => whenIdle(observe)).observe(document.body, { childList: true, subtree: true });
};

/**
 * Makes the site's own links change the route without a reload, and fetches a page's code as soon as its link is
 * pointed at, or seen while the browser is idle; `preload` then fetches what most visits need next.
 */
export const followLinks = ({ go }: Site, preload: () => void): void => {
  const prefetch = prefetching();
  // a dialog stops the propagation of clicks, and its links may be gone before a click reaches the document
  document.addEventListener('click', (event) => followClick(event, go), { capture: true });
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, (event) => prefetch(linkAt(event.target)), { passive: true });
  if (savesData()) return;
  whenIdle(() => {
    prefetchSeenLinks(prefetch);
    preload();
  });
};
