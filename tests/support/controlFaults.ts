/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page, alone */

/** A kind of fault and the controls that have it. */
export type ControlFault = `${'overlap' | 'small target' | 'covered'}: ${string}`;

/**
 * The faults of the controls in the current page, or in the dialog over it; runs in the page. Finds overlapping
 * controls, those smaller than the 24 pixels of WCAG 2.5.8 (except links within a sentence), and those that a fixed
 * element covers at the end of the page, where scrolling does not free them.
 */
export const controlFaults = (): ControlFault[] => {
  const faults = new Set<ControlFault>();
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().slice(0, 30)}`;
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open], :popover-open')];
  const environment = dialogs.findLast((each) => !each.closest('[inert]')) ?? document.body;
  const floats = (element: Element): boolean => {
    for (let outer: Element | null = element; outer && outer !== environment; outer = outer.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(outer).position)) return true;
    return false;
  };
  const controls = [...environment.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);

  /** The part of an element, or of one of its lines, that is visible inside its scroll boxes. */
  const seen = (
    element: Element,
    line = element.getBoundingClientRect(),
  ): { left: number; right: number; top: number; bottom: number } => {
    let { left, right, top, bottom } = line;
    for (let outer = element.parentElement; outer && outer !== environment; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === 'visible') continue;
      const edge = outer.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };

  const inFlow = controls
    .filter(({ element }) => !floats(element))
    // the box around a link that wraps includes its neighbours in the text: its lines are compared
    .flatMap(({ element }) => [...element.getClientRects()].map((line) => ({ element, rect: seen(element, line) })));
  for (const [index, one] of inFlow.entries())
    for (const other of inFlow.slice(index + 1)) {
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width < 3 || height < 3) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // a button inside a field's frame
      if (one.element.localName === 'input' || other.element.localName === 'input') continue;
      faults.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }

  const minPx = 24;
  for (const { element, rect } of controls) {
    if (getComputedStyle(element).display === 'inline') continue;
    const box = element.closest('label')?.getBoundingClientRect() ?? rect;
    if (Math.min(box.width, box.height) < minPx - 0.5)
      faults.add(`small target: ${nameOf(element)}, ${Math.round(box.width)} by ${Math.round(box.height)} px`);
  }

  const scrolled = [document.scrollingElement ?? document.documentElement, ...environment.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map((element) => ({ element, before: element.scrollTop }));
  for (const { element } of scrolled) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  for (const { element } of controls) {
    if (floats(element)) continue;
    const { left, top, right, bottom } = seen(element);
    if (right <= left || bottom <= top) continue;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over && !element.contains(over) && !over.contains(element) && top > innerHeight / 2 && floats(over))
      faults.add(`covered: ${nameOf(element)} by ${nameOf(over)}`);
  }
  for (const { element, before } of scrolled) element.scrollTo({ top: before, behavior: 'instant' });
  return [...faults];
};
