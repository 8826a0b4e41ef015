import { useSelector } from '@xstate/react';
import type { RecognisedSheet, SheetChoice, TableForm } from '#contract/desk/import/importChoices.ts';
import type { DeskDataActor } from '#machines/desk/deskData.ts';
import { lackedBy, mappingProblem } from '#machines/desk/deskDataSetup.ts';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';

const { mapping: messages } = dataMessages;

interface Props {
  actor: DeskDataActor;
  sheet: RecognisedSheet;
  choice: SheetChoice;
  forms: readonly TableForm[];
  /** The place of the sheet among those shown, for the names of its fields. */
  place: number;
}

/** What each column of a sheet is in its table. */
function Columns({ actor, sheet, choice, form, place }: Omit<Props, 'forms'> & { form: TableForm }) {
  const options = [
    { value: '', label: messages.ignored },
    ...form.columns.map(({ name, title, isRequired }) => ({
      value: name,
      label: isRequired ? messages.required(title) : title,
    })),
  ];
  return (
    <DeskTable label={messages.columns(sheet.file)} columns={[messages.header, messages.target]}>
      {sheet.columns.map(({ header, samples }, index) => {
        const target = choice.columns[index] ?? null;
        return (
          // columns of a file have no other name: headers may be empty or there twice
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row" className="w-1/2 whitespace-pre-line">
              {header || messages.noHeader(index + 1)}
              <span className="block text-xs font-normal text-ink-soft">{samples.join('、')}</span>
            </th>
            <td className={`min-w-40 ${target === null ? 'text-ink-faint' : ''}`}>
              <Select
                id={`field-column-${place}-${index}`}
                aria-label={messages.targetOf(header || messages.noHeader(index + 1))}
                options={options}
                value={target ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  actor.send({ type: 'column.placed', file: sheet.file, index, target: value || null })
                }
              />
            </td>
          </tr>
        );
      })}
    </DeskTable>
  );
}

const isPeriod = ({ name }: TableForm['columns'][number]): boolean => ['valid_from', 'valid_until'].includes(name);

/** The values of columns that a sheet lacks, the same in each row: those that the table needs, the period, and others that are added. */
function FixedValues({ actor, sheet, choice, forms, place }: Props) {
  const form = forms.find(({ name }) => name === choice.table);
  const lacked = new Set(lackedBy(choice, forms).map(({ name }) => name));
  // a price of an item has its own columns
  const absent = form?.columns.filter(({ name }) => !choice.columns.includes(name) && !name.includes('#')) ?? [];
  const isShown = (column: TableForm['columns'][number]) =>
    lacked.has(column.name) || column.name in choice.fixed || isPeriod(column);
  const [shown, others] = [absent.filter(isShown), absent.filter((column) => !isShown(column))];
  if (absent.length === 0) return null;
  const fix = (column: string, value: string) => actor.send({ type: 'value.fixed', file: sheet.file, column, value });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-medium">{messages.fixed}</legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ name, title, hint, isRequired }) => (
          <Field key={name} label={title} name={`fixed-${place}-${name}`} hint={hint} required={isRequired}>
            {(control) => (
              <TextInput
                {...control}
                value={choice.fixed[name] ?? ''}
                maxLength={200}
                onChange={({ currentTarget: { value } }) => fix(name, value)}
              />
            )}
          </Field>
        ))}
        {others.length > 0 && (
          <Field label={messages.anotherFixed} name={`fixed-${place}`}>
            {(control) => (
              <Select
                {...control}
                value=""
                options={[
                  { value: '', label: messages.chooseColumn },
                  ...others.map(({ name, title }) => ({ value: name, label: title })),
                ]}
                onChange={({ currentTarget: { value } }) => fix(value, '')}
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  );
}

/** One sheet: which table it is, and what its columns are. */
function SheetMapping(props: Props) {
  const { actor, sheet, choice, forms, place } = props;
  const form = forms.find(({ name }) => name === choice.table);
  const fitting = sheet.fits.map(({ table }) => table);
  const options = [
    { value: '', label: messages.notImported },
    ...fitting.flatMap((table) => {
      const found = forms.find(({ name }) => name === table);
      return found ? [{ value: table, label: found.title }] : [];
    }),
  ];
  return (
    <section aria-label={sheet.file} className="flex flex-col gap-3 rounded-md border border-line bg-surface p-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Field label={messages.sheet(sheet.file)} name={`table-${place}`} className="min-w-60 flex-1">
          {(control) => (
            <Select
              {...control}
              options={options}
              value={choice.table ?? ''}
              onChange={({ currentTarget: { value } }) =>
                actor.send({ type: 'sheet.placed', file: sheet.file, table: value || null })
              }
            />
          )}
        </Field>
        <p className="pb-2 text-sm text-ink-soft">{messages.place(sheet.headerRow, sheet.rows)}</p>
      </div>
      {form && <Columns actor={actor} sheet={sheet} choice={choice} form={form} place={place} />}
      <FixedValues {...props} />
    </section>
  );
}

/** How the sheets of an upload are read, for the person to confirm. */
export function ImportMapping({ actor }: { actor: DeskDataActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { preview, mapping } = state.context;
  if (!preview) return null;
  const problem = mappingProblem(state.context);
  return (
    <>
      <Alert tone="info">{messages.lead}</Alert>
      {preview.sheets.map((sheet, place) => {
        const choice = mapping.find(({ file }) => file === sheet.file);
        return (
          choice && (
            <SheetMapping
              key={sheet.file}
              actor={actor}
              sheet={sheet}
              choice={choice}
              forms={preview.forms}
              place={place}
            />
          )
        );
      })}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          aria-describedby={problem && 'mapping-problem'}
          disabled={!state.can({ type: 'mapping.confirmed' })}
          onClick={() => actor.send({ type: 'mapping.confirmed' })}
        >
          {messages.confirm}
        </Button>
        {problem && (
          <p id="mapping-problem" className="min-w-0 flex-1 basis-60 text-sm text-critical">
            {messages.unconfirmed[problem.kind](problem.titles)}
          </p>
        )}
      </div>
    </>
  );
}
