const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const pressable = 'a[href], button, summary';

/** How many elements are remembered; several, because the last ones may belong to a closing dialog. */
const length = 10;

/** An element, then its ancestors, the innermost first, in case it is removed. */
const placeOf = (element: Element): Element[] => {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
    around.push(outer);
  return [element, ...around];
};

/** Focuses an element without scrolling; returns whether it could. */
export const takesFocus = (element: HTMLElement | null | undefined): boolean => {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
};

const focusAt = ([element, ...around]: Element[]): boolean =>
  takesFocus(element as HTMLElement) ||
  around.some((outer) => [...outer.querySelectorAll<HTMLElement>(pressable)].some(takesFocus));

/** Tracks focused and pressed elements from the start of a page load, even before the code of dialogs is loaded. */
export const createFocusTrail = () => {
  let trail: Element[] = [];

  const note = ({ target }: Event): void => {
    // some browsers do not focus a pressed button
    const element = target instanceof Element ? target.closest(focusable) : null;
    if (!element || element === trail[0]) return;
    trail = [element, ...trail.filter((other) => other !== element && other.isConnected)].slice(0, length);
  };

  return {
    /** Follows the focus and the presses. */
    follow: (signal: AbortSignal): void => {
      for (const type of ['focusin', 'click']) addEventListener(type, note, { capture: true, signal });
    },
    /**
     * Remembers the focus; the returned function restores it there or nearby, unless another element has it by then.
     */
    remember: (): (() => void) => {
      const places = trail.map(placeOf);
      const giveBack = (): void => {
        if (document.activeElement !== document.body) return;
        // a dialog that was opened before this code loaded closes, and its opener is focused, only later
        if (![...places, ...trail.map(placeOf)].some(focusAt)) takesFocus(document.getElementById('main'));
      };
      // another dialog may open as one closes
      return () => void requestAnimationFrame(giveBack);
    },
  };
};

export type FocusTrail = ReturnType<typeof createFocusTrail>;
