import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** Stands on white instead of the page's grey. */
  raised?: boolean;
  children: ReactNode;
}

/** One band of the home page under its heading. */
export function Section({ title, lead, raised = false, children }: Props) {
  return (
    <section className={raised ? 'border-y border-line bg-surface' : ''}>
      <div className="mx-auto max-w-page px-4 py-10 lg:py-14">
        <h2 className="text-2xl font-semibold">{title}</h2>
        {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </section>
  );
}
