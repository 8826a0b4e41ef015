/** The link that an event happened in. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a link leads to the present address, or to a fragment of it. */
export const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

/**
 * Passes each link of this host that is pressed to `follow` instead of the browser; the code that knows the site's pages may
 * still be on its way.
 */
export const listenToLinks = (follow: (link: HTMLAnchorElement) => void): void =>
  // a dialog stops the propagation of clicks, and its links may be gone before a click reaches the document
  document.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event.target);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || event.defaultPrevented) return;
      if (link.origin !== location.origin || link.target || link.download) return;
      // the browser's own step to a fragment would leave the dialog
      if (isHere(link) && link.hash && !link.closest('[role="dialog"]')) return;
      event.preventDefault();
      follow(link);
    },
    { capture: true },
  );
