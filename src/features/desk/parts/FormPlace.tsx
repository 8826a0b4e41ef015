import type { ReactNode } from 'react';
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

/** The place of a form within a page; it has the focus while it is open. */
export function FormPlace({ className, children }: { className: string; children: ReactNode }) {
  const [pressed] = useState(() => document.activeElement as HTMLElement | null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeFocus(place.current!, pressed), [pressed]);
  return (
    <div ref={place} className={`rounded-md border border-line-strong p-4 ${className}`}>
      {children}
    </div>
  );
}
