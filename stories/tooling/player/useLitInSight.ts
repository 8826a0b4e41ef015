import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Scrolls a box, and nothing around it, to centre one of its elements; a visible element stays where it is. */
const bringIntoSight = (box: Element, element: Element): void => {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const isSeen =
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (isSeen) return;
  box.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  });
};

/** Keeps the state that a machine has just entered in view, in the chart inside the element of the ref. */
export const useLitInSight = (lit: ReadonlySet<string>): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null);
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const entered = [...lit].findLast((id) => !before.current.has(id));
    before.current = lit;
    const box = place.current?.querySelector('.chart-scroll');
    const state = entered && box?.querySelector(`[data-find="${CSS.escape(entered)}"]`);
    if (box && state) bringIntoSight(box, state);
  }, [lit]);
  return place;
};
