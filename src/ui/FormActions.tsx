import type { ReactNode } from 'react';

interface Props {
  /** The ground and the margins of what the form stands in. */
  className: string;
  children: ReactNode;
}

/** The buttons a long form in a dialog ends with; they stay in sight while its end lies below the screen. */
export function FormActions({ className, children }: Props) {
  return <div className={`sticky bottom-0 z-10 flex flex-wrap gap-2 py-3 ${className}`}>{children}</div>;
}
