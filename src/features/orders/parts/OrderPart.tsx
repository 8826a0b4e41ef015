import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  title: ReactNode;
  /** Shown at the end of the title row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of an order with its title. */
export function OrderPart({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-1">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
