/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page, alone */

/** A kind of fault and the elements that have it. */
export type LayoutFault = `${'sideways' | 'cut' | 'margin' | 'text over text'}: ${string}`;

/**
 * The layout faults of the current page; runs in the page. Finds text and controls that a box cuts, text that touches
 * the window's edge, overlapping text, and a page that scrolls sideways.
 */
export const layoutFaults = (): LayoutFault[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = new Set<LayoutFault>();
  if (scrollWidth > clientWidth) faults.add(`sideways: ${scrollWidth} px of ${clientWidth}`);

  /** A box within the page, in pixels from its top left corner. */
  type Box = { left: number; right: number; top: number; bottom: number };
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}`;

  /**
   * A cache of the facts about each element around a text, which has a dozen of them; the page does not change
   * meanwhile.
   */
  const measure = (element: Element) => {
    const { position, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const isForReaderAlone = element.clientWidth <= 1 && element.clientHeight <= 1 && position === 'absolute';
    const isScrolled = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`) && isScrolled;
    const isEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    return { position, overflowX, overflowY, edge, isForReaderAlone, scrolls, isEllipsis };
  };
  const measured = new Map<Element, ReturnType<typeof measure>>();
  const measuresOf = (element: Element) => {
    const known = measured.get(element) ?? measure(element);
    measured.set(element, known);
    return known;
  };

  /** Checks one element that has to be fully visible. */
  const judge = (element: Element, box: Box, isText: boolean) => {
    let { left, right } = box;
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { position, overflowX, edge, isForReaderAlone, scrolls, isEllipsis } = measuresOf(outer);
      // content of a scroll box may extend beyond it, unless it is cut without being reachable by scrolling
      if (isForReaderAlone || scrolls) return;
      if (/hidden|clip/.test(overflowX)) {
        const isAside = right <= edge.left || left >= edge.right;
        if (isEllipsis) {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        } else if (!isAside && (left < edge.left - 1 || right > edge.right + 1)) faults.add(`cut: ${nameOf(element)}`);
      }
      if (position === 'fixed') break;
    }
    const margin = 8;
    if (isText && (left < margin || right > clientWidth - margin)) faults.add(`margin: ${nameOf(element)}`);
  };

  /** The visible part of a line of text that is not on a separate layer; null if there is none. */
  const inkOf = (element: Element, rect: DOMRect, size: number): Box | null => {
    let { left, right } = rect;
    // the glyphs of a line are about as high as its letters, its box may be higher
    const middle = (rect.top + rect.bottom) / 2;
    let [top, bottom] = [middle - size * 0.4, middle + size * 0.4];
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { position, overflowX, overflowY, edge, isForReaderAlone } = measuresOf(outer);
      if (isForReaderAlone || /fixed|sticky/.test(position)) return null;
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };
  const inks: { node: Node; element: Element; box: Box }[] = [];

  const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || element.closest('svg, script, style, template, option')) continue;
    if (!isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      const ink = inkOf(element, rect, size);
      if (ink) inks.push({ node, element, box: ink });
      judge(element, rect, true);
    }
  }
  for (const element of document.querySelectorAll('a, button, input, select, textarea, img, svg')) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0 || !isVisible(element)) continue;
    if (element.matches('a, button, input, select, textarea')) judge(element, rect, false);
  }

  inks.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { node, element, box }] of inks.entries())
    for (let next = index + 1; next < inks.length; next += 1) {
      const other = inks[next]!;
      if (other.box.top >= box.bottom - 2) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (other.node !== node && across > 2 && down > 2)
        faults.add(`text over text: ${nameOf(element)} and ${nameOf(other.element)}`);
    }

  return [...faults];
};
