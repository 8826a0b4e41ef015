import { InputControl } from '#src/ui/ReportingControl.tsx';
import { problemText } from '#src/ui/messages/problems.ts';
import type { BulkRow } from './bulkRows.ts';
import type { BulkColumn } from './bulkTable.ts';
import { bulkMessages as messages } from './messages.ts';

interface Props {
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
export function BulkRowCells({ row, number, cells, columns, shown, isLeft, onLeave, onCell }: Props) {
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
