import type { ReactNode } from 'react';
import '#src/features/desk/parts/table.css';

interface Props {
  label: string;
  /** The names of the columns; the last one may be empty for buttons. */
  columns: readonly string[];
  /** The head of a column before the first, which chooses rows. */
  lead?: ReactNode;
  /** The first column of numbers, which stand at the right, and the first after them, if any. */
  numbersFrom?: number;
  numbersTo?: number;
  children: ReactNode;
}

/** A dense table of the desk; a narrow screen scrolls it sideways, by keyboard as well. */
export function DeskTable({ label, columns, lead, numbersFrom = Infinity, numbersTo = Infinity, children }: Props) {
  return (
    // a part that scrolls takes the focus, so that the arrow keys scroll it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-left text-sm whitespace-nowrap">
        <thead className="bg-sunken text-xs text-ink-soft">
          <tr>
            {lead !== undefined && (
              <th scope="col" className="py-2 pl-3">
                {lead}
              </th>
            )}
            {columns.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-medium ${at >= numbersFrom && at < numbersTo ? 'text-right' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="desk-rows">{children}</tbody>
      </table>
    </section>
  );
}
