const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const pressable = 'a[href], button, summary';

/** How many elements are remembered, because the last ones may belong to what closes. */
const length = 10;

/** An element, then what may take its place where it is gone: the elements around it, the innermost first. */
const placeOf = (element: Element): Element[] => {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
    around.push(outer);
  return [element, ...around];
};

const takesFocus = (element: HTMLElement | null): boolean => {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
};

const focusAt = ([element, ...around]: Element[]): boolean =>
  takesFocus(element as HTMLElement) ||
  around.some((outer) => [...outer.querySelectorAll<HTMLElement>(pressable)].some(takesFocus));

/** Tracks what was focused or pressed from the beginning of a page load, also before the code of dialogs is there. */
export const createFocusTrail = () => {
  let trail: Element[] = [];

  const note = ({ target }: Event): void => {
    // some browsers do not focus a button that is pressed
    const element = target instanceof Element ? target.closest(focusable) : null;
    if (!element || element === trail[0]) return;
    trail = [element, ...trail.filter((other) => other !== element && other.isConnected)].slice(0, length);
  };

  return {
    /** Follows the focus and the presses. */
    follow: (signal: AbortSignal): void => {
      for (const type of ['focusin', 'click']) addEventListener(type, note, { capture: true, signal });
    },
    /** Remembers where the focus is; the returned function gives it back there, or near, unless something else has it by then. */
    remember: (): (() => void) => {
      const places = trail.map(placeOf);
      const giveBack = (): void => {
        if (document.activeElement !== document.body) return;
        // a dialog that was opened before this code was there is closed, and its opener focused, only later
        if (![...places, ...trail.map(placeOf)].some(focusAt)) takesFocus(document.getElementById('main'));
      };
      // another dialog may open as one closes
      return () => void requestAnimationFrame(giveBack);
    },
  };
};

export type FocusTrail = ReturnType<typeof createFocusTrail>;
