import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The field of a combobox that replaces the plain one the visitor has just stepped into, and may have typed into. */
export const useTakenOver = (typed: string): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  const typedBefore = useRef(typed);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus();
    if (typedBefore.current !== '') {
      field.setRangeText(typedBefore.current, 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    } else {
      // Headless UI does not open on a focus that comes while it mounts; the arrow key does
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }
  }, []);
  return input;
};
