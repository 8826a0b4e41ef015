import type { CSSProperties, ReactNode } from 'react';

interface Props {
  title: string;
  /** When to use it, and when not. */
  note?: string;
  children: ReactNode;
}

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 16, marginTop: 12 };

/** One topic of the design system: its name, its rule, and samples side by side. */
export function Board({ title, note, children }: Props) {
  return (
    <section style={{ margin: '0 0 40px' }}>
      <h2 style={{ fontSize: 20, lineHeight: '28px', fontWeight: 600 }}>{title}</h2>
      {note && <p style={{ maxWidth: '46em', marginTop: 4, color: 'var(--color-ink-soft)' }}>{note}</p>}
      <div style={row}>{children}</div>
    </section>
  );
}

/** A sample with its name under it. */
export function Sample({ name, width, children }: { name: ReactNode; width?: number; children: ReactNode }) {
  return (
    <figure
      style={{ display: 'flex', flexDirection: 'column', gap: 6, alignItems: width ? 'stretch' : 'flex-start', width }}
    >
      {children}
      <figcaption style={{ fontSize: 12, color: 'var(--color-ink-soft)' }}>{name}</figcaption>
    </figure>
  );
}
