import type { SavedView } from '#contract/desk/lists/savedViews.ts';
import { viewNameMax } from '#contract/desk/lists/savedViews.ts';
import type { ViewAct } from '#machines/desk/deskListRules.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { listMessages as messages } from '#src/features/desk/messages/lists.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

interface ChoiceProps {
  views: readonly SavedView[];
  viewId: string;
  isFree: boolean;
  onChoose: (id: string) => void;
}

/** Which of the saved views the list began with. */
export function ViewChoice({ views, viewId, isFree, onChoose }: ChoiceProps) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor="field-view">{messages.view}</label>
      <Select
        id="field-view"
        name="view"
        className="w-40"
        disabled={!isFree}
        value={viewId}
        options={[
          { value: '', label: messages.whole },
          ...views.map(({ id, name, isDefault }) => ({
            value: id,
            label: isDefault ? messages.defaultOf(name) : name,
          })),
        ]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    </div>
  );
}

interface ColumnsProps {
  names: Readonly<Record<string, { label: string }>>;
  columns: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

function ColumnChoice({ names, columns, onChange }: ColumnsProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
      <legend className="mb-1 text-sm text-ink-soft">{messages.columns}</legend>
      {Object.entries(names).map(([name, { label }]) => (
        <Checkbox
          key={name}
          name={`column-${name}`}
          checked={columns.includes(name)}
          onChange={(isChosen) =>
            onChange(Object.keys(names).filter((each) => (each === name ? isChosen : columns.includes(each))))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface Props extends ColumnsProps {
  chosen: SavedView | undefined;
  problem: FieldProblem | undefined;
  isFree: boolean;
  onEdit: (act: ViewAct) => void;
}

/** The shown columns, and the form in which what is shown becomes a view, or the chosen view changes. */
export function Views({ chosen, problem, isFree, onEdit, ...columns }: Props) {
  return (
    <details className="rounded-lg border border-line bg-surface px-4 py-2">
      <summary className="min-h-6 cursor-pointer text-sm text-brand-700">{messages.views}</summary>
      <fieldset disabled={!isFree} className="flex flex-col gap-4 py-3">
        <ColumnChoice {...columns} />
        <form
          aria-label={messages.views}
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            const form = new FormData(event.currentTarget);
            const name = form.get('viewName');
            const id = submitter?.getAttribute('value') || undefined;
            if (typeof name === 'string') onEdit({ do: 'save', id, name, isDefault: form.has('isDefault') });
          }}
        >
          <Field label={messages.name} name="viewName" problem={problem}>
            {(control) => (
              <TextInput
                {...control}
                key={chosen?.id}
                maxLength={viewNameMax}
                defaultValue={chosen?.name}
                autoComplete="off"
              />
            )}
          </Field>
          <label className="flex min-h-10 items-center gap-2 text-sm">
            <input
              key={chosen?.id}
              type="checkbox"
              name="isDefault"
              defaultChecked={chosen?.isDefault}
              className="size-4"
            />
            {messages.isDefault}
          </label>
          <Button type="submit" tone="secondary">
            {messages.save}
          </Button>
          {chosen && (
            <>
              <Button type="submit" tone="secondary" value={chosen.id}>
                {messages.update(chosen.name)}
              </Button>
              <Button tone="secondary" onClick={() => onEdit({ do: 'remove', id: chosen.id })}>
                {messages.remove(chosen.name)}
              </Button>
            </>
          )}
        </form>
      </fieldset>
    </details>
  );
}
