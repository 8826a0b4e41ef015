import type { KeyboardEvent } from 'react';

const leap = 10;

/** Where a key moves a slider from `x` that ends at `rightmost`; undefined for keys that move nothing. */
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
