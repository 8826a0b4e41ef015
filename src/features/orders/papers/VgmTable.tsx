import { useSelector } from '@xstate/react';
import type { VgmActor } from '#machines/orders/vgm.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { problemText } from '#src/ui/messages/problems.ts';
import { TextArea } from '#src/ui/fields/TextArea.tsx';

/** A pasted table that fills many containers; rejected lines stay with their reasons. */
export function VgmTable({ actor, isOpen }: { actor: VgmActor; isOpen: boolean }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { table, wrong, taken, unknown = [] } = state.context;
  return (
    <OrderPart title={messages.table}>
      <Field label={messages.paste} name="table" hint={messages.tableHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={table}
            readOnly={!isOpen}
            onChange={({ currentTarget: { value } }) => actor.send({ type: 'table.typed', text: value })}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          tone="secondary"
          size="sm"
          disabled={!state.can({ type: 'table.taken' })}
          onClick={() => {
            // the button cannot be pressed again until another table is pasted
            document.querySelector<HTMLElement>('#field-table')?.focus();
            actor.send({ type: 'table.taken' });
          }}
        >
          {messages.take}
        </Button>
        <output className="text-sm">
          {taken !== undefined && messages.taken(taken, new Set(wrong.map(({ line }) => line)).size)}
          {unknown.length > 0 && <span className="block text-notice">{messages.unknown(unknown.join('、'))}</span>}
        </output>
      </div>
      {wrong.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm text-critical">
          {wrong.map(({ line, text, column, problem }) => (
            <li key={`${line} ${column ?? ''}`} className="break-words">
              {messages.wrongLine(
                line,
                text,
                column === undefined ? '' : messages.fields[column],
                problemText(problem),
              )}
            </li>
          ))}
        </ul>
      )}
    </OrderPart>
  );
}
