import { takesFocus } from './focusTrail.ts';

const focusable = 'a[href], button, input, select, textarea, summary';
/** A part that takes the focus when it appears; when it goes, the focus returns to what opened it. */
const part = '[data-takes-focus]';

const groups = 'li, tr, ul, tbody, fieldset, section section';

/** A control that has had the focus, with what finds it again. */
interface Place {
  element: HTMLElement;
  /** What identifies a control that is rendered anew. */
  key: string;
  /** Its rows, lists, groups of fields and sections of the page, the innermost first. */
  around: Element[];
  part: HTMLElement | null;
  /** Whether it opened a part that has gone: it may be out of sight. */
  isOpener?: boolean;
}

const keyOf = ({ tagName, id, ariaLabel, textContent }: Element): string =>
  [tagName, id || ariaLabel || textContent].join(' ');

function* groupsOf(element: Element) {
  for (let group = element.closest(groups); group; group = group.parentElement?.closest(groups) ?? null) yield group;
}

const placeOf = (element: HTMLElement): Place => ({
  element,
  key: keyOf(element),
  around: [...groupsOf(element)],
  part: element.closest(part),
});

/** Makes an element focusable if it is not, and focuses it where it can be seen. */
const show = (element: HTMLElement | null | undefined): boolean => {
  if (!element) return false;
  if (!element.matches(focusable)) element.tabIndex = -1;
  if (!takesFocus(element)) return false;
  element.scrollIntoView({ block: 'nearest' });
  return true;
};

/** Focuses the first field of a part, or the part: the key that opened it may still be held down, so nothing to press. */
const enter = (opened: HTMLElement): boolean =>
  show(opened.querySelector<HTMLElement>(':is(input:not([type=file]), textarea, select):enabled')) || show(opened);

/**
 * Keeps the keyboard focus of a page whose content changes: an opened part takes it, and a focus that the page took away
 * returns to the same control once it is enabled or rendered again, to what opened a closed part, to the first control of
 * the row, list or part, else to the heading. A focus that the user took away with the pointer is left alone. The returned
 * function ends it.
 */
export const keepFocus = (): (() => void) => {
  const ended = new AbortController();
  const openers = new WeakMap<Element, Place | undefined>();
  let last: Place | undefined;
  /** What has the focus instead. */
  let substitute: Element | null = null;
  let isChecked = false;

  const note = ({ type, target }: Event): void => {
    // some browsers do not focus a pressed button; one that the enter key presses from a field leaves the focus there
    if (type === 'click' && document.activeElement !== document.body) return;
    const element = (target as Element).closest<HTMLElement>(focusable);
    if (!element || element === substitute) return;
    substitute = null;
    last = placeOf(element);
  };

  /** What opened the part that has gone with a control. */
  const openerOf = (place: Place | undefined): Place | undefined =>
    place?.part && !place.part.isConnected ? openers.get(place.part) : undefined;

  const giveBack = (): void => {
    isChecked = false;
    const { activeElement } = document;
    for (let opener = openerOf(last); opener; opener = openerOf(last)) last = { ...opener, isOpener: true };
    if (!last || (activeElement !== document.body && activeElement !== substitute)) return;
    const { element, key, around, isOpener } = last;
    if (isOpener ? show(element) : takesFocus(element)) return;
    // it is usually disabled only as long as a request takes
    if (element.matches(':disabled') && element.isConnected && document.querySelector('[aria-busy="true"]')) return;
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)];
    const [same, ...others] = controls.filter((each) => keyOf(each) === key);
    // one of several is another control, such as that of the next row
    if ((others.length === 0 && show(same)) || activeElement === substitute) return;
    // of a part itself the first control may be the one that drops it
    const near = around.filter((outer) => outer.isConnected && !(last?.part && outer.contains(last.part)));
    if (near.some((outer) => controls.some((each) => outer.contains(each) && show(each)))) return;
    if (last.part?.isConnected && enter(last.part)) return;
    substitute = document.querySelector('h1');
    show(substitute as HTMLElement | null);
  };

  const check = (): void => {
    for (const opened of document.querySelectorAll<HTMLElement>(part)) {
      if (openers.has(opened)) continue;
      openers.set(opened, last);
      enter(opened);
    }
    if (isChecked) return;
    isChecked = true;
    // others may focus something in the same step, and a hidden control loses the focus only once the page is painted
    requestAnimationFrame(() => requestAnimationFrame(giveBack));
  };

  const options = { capture: true, signal: ended.signal };
  for (const type of ['focusin', 'click']) document.addEventListener(type, note, options);
  document.addEventListener('pointerdown', () => (last = undefined), options);
  document.addEventListener('keydown', () => substitute !== null && (last = undefined), options);
  const mutations = new MutationObserver(check);
  const attributeFilter = ['disabled', 'class', 'aria-busy'];
  mutations.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  ended.signal.addEventListener('abort', () => mutations.disconnect());
  return () => ended.abort();
};
