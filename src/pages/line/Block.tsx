import type { ReactNode } from 'react';

interface Props {
  /** The fragment that leads here. */
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One matter of a line page under its heading. */
export function Block({ id, title, lead, children }: Props) {
  return (
    <section id={id}>
      <h2 className="text-xl font-semibold">{title}</h2>
      {lead && <p className="mt-0.5 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
