import type { ImportScope } from '#contract/desk/import/importChoices.ts';
import type { ImportPreview as Preview } from '#contract/desk/import/imports.ts';
import { isImportable } from '#machines/desk/deskDataSetup.ts';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { thousands } from '#src/ui/format.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';

const { preview: messages } = dataMessages;

const counted = ['added', 'changed', 'ended', 'unchanged'] as const;
const tones = { added: 'success', changed: 'brand', ended: 'notice' } as const;

/** Problems or notices, each with its place in the files. */
function Places({
  label,
  text,
  places,
  count,
}: {
  label: string;
  text: string;
  places: Preview['problems'];
  count: number;
}) {
  const shown = places.reduce((sum, { rows = 1 }) => sum + rows, 0);
  return (
    <div className="flex flex-col gap-1">
      <DeskTable label={label} columns={[messages.file, messages.row, messages.column, text]}>
        {places.map(({ file, row, column, text: why, rows = 1 }) => (
          <tr key={`${file} ${row} ${column} ${why}`}>
            <td>{file}</td>
            <td className="tabular-nums">{row !== undefined && rows > 1 ? messages.rows(row, rows) : row}</td>
            <td>{column}</td>
            <td className="min-w-60 whitespace-normal">{why}</td>
          </tr>
        ))}
      </DeskTable>
      {count > shown && <p className="text-sm text-ink-soft">{messages.shown(shown, count)}</p>}
    </div>
  );
}

type Table = Preview['tables'][number];

/** The first changes of one table by lane, folded. */
function Changes({ table: { title, lanes, added, changed, ended } }: { table: Table }) {
  const shown = lanes.flatMap((lane) => lane.changes).length;
  if (shown === 0) return null;
  const all = added + changed + ended;
  return (
    <details className="rounded-md border border-line bg-surface px-3 py-1.5 text-sm">
      <summary className="cursor-pointer text-brand-700">{messages.changes(title)}</summary>
      {lanes.map((lane) => (
        <section key={lane.name} aria-label={lane.name || title} className="pb-1">
          {lane.name !== '' && (
            <h4 className="mt-2 font-medium">{messages.laneChanges(lane.name, dataMessages.past.sum(lane))}</h4>
          )}
          <ul className="mt-1 flex flex-col gap-1">
            {lane.changes.map(({ kind, name, detail }) => (
              <li key={`${kind} ${name} ${detail}`} className="break-words">
                <Badge tone={tones[kind]}>{messages.kinds[kind]}</Badge> {name}{' '}
                <span className="text-ink-soft">{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {all > shown && <p className="pb-1 text-ink-soft">{messages.shown(shown, all)}</p>}
    </details>
  );
}

interface Choosing {
  /** Undefined while nothing can be chosen. */
  onScope: ((table: string, scope: ImportScope) => void) | undefined;
}

/** What an import would do with each table. */
function Tables({ tables, onScope }: { tables: readonly Table[] } & Choosing) {
  const hasDemo = tables.some(({ demo }) => demo > 0);
  const hasKept = tables.some(({ kept }) => kept > 0);
  const columns = [
    messages.table,
    messages.scope,
    messages.added,
    messages.changed,
    messages.ended,
    messages.unchangedRows,
    ...(hasKept ? [messages.kept] : []),
    ...(hasDemo ? [messages.demo] : []),
  ];
  return (
    <>
      <DeskTable label={messages.tables} columns={columns}>
        {tables.map((table) => (
          <tr key={table.name} className="tabular-nums">
            <th scope="row">{table.title}</th>
            <td className="min-w-60">
              {onScope ? (
                <Select
                  aria-label={messages.scopeOf(table.title)}
                  options={table.scopes.map((scope) => ({ value: scope, label: messages.scopes[scope] }))}
                  value={table.scope}
                  onChange={({ currentTarget: { value } }) => onScope(table.name, value as ImportScope)}
                />
              ) : (
                messages.scopes[table.scope]
              )}
            </td>
            {counted.map((name) => (
              <td key={name} className={table[name] === 0 ? 'text-ink-faint' : ''}>
                {thousands(table[name])}
              </td>
            ))}
            {hasKept && <td>{thousands(table.kept)}</td>}
            {hasDemo && <td>{thousands(table.demo)}</td>}
          </tr>
        ))}
      </DeskTable>
      {tables.map((table) => (
        <Changes key={table.name} table={table} />
      ))}
    </>
  );
}

const isChanging = ({ added, changed, ended, demo }: Table): boolean => added + changed + ended + demo > 0;

/** What an import would do: every problem by its place, and every change by its table and lane. */
export function ImportPreview({ preview, onScope }: { preview: Preview } & Choosing) {
  const { tables, problems, problemCount, notices, noticeCount, wrongRows, rightRows } = preview;
  const isPartly = problemCount > 0 && isImportable(preview);
  return (
    <>
      {problemCount > 0 && !isPartly && <Alert tone="critical">{messages.problems(problemCount)}</Alert>}
      {isPartly && <Alert tone="notice">{messages.partly(wrongRows, rightRows)}</Alert>}
      {problemCount === 0 && (
        <Alert tone={isImportable(preview) ? 'info' : 'notice'}>
          {tables.length === 0 ? messages.nothing : tables.some(isChanging) ? messages.ready : messages.unchanged}
        </Alert>
      )}
      {problemCount > 0 && (
        <Places label={messages.problemList} text={messages.problem} places={problems} count={problemCount} />
      )}
      {tables.length > 0 && <Tables tables={tables} onScope={isPartly ? undefined : onScope} />}
      {noticeCount > 0 && (
        <Places label={messages.notices(noticeCount)} text={messages.notice} places={notices} count={noticeCount} />
      )}
    </>
  );
}
