import { takesFocus } from './focusTrail.ts';

const focusable = 'a[href], button, input, select, textarea, summary';

/** What identifies a control that is rendered anew. */
const keyOf = ({ tagName, id, ariaLabel, textContent }: Element): string =>
  [tagName, id || ariaLabel || textContent].join(' ');

/** The page's heading, made focusable. */
const heading = (): HTMLElement | null => {
  const found = document.querySelector('h1');
  if (found) found.tabIndex = -1;
  return found;
};

/**
 * Returns a focus that the page took away: to the same control once it is enabled or rendered again; until then to the
 * first one of its row or list, else to the heading. A focus that the user took away with the pointer is left alone.
 */
export const restoreLostFocus = (): void => {
  let last: HTMLElement | undefined;
  let key = '';
  let around: Element[] = [];
  /** What has the focus instead. */
  let substitute: Element | null = null;
  let isChecked = false;

  const giveBack = (): void => {
    isChecked = false;
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && activeElement !== substitute)) return;
    if (last.isConnected && last.matches(':disabled')) return;
    if (takesFocus(last)) return;
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)];
    if (takesFocus(controls.find((each) => keyOf(each) === key)) || activeElement === substitute) return;
    // the controls of the row come before those of its list
    if (around.some((outer) => outer.isConnected && controls.some((each) => outer.contains(each) && takesFocus(each))))
      return;
    substitute = heading();
    takesFocus(substitute as HTMLElement | null);
  };

  document.addEventListener('focusin', ({ target }) => {
    if (target === substitute) return;
    substitute = null;
    last = target as HTMLElement;
    key = keyOf(last);
    around = ['li, tr', 'ul, tbody'].flatMap((outer) => last?.closest(outer) ?? []);
  });
  for (const acted of ['pointerdown', 'keydown'])
    document.addEventListener(
      acted,
      () => {
        if (acted === 'pointerdown' || substitute !== null) last = undefined;
      },
      { capture: true },
    );
  new MutationObserver(() => {
    if (isChecked) return;
    isChecked = true;
    // others may focus something in the same step, and a hidden control loses the focus only once the page is painted
    requestAnimationFrame(() => setTimeout(giveBack));
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'class'],
  });
};
