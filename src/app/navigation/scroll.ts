import { readStoredJson, writeStored } from '#src/platform/storage.ts';

interface Position {
  y: number;
  /** The id or address of the focused element. */
  focus: { id?: string; href?: string };
}

/** Lazy content may take this long to make the page tall enough. */
const patienceMs = 3_000;
const storageKey = (key: string): string => `position-${key}`;

const focused = (): Position['focus'] => {
  const element = document.activeElement;
  if (element?.id) return { id: element.id };
  const href = element?.getAttribute('href');
  return href ? { href } : {};
};

const storedPosition = (key: string | undefined): Position | undefined =>
  (readStoredJson('sessionStorage', storageKey(key ?? '')) as Position | null) ?? undefined;

const focusAgain = ({ id, href }: Position['focus']): boolean => {
  const element = id
    ? document.getElementById(id)
    : href
      ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
      : null;
  element?.focus({ preventScroll: true });
  return element !== null;
};

/**
 * Scrolls a page to a position as soon as it is long enough, and again when lazy content moves it, until the visitor does something; `reached` is called once, `released` at the end.
 */
const holdAt = (y: number, reached: () => void, released: () => void): (() => void) => {
  const until = Date.now() + patienceMs;
  const ended = new AbortController();
  const release = () => {
    ended.abort();
    released();
  };
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(sign, release, { signal: ended.signal, passive: true });
  let height: number | undefined;
  const check = () => {
    if (ended.signal.aborted) return;
    const { scrollHeight } = document.documentElement;
    const isOver = Date.now() > until;
    if (isOver || scrollHeight - window.innerHeight >= y) {
      const hasMoved = Math.abs(window.scrollY - y) >= 1;
      // the page did not change, so the visitor scrolled
      if (hasMoved && height === scrollHeight) release();
      else if (hasMoved) window.scrollTo(0, y);
      if (height === undefined) reached();
      height = scrollHeight;
    }
    if (isOver) release();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  return () => ended.abort();
};

/** The stored position of a page, by the key of its history entry; `focuses` also restores the focus. */
export interface HeldPosition {
  key?: string | undefined;
  focuses: boolean;
}

/** Holds a page at its stored position until `released` is called; returns a function that ends it before. */
export const holdPosition = ({ key, focuses }: HeldPosition, released: () => void): (() => void) => {
  const stored = storedPosition(key);
  const focusStored = () => {
    if (focuses && stored && !focusAgain(stored.focus)) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return holdAt(stored?.y ?? 0, focusStored, released);
};

/** Moves the focus to the page's main part if the focused element has disappeared. */
export const preserveKeyboardFocus = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
};

/** Tracks the window's scroll position for one page load. */
export const createScrolling = () => {
  // tracked, because reading it when the page is left would force a layout for nothing
  let scrolledTo = 0;
  return {
    /** Follows the window's scrolling. */
    follow: (signal: AbortSignal): void => {
      scrolledTo = window.scrollY;
      window.addEventListener('scroll', () => (scrolledTo = window.scrollY), { passive: true, signal });
    },
    /** Stores the scroll position and the focus of a history entry, for the tab's lifetime. */
    store: (key: string | undefined): void => {
      if (key === undefined) return;
      // a full or blocked storage loses only the position
      writeStored(
        'sessionStorage',
        storageKey(key),
        JSON.stringify({ y: scrolledTo, focus: focused() } satisfies Position),
      );
    },
    /** Starts a page at its top, or at the fragment of its address, with the focus in its main part. */
    startAtTop: (to: string): void => {
      window.scrollTo(0, 0);
      scrolledTo = 0;
      requestAnimationFrame(() => {
        document.getElementById('main')?.focus({ preventScroll: true });
        const id = decodeURIComponent(/#(.*)$/.exec(to)?.[1] ?? '');
        if (id) document.getElementById(id)?.scrollIntoView();
      });
    },
  };
};
