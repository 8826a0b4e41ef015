import { readStored, writeStored } from '#src/platform/storage.ts';

interface Position {
  y: number;
  /** The id or address of what had the keyboard. */
  focus: { id?: string; href?: string };
}

/** Content that comes late makes the page long enough only after a while. */
const patienceMs = 3_000;
const storageKey = (key: string): string => `position-${key}`;

const focused = (): Position['focus'] => {
  const element = document.activeElement;
  if (element?.id) return { id: element.id };
  const href = element?.getAttribute('href');
  return href ? { href } : {};
};

let scrolledTo = 0;

/**
 * Knows from now on how far the window is scrolled. Who is asked for it when the page is left would first lay out anew
 * whatever has changed on it, for nobody to see.
 */
export const followScrolling = (): void => {
  scrolledTo = window.scrollY;
  window.addEventListener('scroll', () => (scrolledTo = window.scrollY), { passive: true });
};

/** Remembers how far an entry of the history was scrolled and what had the keyboard, for as long as the tab lives. */
export const keepPosition = (key: string | undefined): void => {
  if (key === undefined) return;
  // a full or blocked store costs only the position
  writeStored(
    'sessionStorage',
    storageKey(key),
    JSON.stringify({ y: scrolledTo, focus: focused() } satisfies Position),
  );
};

const keptPosition = (key: string | undefined): Position | undefined => {
  try {
    return (JSON.parse(readStored('sessionStorage', storageKey(key ?? '')) ?? 'null') as Position | null) ?? undefined;
  } catch {
    return undefined;
  }
};

const focusAgain = ({ id, href }: Position['focus']): boolean => {
  const element = id
    ? document.getElementById(id)
    : href
      ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
      : null;
  element?.focus({ preventScroll: true });
  return element !== null;
};

/** Ends what still holds a restored position. */
let release = (): void => undefined;

/**
 * Brings a page to a position as soon as it is long enough, and back there when content that comes later moves it, for as
 * long as the visitor does nothing; `reached` is called once.
 */
const holdAt = (y: number, reached: () => void): void => {
  release();
  const until = Date.now() + patienceMs;
  const released = new AbortController();
  release = () => released.abort();
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(sign, release, { signal: released.signal, passive: true });
  let height: number | undefined;
  const look = () => {
    if (released.signal.aborted) return;
    const { scrollHeight } = document.documentElement;
    const isOver = Date.now() > until;
    if (isOver || scrollHeight - window.innerHeight >= y) {
      const hasMoved = Math.abs(window.scrollY - y) >= 1;
      // a page that has not changed was scrolled by somebody
      if (hasMoved && height === scrollHeight) release();
      else if (hasMoved) window.scrollTo(0, y);
      if (height === undefined) reached();
      height = scrollHeight;
    }
    if (isOver) release();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Puts a page that is shown again where it was left; `keyboard` also what had the keyboard. */
export const restorePosition = (key: string | undefined, { keyboard = true } = {}): void => {
  const kept = keptPosition(key);
  holdAt(kept?.y ?? 0, () => {
    if (keyboard && kept && !focusAgain(kept.focus)) document.getElementById('main')?.focus({ preventScroll: true });
  });
};

/** Gives the keyboard to the page's main part where what had it is gone with the page before. */
export const keepKeyboard = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  });
};

/** Begins a page at its top, or at the place its address names, with the keyboard in its main part. */
export const startAtTop = (to: string): void => {
  release();
  window.scrollTo(0, 0);
  scrolledTo = 0;
  requestAnimationFrame(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    const id = decodeURIComponent(/#(.*)$/.exec(to)?.[1] ?? '');
    if (id) document.getElementById(id)?.scrollIntoView();
  });
};
