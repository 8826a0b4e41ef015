import { matchedRoute, spelledPath } from '#contract/app/routes.ts';
import { limits } from '#contract/protocol/limits.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { whenIdle, whenQuiet } from '#src/platform/idle.ts';
import { routeOf } from '#src/routes.ts';
import { linkAt, isHere } from './linkClicks.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The site's address of a link; undefined if the browser should follow the link itself. */
const insideOf = (link: HTMLAnchorElement): string | undefined => {
  if (link.origin !== location.origin || link.target || link.download) return undefined;
  if (!matchedRoute(link.pathname)) return undefined;
  return isHere(link) && link.hash ? undefined : spelledPath(link.pathname) + link.search + link.hash;
};

type Load = () => Promise<unknown>;
/** Loads what comes after its page, one after the other, each once the browser is idle and `prefetchRestMs` after the one before. */
const oneByOne = (): ((load: Load) => void) => {
  const waiting: Load[] = [];
  let isLoading = false;
  const next = (): void => {
    const load = waiting.shift();
    isLoading = load !== undefined;
    if (load) whenQuiet(() => void load().finally(() => setTimeout(next, limits.prefetchRestMs)));
  };
  return (load) => {
    waiting.push(load);
    if (!isLoading) next();
  };
};

interface Prefetch {
  /** Fetches the page of a link that is probably pressed next. */
  now: (link: HTMLAnchorElement | null) => void;
  /** Fetches the page of a link in sight, after those before it. */
  later: (link: HTMLAnchorElement) => void;
}

const prefetching = (queue: ReturnType<typeof oneByOne>): Prefetch => {
  const prefetched = new Set<string>();
  const fetchPage = async (pathname: string, to: string): Promise<void> => {
    if (prefetched.has(pathname)) return;
    prefetched.add(pathname);
    try {
      await routeOf(to).prepare();
    } catch (error) {
      // it is loaded again when needed
      ignoreUnloadable(error);
      prefetched.delete(pathname);
    }
  };
  const seen = new Set<string>();
  return {
    now: (link) => {
      const to = link && insideOf(link);
      if (to) void fetchPage(link.pathname, to);
    },
    later: (link) => {
      const to = insideOf(link);
      const { pathname } = link;
      if (!to || seen.has(pathname)) return;
      seen.add(pathname);
      queue(() => fetchPage(pathname, to));
    },
  };
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const prefetchSeenLinks = ({ later }: Prefetch): void => {
  // without it a link's page is loaded on hover
  if (!('IntersectionObserver' in globalThis)) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) later(target as HTMLAnchorElement);
  });
  const observe = () => {
    // what is in the page's own content is more likely pressed next than what is around it on every page
    for (const link of document.querySelectorAll('main a[href]')) seen.observe(link);
    for (const link of document.links) seen.observe(link);
  };
  observe();
  new MutationObserver(() => whenIdle(observe)).observe(document.body, { childList: true, subtree: true });
};

/** Follows a link that was pressed: one of the site's pages without another document; a fragment of this one by focus. */
export const followLink = (link: HTMLAnchorElement, go: Site['go']): void => {
  if (isHere(link) && link.hash) {
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.focus();
    return;
  }
  const to = insideOf(link);
  if (to === undefined) location.assign(link.href);
  else go(to, { replace: isHere(link) });
};

/**
 * Fetches a page's code as soon as its link is pointed at; `preload`, what most visits need next; and eleven seconds into a
 * visit the pages of the links in sight, one after the other while the browser is idle; only the first for a visitor who
 * saves data.
 */
export const prefetchLinks = (preload: Load): void => {
  const queue = oneByOne();
  const prefetch = prefetching(queue);
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, (event) => prefetch.now(linkAt(event.target)), { passive: true });
  if (savesData()) return;
  queue(preload);
  setTimeout(
    () => whenQuiet(() => prefetchSeenLinks(prefetch)),
    Math.max(0, limits.prefetchLinksAfterMs - performance.now()),
  );
};
