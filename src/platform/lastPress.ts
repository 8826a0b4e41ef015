import { limits } from '#contract/protocol/limits.ts';
import type { Press } from '#machines/app/reloadGuard.ts';
import { readStored, writeStored } from './storage.ts';

const pressable = 'a[href], button';

const nameOf = (element: Element): string =>
  [element.tagName, element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('|');

/** The links and buttons with a name, in document order. */
export const namesakesOf = (name: string): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(pressable)).filter((element) => nameOf(element) === name);

/** The current page's address, without its origin. */
export const addressNow = (): string => location.pathname + location.search;

/** Submit buttons are not repeated, so that no form is sent twice. */
const sendsForm = (element: Element): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;

/** Tracks the last press of one page load. */
export const createLastPress = () => {
  let last: Press | undefined;

  const note = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest(pressable) : null;
    // the reload guard's own buttons do not count
    if (!pressed || pressed.closest('[data-reload-guard]')) return;
    const name = nameOf(pressed);
    last = sendsForm(pressed)
      ? undefined
      : { address: addressNow(), name, index: namesakesOf(name).indexOf(pressed as HTMLElement), at: Date.now() };
  };

  return {
    /** Records each press before its handlers run. */
    follow: (signal: AbortSignal): void => addEventListener('click', note, { capture: true, signal }),
    /** The press on the current page within the last seconds; code that fails so soon after was loaded for it. */
    recent: (): Press | undefined =>
      last && last.address === addressNow() && Date.now() - last.at <= limits.pressRecentMs ? last : undefined,
  };
};

export type LastPress = ReturnType<typeof createLastPress>;

const key = 'pressed';

/** Stores a press for the page after the next reload of this tab. */
export const storePress = (press: Press | undefined): void =>
  void writeStored('sessionStorage', key, press && JSON.stringify(press));

/** The stored press as text; null if there is none. */
export const storedPress = (): string | null => readStored('sessionStorage', key);
