import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The ref of a prerendered form. `onTyped` receives the fields whose text differs from `known` once the form is hydrated:
 * they were typed before, and the next render would lose them.
 */
export const useTypedBefore = (
  known: object,
  onTyped: (typed: Readonly<Record<string, string>>) => void,
): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const recover = useEffectEvent(() => {
    if (!form.current) return;
    const values = Object.entries(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
    const typed = values.filter(([name, value]) => known[name as keyof typeof known] !== value);
    if (typed.length > 0) onTyped(Object.fromEntries(typed));
  });
  useEffect(() => recover(), []);
  return form;
};
