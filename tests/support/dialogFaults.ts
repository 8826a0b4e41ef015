/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page, alone */

/** A kind of fault of a dialog and what has it. */
export type DialogFault = `${'no dialog' | 'sideways' | 'out of sight'}: ${string}`;

/**
 * What is wrong with the dialog that is open over the page; runs in the page. Finds one that scrolls sideways, and one whose
 * title, closing button or submitting button is not on the screen before anything is scrolled.
 */
export const dialogFaults = (): DialogFault[] => {
  const dialog = [...document.querySelectorAll('[role="dialog"], dialog[open]')].findLast(
    (each) => !each.closest('[inert]'),
  );
  if (!dialog) return ['no dialog: over the page'];
  const faults: DialogFault[] = [];
  for (const element of dialog.querySelectorAll('*')) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) continue;
    element.scrollTo({ top: 0, behavior: 'instant' });
    if (element.scrollWidth > element.clientWidth + 1)
      faults.push(`sideways: ${element.scrollWidth} px of ${element.clientWidth}`);
  }
  const title = dialog.querySelector('h2');
  for (const element of [...(title ? [title] : []), ...dialog.querySelectorAll('button[type="submit"]')]) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (!element.checkVisibility() || right - left <= 1) continue;
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
      faults.push(`out of sight: ${(element.textContent ?? '').trim().slice(0, 30)}, ${Math.round(bottom)} px down`);
  }
  return faults;
};
