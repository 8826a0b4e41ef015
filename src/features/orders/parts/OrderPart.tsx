import ChevronLeft from 'lucide-react/icons/chevron-left';
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

/** The head of a page about one paper of an order, with a link back to the order. */
export function PaperHead({
  title,
  lead,
  orderHref,
  back,
}: Record<'title' | 'lead' | 'back', string> & {
  /** The address of the order. */
  orderHref: string;
}) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <a href={orderHref} className="inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {back}
      </a>
      <p className="basis-full text-ink-soft">{lead}</p>
    </header>
  );
}
