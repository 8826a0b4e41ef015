import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  /** The content below the lead. */
  children?: ReactNode;
}

/** The head of a page without a banner. */
export function Head({ title, lead, children }: Props) {
  return (
    <header>
      <h1 className="text-2xl font-semibold">{title}</h1>
      {lead && <p className="mt-1 max-w-[46rem] text-ink-soft">{lead}</p>}
      {children}
    </header>
  );
}
