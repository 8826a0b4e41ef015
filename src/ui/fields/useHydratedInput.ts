import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * The field of a combobox that loaded while the visitor was in the plain field before it. The combobox takes the focus,
 * shows the typed text and opens. Without `typed` the plain field was not in use, and the focus stays.
 */
export const useHydratedInput = (typed: string | undefined): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  const typedBefore = useRef(typed);
  useEffect(() => {
    const field = input.current;
    if (!field || typedBefore.current === undefined) return;
    field.focus();
    if (typedBefore.current !== '' && typedBefore.current !== field.value) {
      field.setRangeText(typedBefore.current, 0, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return;
    }
    if (typedBefore.current !== '') field.setSelectionRange(field.value.length, field.value.length);
    // Headless UI does not open on focus while it mounts; the arrow key opens it
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, []);
  return input;
};
