import { limits } from '#contract/protocol/limits.ts';
import type { Press } from '#machines/app/reloadGuard.ts';
import { onceRendered } from './onceRendered.ts';
import { addressNow, namesakesOf, storedPress, storePress } from './lastPress.ts';

/** Takes the stored press; undefined on another page, or if it is too old. */
const takePress = (): Press | undefined => {
  const text = storedPress();
  storePress(undefined);
  try {
    // a foreign value matches no element
    const stored = JSON.parse(text ?? 'null') as Press | null;
    return stored?.address === addressNow() && Date.now() - stored.at <= limits.reloadRestMs ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Whether it can be pressed: hydrated and not disabled. */
const isReady = (element: HTMLElement): boolean =>
  !element.closest('[data-dehydrated]') && !(element instanceof HTMLButtonElement && element.disabled);

/** Repeats the press from before the reload as soon as its element is rendered, unless the visitor does something else first. */
export const repeatPress = (): void => {
  const press = takePress();
  if (!press) return;
  onceRendered(
    () => {
      const found = namesakesOf(press.name)[press.index];
      return found && isReady(found) ? found : undefined;
    },
    (found) => found.click(),
  );
};
