import { limits } from '#contract/protocol/limits.ts';
import type { Press } from '#machines/app/reloadGuard.ts';
import { readStored, writeStored } from './storage.ts';

const pressable = 'a[href], button';

const nameOf = (element: Element): string =>
  [element.tagName, element.getAttribute('href'), element.getAttribute('aria-label'), element.textContent].join('|');

const namesakesOf = (name: string): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(pressable)).filter((element) => nameOf(element) === name);

const addressNow = (): string => location.pathname + location.search;

/** A form is not sent twice: who sends it again has seen that it was not sent. */
const sendsForm = (element: Element): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;

let last: Press | undefined;

const note = ({ target }: Event): void => {
  const pressed = target instanceof Element ? target.closest(pressable) : null;
  // what the notice of missing code offers is no press of the page
  if (!pressed || pressed.closest('[data-reload-guard]')) return;
  const name = nameOf(pressed);
  last = sendsForm(pressed)
    ? undefined
    : { address: addressNow(), name, index: namesakesOf(name).indexOf(pressed as HTMLElement), at: Date.now() };
};

/** Notes from now on what is pressed, before anything answers it. */
export const followPresses = (): void => addEventListener('click', note, true);

/** What was pressed within the last seconds on the page that is shown; code that fails so soon was fetched for it. */
export const recentPress = (): Press | undefined =>
  last && last.address === addressNow() && Date.now() - last.at <= limits.pressRecentMs ? last : undefined;

const key = 'pressed';

/** Keeps a press for the page after the next reload of this tab. */
export const keepPress = (press: Press | undefined): void =>
  void writeStored('sessionStorage', key, press && JSON.stringify(press));

/** The press that was kept, once; undefined where the page is another or too much time has passed. */
const takePress = (): Press | undefined => {
  const text = readStored('sessionStorage', key);
  keepPress(undefined);
  try {
    // of a note that is none of ours no element is found
    const kept = JSON.parse(text ?? 'null') as Press | null;
    return kept?.address === addressNow() && Date.now() - kept.at <= limits.reloadRestMs ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** Ready to answer: code that comes later has drawn it, and it may be pressed. */
const isReady = (element: HTMLElement): boolean =>
  !element.closest('[data-late]') && !(element instanceof HTMLButtonElement && element.disabled);

const actedEvents = ['pointerdown', 'keydown'] as const;

/** Presses again what was pressed before the reload, as soon as it is drawn; not once the visitor does something else. */
export const repeatPress = (): void => {
  const press = takePress();
  if (!press) return;
  const waiting = new AbortController();
  const look = (): void => {
    const found = namesakesOf(press.name)[press.index];
    if (waiting.signal.aborted || !found || !isReady(found)) return;
    waiting.abort();
    found.click();
  };
  const drawn = new MutationObserver(look);
  waiting.signal.addEventListener('abort', () => drawn.disconnect());
  for (const acted of actedEvents)
    addEventListener(acted, () => waiting.abort(), { capture: true, signal: waiting.signal });
  setTimeout(() => waiting.abort(), limits.pressRepeatMs);
  drawn.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  look();
};
