import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** The visible part of a drawing, as shares of its width and height, from 0 to 1. */
export interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

const sightIn = ({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
  clientWidth,
  clientHeight,
}: HTMLElement): Sight => ({
  left: scrollLeft / scrollWidth,
  top: scrollTop / scrollHeight,
  width: clientWidth / scrollWidth,
  height: clientHeight / scrollHeight,
});

/** Follows the visible part of a drawing in a scroll box; undefined while all of it is visible. */
export const useSight = (scrollRef: RefObject<HTMLElement | null>): Sight | undefined => {
  const [sight, setSight] = useState<Sight>();

  useEffect(() => {
    const box = scrollRef.current;
    const drawing = box?.firstElementChild;
    if (!box || !drawing) return undefined;
    const measure = () => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
      // a difference of a pixel needs no map
      const isWhole = scrollWidth <= clientWidth + 2 && scrollHeight <= clientHeight + 2;
      setSight(isWhole ? undefined : sightIn(box));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    sizes.observe(drawing);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scrollRef]);

  return sight;
};
