import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** 'readable' fits the width while the text stays readable; 'fit' always fits; a number is a scale. */
type Zoom = 'readable' | 'fit' | number;

const [least, most, step] = [0.1, 4, 1.25];
const readableScale = 0.7;

const spread = ([one, other]: TouchList): number =>
  Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);
const middle = ([one, other]: TouchList) => ({
  clientX: (one!.clientX + other!.clientX) / 2,
  clientY: (one!.clientY + other!.clientY) / 2,
});

/** Zooms a drawing of this size inside a scroll box: by buttons, keys, wheel and pinch. */
export const useZoom = (
  { width, height }: { width: number; height: number },
  scrollRef: RefObject<HTMLElement | null>,
) => {
  const [zoom, setZoom] = useState<Zoom>('readable');

  /** Scales by a factor; the point under the pointer, or in the middle, stays in place. */
  const scaleBy = (factor: number, at?: { clientX: number; clientY: number }): void => {
    const box = scrollRef.current;
    const drawing = box?.firstElementChild;
    if (!box || !drawing) return;
    const outer = box.getBoundingClientRect();
    const { clientX: x, clientY: y } = at ?? {
      clientX: outer.left + outer.width / 2,
      clientY: outer.top + outer.height / 2,
    };
    const before = drawing.getBoundingClientRect();
    flushSync(() => setZoom(Math.min(most, Math.max(least, (before.width / width) * factor))));
    const after = drawing.getBoundingClientRect();
    const grown = after.width / before.width;
    box.scrollLeft += after.left + (x - before.left) * grown - x;
    box.scrollTop += after.top + (y - before.top) * grown - y;
  };

  /** Scales the drawing so that its box shows all of it. */
  const showWhole = (): void => {
    const box = scrollRef.current;
    if (!box) return;
    // a box that grows with its content has a maximum height
    const room = Number.parseFloat(getComputedStyle(box).maxHeight) || box.clientHeight;
    setZoom(Math.max(least, Math.min(1, box.clientWidth / width, (room - 2) / height)));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') scaleBy(step);
    if (event.key === '-') scaleBy(1 / step);
    if (event.key === '0') showWhole();
    if (event.key === '1') setZoom(1);
  };

  // React listens to wheel and touch events passively, so the page would zoom as well
  useEffect(() => {
    const box = scrollRef.current;
    if (!box) return undefined;
    let apart = 0;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      scaleBy(Math.exp(-event.deltaY / 300), event);
    };
    const onTouchStart = ({ touches }: TouchEvent): void => {
      if (touches.length === 2) apart = spread(touches);
    };
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      scaleBy(now / apart, middle(event.touches));
      apart = now;
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    box.addEventListener('touchstart', onTouchStart, { passive: true });
    box.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('touchstart', onTouchStart);
      box.removeEventListener('touchmove', onTouchMove);
    };
  });

  const style =
    typeof zoom === 'number'
      ? { width: width * zoom, height: 'auto' }
      : { width: '100%', maxWidth: width, minWidth: zoom === 'readable' ? width * readableScale : 0, height: 'auto' };

  return {
    style,
    onKeyDown,
    zoomIn: () => scaleBy(step),
    zoomOut: () => scaleBy(1 / step),
    showWidth: () => setZoom('fit'),
    showWhole,
    showFull: () => setZoom(1),
  };
};
