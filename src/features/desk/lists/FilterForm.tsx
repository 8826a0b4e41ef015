import type { ListFilter } from '#contract/desk/lists/lists.ts';
import { orderTextMax } from '#contract/desk/lists/orderList.ts';
import { listMessages as messages } from '#src/features/desk/messages/lists.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import type { Choice, ListDefinition } from './definition.ts';
import './lists.css';

interface Props {
  filter: ListFilter;
  definition: Pick<ListDefinition, 'filters' | 'hint'>;
  colleagues: readonly { login: string; name: string }[];
  carriers: readonly string[];
  isFree: boolean;
  onChange: (changed: ListFilter) => void;
}

/** A colleague who left, or a carrier of no order any more, may still be wanted by a saved view or a shared address. */
const withChosen = (choices: readonly Choice[], chosen: string): readonly Choice[] =>
  choices.some(({ value }) => value === chosen) ? choices : [...choices, { value: chosen, label: chosen }];

/** What is searched for, and what a list is narrowed by; a phone opens the filters when they are wanted. */
export function FilterForm({ filter, definition: { filters, hint }, colleagues, carriers, isFree, onChange }: Props) {
  const count = Object.keys(filters).filter((name) => name !== 'sort' && filter[name] !== '').length;
  const choicesOf = (name: string, choices: readonly Choice[]) =>
    name === 'owner'
      ? [...choices, ...colleagues.map((each) => ({ value: each.login, label: each.name }))]
      : name === 'carrier'
        ? [...choices, ...carriers.map((each) => ({ value: each, label: each }))]
        : choices;
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('text');
          if (typeof text === 'string') onChange({ text });
        }}
      >
        <Field label={messages.search} name="text" hint={hint} className="min-w-64 flex-1">
          {(control) => (
            <TextInput
              {...control}
              key={filter.text}
              name="text"
              type="search"
              maxLength={orderTextMax}
              defaultValue={filter.text}
            />
          )}
        </Field>
        <Button type="submit" disabled={!isFree} className="mt-6 self-start">
          {messages.search}
        </Button>
        <details className="desk-filters basis-full">
          <summary className="cursor-pointer py-2 text-sm text-brand-700">{messages.filters(count)}</summary>
          <fieldset disabled={!isFree} className="grid grid-cols-2 items-end gap-3 pt-2 sm:flex sm:flex-wrap sm:pt-0">
            {Object.entries(filters).map(([name, { label, choices }]) => (
              <Field key={name} label={label} name={name}>
                {(control) =>
                  choices ? (
                    <Select
                      {...control}
                      value={filter[name] ?? ''}
                      options={withChosen(choicesOf(name, choices), filter[name] ?? '')}
                      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
                    />
                  ) : (
                    <TextInput
                      {...control}
                      type="date"
                      value={filter[name] ?? ''}
                      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
                    />
                  )
                }
              </Field>
            ))}
          </fieldset>
        </details>
      </form>
    </search>
  );
}
