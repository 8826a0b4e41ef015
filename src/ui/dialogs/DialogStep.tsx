import type { ReactNode } from 'react';

interface Props {
  /** The name of the dialog's current content; a new name replaces the content. */
  name: string;
  label: string;
  className?: string;
  children: ReactNode;
}

const focusStep = (step: HTMLElement | null) =>
  (step?.querySelector<HTMLElement>('[data-autofocus], [data-step]') ?? step)?.focus({ preventScroll: true });

/** The changing content of a dialog; it takes the focus at each change, because the pressed element has disappeared. */
export function DialogStep({ name, label, className = '', children }: Props) {
  return (
    <section
      key={name}
      ref={focusStep}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
      tabIndex={-1}
      data-step={name}
      aria-label={label}
      className={`focus-visible:outline-none ${className}`}
    >
      {children}
    </section>
  );
}
