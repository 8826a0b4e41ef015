import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** A link to more of the same content. */
  more?: { href: string; name: string };
  /** Uses a white background instead of the page's grey. */
  raised?: boolean;
  children: ReactNode;
}

/** One band of the home page under its heading. */
export function Section({ raised = false, children, ...heading }: Props) {
  return (
    <section className={`below-100 ${raised ? 'border-y border-line bg-surface' : ''}`}>
      <div className="mx-auto max-w-page px-4 py-7 lg:py-12">
        <SectionHeading {...heading} />
        <div className="mt-5">{children}</div>
      </div>
    </section>
  );
}

/** A band's heading, a sentence, and a link to more. */
export function SectionHeading({ title, lead, more }: Pick<Props, 'title' | 'lead' | 'more'>) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl font-semibold lg:text-2xl">{title}</h2>
        {more && (
          <a
            href={more.href}
            className="-mr-1 inline-flex min-h-6 shrink-0 items-center text-sm text-brand-700 hover:underline"
          >
            {more.name}
            <ChevronRight className="size-4" />
          </a>
        )}
      </div>
      {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
    </>
  );
}
