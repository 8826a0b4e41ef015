import type { ReactNode } from 'react';

/** The place of a form within a page; it has the focus while it is open. */
export function FormPlace({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div data-takes-focus className={`rounded-md border border-line-strong p-4 ${className}`}>
      {children}
    </div>
  );
}
