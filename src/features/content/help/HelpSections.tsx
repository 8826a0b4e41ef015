import { Alert } from '#src/ui/Alert.tsx';
import type { HelpSection, HelpTable } from '#src/features/content/help/texts/helpTopics.ts';

/** The sections of a help article: sentences, points, tables. */
export function HelpSections({ sections }: { sections: readonly HelpSection[] }) {
  return sections.map(({ heading, paragraphs = [], points = [], table, warning }) => (
    <section key={heading} className="mt-8">
      <h2 className="mb-2.5 text-xl font-semibold">{heading}</h2>
      {table && <Table table={table} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-2 leading-7 text-ink-soft">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc pl-5 leading-7 text-ink-soft marker:text-brand-500 [&>li+li]:mt-1.5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {warning && (
        <Alert tone="notice" className="mt-3">
          {warning}
        </Alert>
      )}
    </section>
  ));
}

/** A table that scrolls sideways if it is wider than the screen. */
function Table({ table: { caption, columns, rows } }: { table: HelpTable }) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mb-3 overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="bg-sunken px-2 py-2 font-medium whitespace-nowrap first:sticky first:left-0 sm:px-3"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="sticky left-0 min-w-20 bg-surface px-2 py-2 font-medium sm:min-w-24 sm:px-3">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className={`px-2 py-2 text-ink-soft sm:px-3 ${columns.length > 4 && cell.length > 8 ? 'min-w-32' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
