import type { PastImport } from '#contract/desk/import/imports.ts';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';

const { past: messages } = dataMessages;

interface Props {
  imports: readonly PastImport[];
  isFree: boolean;
  onUndo: (id: number) => void;
}

/** The changes of an import by table. */
function Counts({ counts }: Pick<PastImport, 'counts'>) {
  const changed = counts.filter((count) => messages.sum(count) !== '');
  if (changed.length === 0) return <span className="text-ink-faint">{messages.noCounts}</span>;
  return changed.map((count) => messages.ofTable(count.title, messages.sum(count))).join('；');
}

/** The imports so far, the last one first, which can be taken back. */
export function PastImports({ imports, isFree, onUndo }: Props) {
  if (imports.length === 0) return <p className="text-sm text-ink-soft">{messages.none}</p>;
  return (
    <DeskTable
      label={messages.list}
      columns={['#', messages.time, messages.by, messages.source, messages.counts, messages.state]}
    >
      {imports.map(({ id, at, by, source, counts, undoneAt, undoneBy, isLast }) => (
        <tr key={id}>
          <th scope="row">{messages.number(id)}</th>
          <td>
            <time dateTime={at} className="tabular-nums">
              {dayTime(at)}
            </time>
          </td>
          <td>{by}</td>
          <td className="max-w-60 truncate" title={source}>
            {source}
          </td>
          <td className="min-w-72 whitespace-normal">
            <Counts counts={counts} />
          </td>
          <td>
            {undoneAt !== null && (
              <span className="text-ink-soft">{messages.undone(undoneBy ?? '', dayTime(undoneAt))}</span>
            )}
            {undoneAt === null && !isLast && <Badge tone="success">{messages.applied}</Badge>}
            {isLast && (
              <Button
                tone="secondary"
                size="sm"
                disabled={!isFree}
                aria-label={messages.undoOf(id)}
                onClick={() => onUndo(id)}
              >
                {messages.undo}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
