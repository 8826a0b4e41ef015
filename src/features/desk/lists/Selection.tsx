import { useSelector } from '@xstate/react';
import { listSubjects } from '#contract/desk/lists/lists.ts';
import type { DeskListActor } from '#machines/desk/deskList.ts';
import { listMessages as messages } from '#src/features/desk/messages/lists.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import type { ListDefinition } from './definition.ts';

interface CheckboxProps {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Chooses a row, or all rows of the page. */
export function RowCheckbox({ label, isSelected, onSelect }: CheckboxProps) {
  return (
    <label className="flex size-6 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        className="size-4 cursor-pointer accent-brand-600"
      />
    </label>
  );
}

/** What became of each row that was given. */
function Given({ given }: { given: readonly { subject: string; problem: string | null }[] }) {
  const rejected = given.filter(({ problem }) => problem !== null);
  const done = given.length - rejected.length;
  return (
    <output className="block rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      {done > 0 && <p className="text-success">{messages.done(done)}</p>}
      {rejected.length > 0 && (
        <>
          <p className="text-critical">{messages.notDone(rejected.length)}</p>
          <ul className="list-inside list-disc">
            {rejected.map(({ subject, problem }) => (
              <li key={subject}>{messages.problemOf(subject, problem ?? '')}</li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}

interface Props {
  actor: DeskListActor;
  login: string;
  definition: Pick<ListDefinition, 'fileOf'>;
}

/** The commands for the chosen rows, and what became of the last one. */
export function Selection({ actor, login, definition }: Props) {
  const { list, selected, given, filter, colleagues = [] } = useSelector(actor, ({ context }) => context);
  const isFree = useSelector(actor, (state) => state.can({ type: 'rows.given', to: null }));
  const isResting = useSelector(actor, (state) => state.matches({ shown: 'resting' }));
  const give = (to: string | null) => actor.send({ type: 'rows.given', to });
  return (
    <>
      {given && <Given given={given} />}
      {selected.length > 0 && (
        <section
          aria-label={messages.selection}
          className="flex flex-wrap items-center gap-3 rounded-lg bg-brand-50 px-4 py-2 text-sm"
        >
          <b>{messages.selected(selected.length)}</b>
          {listSubjects[list] !== null && (
            <>
              <Button size="sm" tone="secondary" disabled={!isFree} onClick={() => give(login)}>
                {messages.claim}
              </Button>
              <form
                className="flex items-center gap-2"
                onSubmit={(event) => {
                  event.preventDefault();
                  const to = new FormData(event.currentTarget).get('to');
                  if (typeof to === 'string') give(to);
                }}
              >
                <Select
                  name="to"
                  aria-label={messages.giveTo}
                  className="w-36"
                  options={colleagues
                    .filter((each) => each.login !== login)
                    .map((each) => ({ value: each.login, label: each.name }))}
                />
                <Button type="submit" size="sm" tone="secondary" disabled={!isFree}>
                  {messages.give}
                </Button>
              </form>
              <Button size="sm" tone="secondary" disabled={!isFree} onClick={() => give(null)}>
                {messages.release}
              </Button>
            </>
          )}
          {(['csv', 'xlsx'] as const).map((format) => (
            <a
              key={format}
              download
              href={definition.fileOf(filter, format, selected)}
              className="py-0.5 text-brand-700 underline"
            >
              {messages.exportSelected[format]}
            </a>
          ))}
          <Button
            size="sm"
            tone="secondary"
            disabled={!isResting}
            onClick={() => actor.send({ type: 'rows.selected', keys: selected, isSelected: false })}
          >
            {messages.unselect}
          </Button>
        </section>
      )}
    </>
  );
}
