import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { onceRendered } from '#src/platform/onceRendered.ts';

/** Takes the focus into a form; when the form goes, gives it back to what was pressed, or to the page if it cannot. */
const takeFocus = (form: HTMLElement, pressed: HTMLElement | null) => {
  const page = form.closest('article');
  form.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  return () =>
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      pressed?.focus();
      if (document.activeElement !== document.body) return;
      page?.focus();
      // the page is refreshed first, and its buttons are disabled meanwhile
      if (pressed?.isConnected)
        onceRendered(
          () => (pressed.matches(':disabled') ? undefined : pressed),
          () => pressed.focus(),
        );
    });
};

/** Gives an open form the focus; `ref` is for its element. */
export const useFormFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const [pressed] = useState(() => document.activeElement as HTMLElement | null);
  const ref = useRef<E>(null);
  useLayoutEffect(() => takeFocus(ref.current!, pressed), [pressed]);
  return ref;
};
