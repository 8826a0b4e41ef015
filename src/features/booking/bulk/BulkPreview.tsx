import { useSelector } from '@xstate/react';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { ListActor } from '#machines/support/list.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import type { BulkRow } from './bulkRows.ts';
import type { BulkColumn, BulkTable, BulkSource } from './bulkTable.ts';
import { bulkRowsMax, withCell } from './bulkTable.ts';
import { bulkMessages as messages } from './messages.ts';
import { InputControl } from '#src/ui/fields/ReportingControl.tsx';
import { problemText } from '#src/ui/messages/problems.ts';

interface BulkRowCellsProps {
  row: BulkRow;
  /** From 1. */
  number: number;
  cells: readonly string[];
  columns: readonly BulkColumn[];
  /** Which of the columns are shown. */
  shown: readonly boolean[];
  /** Whether it is not taken into the order. */
  isLeft: boolean;
  onLeave: (isLeft: boolean) => void;
  onCell: (column: number, value: string) => void;
}

/** One row of the preview: every cell can be corrected, its problem stands below it. */
function BulkRowCells({ row, number, cells, columns, shown, isLeft, onLeave, onCell }: BulkRowCellsProps) {
  const known = new Set(columns.map(({ path }) => path));
  const others = Object.entries(row.problems).filter(([path]) => !known.has(path));
  return (
    <tr className={`border-t border-line align-top ${isLeft ? 'opacity-50' : ''}`}>
      <th scope="row" className="sticky left-0 bg-surface p-2 font-normal">
        <label className="flex min-h-8 items-center gap-1.5">
          <input
            type="checkbox"
            checked={!isLeft}
            aria-label={messages.include(number)}
            onChange={({ currentTarget: { checked } }) => onLeave(!checked)}
            className="size-4 accent-brand-600"
          />
          {number}
        </label>
        {!isLeft &&
          others.map(([path, problem]) => (
            <p key={path} className="w-32 text-left text-xs text-critical">
              {problemText(problem)}
            </p>
          ))}
      </th>
      {columns.map(({ path, title }, column) => {
        const problem = isLeft ? undefined : row.problems[path];
        const id = `bulk-${number}-${path}`;
        return (
          shown[column] && (
            <td key={path} className="p-1">
              <InputControl
                aria-label={messages.cell(number, title)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? id : undefined}
                value={cells[column] ?? ''}
                disabled={isLeft}
                onChange={({ currentTarget: { value } }) => onCell(column, value)}
                className="h-8 w-32 rounded-md border border-line bg-surface px-2 text-sm aria-invalid:border-critical"
              />
              {problem && (
                <p id={id} className="w-32 text-xs text-critical">
                  {problemText(problem)}
                </p>
              )}
            </td>
          )
        );
      })}
    </tr>
  );
}

/** What is previewed: the source, or its table once a cell was corrected, without the rows left out. */
export interface BulkQuery {
  source: BulkSource;
  table?: BulkTable;
  left: readonly number[];
}
export type BulkListActor = ListActor<BulkQuery, BulkRow, BulkTable>;

interface Props {
  actor: BulkListActor;
  /** How many cargo items the order still takes. */
  room: number;
  onTake: (cargo: CargoForm[]) => void;
  onAgain: () => void;
}

const isWrong = ({ problems }: BulkRow): boolean => Object.keys(problems).length > 0;

/** The titles of the columns with problems; a problem without a column has none. */
const titlesOf = (table: BulkTable | undefined, problems: BulkRow['problems']): string =>
  (table?.columns ?? [])
    .filter(({ path }) => path in problems)
    .map(({ title }) => title)
    .join('、') || messages.other;

/** The rows of a table with the problems at their cells: corrected, left out, or taken into the order. */
export function BulkPreview({ actor, room, onTake, onAgain }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, query, more, errorMessage } = state.context;
  const table = query.table ?? more;
  const busy = state.hasTag('busy');
  const change = (changed: Partial<BulkQuery>) =>
    actor.send({ type: 'query.changed', query: { ...query, ...(table && { table }), ...changed } });
  const taken = rows.filter((_, index) => !query.left.includes(index));
  const wrong = taken.filter(isWrong).length;
  // columns that no row fills are left out, unless a problem stands there
  const shown = (table?.columns ?? []).map(
    ({ path }, column) =>
      (table?.rows.some((cells) => cells[column] !== '') ?? false) || rows.some(({ problems }) => path in problems),
  );
  return (
    <section aria-label={messages.preview} aria-busy={busy} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output className="text-sm text-ink-soft">
          {busy && rows.length === 0
            ? messages.reading
            : rows.length > 0 && messages.summary(taken.length - wrong, wrong, query.left.length)}
        </output>
        <Button tone="quiet" size="sm" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('empty') && (
        <Alert tone="info" title={messages.none}>
          {messages.noneAdvice}
        </Alert>
      )}
      {table && table.unknown.length > 0 && (
        <p className="text-sm text-notice">{messages.unknownColumns(table.unknown.join('、'))}</p>
      )}
      {table?.isCut && <p className="text-sm text-notice">{messages.cut(bulkRowsMax)}</p>}
      {table && rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        <section tabIndex={0} aria-label={messages.rows} className="max-h-[60vh] overflow-auto">
          <table className="border-collapse text-sm">
            <thead className="sticky top-0 z-10 bg-sunken text-xs text-ink-soft">
              <tr className="text-left">
                <th scope="col" className="p-2 whitespace-nowrap">
                  {messages.number}
                </th>
                {table.columns.map(
                  ({ path, title }, column) =>
                    shown[column] && (
                      <th key={path} scope="col" className="p-2 font-medium whitespace-nowrap">
                        {title}
                      </th>
                    ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <BulkRowCells
                  // rows have no ids, and none is moved
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  row={row}
                  number={index + 1}
                  cells={table.rows[index] ?? []}
                  columns={table.columns}
                  shown={shown}
                  isLeft={query.left.includes(index)}
                  onLeave={(isLeft) =>
                    change({ left: isLeft ? [...query.left, index] : query.left.filter((one) => one !== index) })
                  }
                  onCell={(column, value) => change({ table: withCell(table, { row: index, column, value }) })}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {wrong > 0 && (
        <div className="text-sm text-critical">
          <p>{messages.correct}</p>
          <ul>
            {rows.map(
              ({ problems }, index) =>
                !query.left.includes(index) &&
                Object.keys(problems).length > 0 && (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <li key={index}>{messages.wrongCells(index + 1, titlesOf(table, problems))}</li>
                ),
            )}
          </ul>
        </div>
      )}
      {taken.length > room && <p className="text-sm text-critical">{messages.tooMany(room)}</p>}
      {rows.length > 0 && (
        <Button
          size="lg"
          className="self-start"
          disabled={busy || wrong > 0 || taken.length === 0 || taken.length > room || state.matches('failed')}
          onClick={() => onTake(taken.map(({ cargo }) => cargo))}
        >
          {messages.take(taken.length)}
        </Button>
      )}
    </section>
  );
}
