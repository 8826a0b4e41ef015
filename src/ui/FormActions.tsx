import type { ReactNode } from 'react';

interface Props {
  /** The background and margins of the form's container. */
  className: string;
  children: ReactNode;
}

/** The buttons at the end of a long form in a dialog; they stay visible while its end is below the screen. */
export function FormActions({ className, children }: Props) {
  return <div className={`sticky bottom-0 z-10 flex flex-wrap gap-2 py-3 ${className}`}>{children}</div>;
}
