import type { ReactNode } from 'react';
import { CodeName } from '../charts/CodeName.tsx';

interface Item {
  key: string;
  text: string;
  href?: string;
  /** Its name in the code. */
  name?: string;
}

/** A list of the panel under its title; nothing if it is empty and has no note. */
export function PanelList({
  title,
  items,
  none,
}: {
  title: string;
  items: readonly Item[];
  none?: string | undefined;
}) {
  if (items.length === 0 && none === undefined) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{title}</h3>
      {items.length === 0 && <p className="mt-1 text-ink-soft">{none}</p>}
      <ul className="mt-1 grid gap-1">
        {items.map(({ key, text, href, name }) => (
          <li key={key} className="border-l-2 border-line pl-3">
            {href === undefined ? text : <a href={href}>{text}</a>}
            {name !== undefined && (
              <>
                {' '}
                <CodeName>{name}</CodeName>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The facts about the picked part of a chart. */
export function Panel({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section
      aria-live="polite"
      aria-label={title}
      className="handbook-list rounded-md border border-line bg-surface p-4 shadow-card"
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-ink-faint">
        代码中的名称 <CodeName>{name}</CodeName>
      </p>
      {children}
    </section>
  );
}
