import type { ReactNode } from 'react';
import { useId } from 'react';

/** A part of a page of the desk with its title. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 border-b border-line pb-1 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
