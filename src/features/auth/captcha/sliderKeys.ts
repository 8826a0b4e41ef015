import type { KeyboardEvent } from 'react';

const leap = 10;

/** The new position of a slider after a key press, from `x` up to `rightmost`; undefined for other keys. */
export const keyedPosition = (event: KeyboardEvent, x: number, rightmost: number): number | undefined => {
  const step = event.shiftKey ? leap : 1;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - step;
    case 'PageUp':
      return x + leap;
    case 'PageDown':
      return x - leap;
    case 'Home':
      return 0;
    case 'End':
      return rightmost;
    default:
      return undefined;
  }
};
