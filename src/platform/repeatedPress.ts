import { limits } from '#contract/protocol/limits.ts';
import type { Press } from '#machines/app/reloadGuard.ts';
import { addressNow, namesakesOf, storedPress, storePress } from './presses.ts';

/** Takes the stored press; undefined on another page, or if it is too old. */
const takePress = (): Press | undefined => {
  const text = storedPress();
  storePress(undefined);
  try {
    // of a foreign value no element is found
    const stored = JSON.parse(text ?? 'null') as Press | null;
    return stored?.address === addressNow() && Date.now() - stored.at <= limits.reloadRestMs ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Whether it can be pressed: hydrated and not disabled. */
const isReady = (element: HTMLElement): boolean =>
  !element.closest('[data-dehydrated]') && !(element instanceof HTMLButtonElement && element.disabled);

const actedEvents = ['pointerdown', 'keydown'] as const;

/** Repeats the press from before the reload as soon as its element is rendered, unless the visitor does something else first. */
export const repeatPress = (): void => {
  const press = takePress();
  if (!press) return;
  const waiting = new AbortController();
  const check = (): void => {
    const found = namesakesOf(press.name)[press.index];
    if (waiting.signal.aborted || !found || !isReady(found)) return;
    waiting.abort();
    found.click();
  };
  const mutations = new MutationObserver(check);
  waiting.signal.addEventListener('abort', () => mutations.disconnect());
  for (const acted of actedEvents)
    addEventListener(acted, () => waiting.abort(), { capture: true, signal: waiting.signal });
  setTimeout(() => waiting.abort(), limits.pressRepeatMs);
  // everything that `isReady` reads
  const attributeFilter = ['disabled', 'data-dehydrated'];
  mutations.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  check();
};
