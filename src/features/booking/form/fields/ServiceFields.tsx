import { Fragment } from 'react';
import type {
  FieldValue,
  ServiceField as Asked,
  ServiceFields as VisibleFields,
} from '#contract/services/definitions/serviceFields.ts';
import { neededFields } from '#contract/services/definitions/neededFields.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';
import type { FieldsPath, PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { Proposals } from '#src/features/booking/form/cargo/Suggestions.tsx';
import { dayRangeOf } from '#contract/rules/dates/orderDays.ts';
import { calendarOf, labelOf } from '#src/features/booking/form/formContext.ts';
import { FlagField, extraChargesOf, LongTextField, TextField } from './Fields.tsx';
import type { ReactNode } from 'react';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';

interface ChoiceFieldProps {
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
  path: PlainPath;
  value: string;
  options: readonly { value: string; labelZh: string }[];
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** The width of a text in Chinese characters; a Latin letter counts about half. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character > '\u2E7F' ? 1 : 0.55), 0);

/** The width of half a section, in characters including the padding of each choice. */
const roomOfRow = 20;
const roomAround = 2;

/** A choice: radio buttons side by side if they fit, else a list. */
function ChoiceField({ editor, path, value, options, hint, optional = false, className = '' }: ChoiceFieldProps) {
  const { problems, change, service } = editor;
  const choices = options.map((option) => ({ value: option.value, label: option.labelZh }));
  // all are as wide as the widest
  const width = (Math.max(...choices.map(({ label }) => widthOf(label))) + roomAround) * choices.length;
  const shared = { label: labelOf(service, path), name: path, problem: problems[path], hint, className };
  if (width <= roomOfRow) {
    return <RadioGroup {...shared} value={value} options={choices} onChange={(chosen) => change(path, chosen)} />;
  }
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <Field {...shared} required={!optional}>
      {(control) => (
        <Select
          {...control}
          {...(isChosen ? {} : { placeholder: bookingMessages.fields.choose })}
          options={choices}
          value={isChosen ? value : ''}
          onChange={(event) => change(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface ServiceFieldProps {
  editor: FormEditor;
  path: PlainPath;
  /** The field's name, as in the tariff's conditions. */
  name: string;
  field: Exclude<Asked, { kind: 'flag' }>;
  optional: boolean;
  value: FieldValue;
  /** The choices of the quote. */
  quoted: readonly { value: string; labelZh: string }[];
}

/** A field of a service's form, rendered by its type. */
function ServiceField({ editor, path, name, field, optional, value, quoted }: ServiceFieldProps) {
  const typed = typeof value === 'boolean' ? '' : value;
  const shared = { editor, path, hint: field.hintZh, optional };
  // numbers are side by side even on a phone
  const own = { ...shared, className: 'max-sm:col-span-2' };
  switch (field.kind) {
    case 'choice':
    case 'quoted': {
      const options = field.kind === 'choice' ? field.options : quoted;
      const chosen = field.kind === 'choice' ? field.options.find((option) => option.value === value) : undefined;
      const hints = [chosen?.hintZh ?? field.hintZh, extraChargesOf(editor.quote, `${name}.${String(value)}`)];
      const hint = hints.filter(Boolean).join('；');
      return (
        <ChoiceField
          editor={editor}
          path={path}
          value={String(value)}
          options={options}
          hint={hint}
          optional={optional}
          className="max-sm:col-span-2"
        />
      );
    }
    case 'day':
      return (
        <TextField
          {...shared}
          className="max-[22.5rem]:col-span-2"
          value={typed}
          type="date"
          {...dayRangeOf(field, editor.form.details, calendarOf(editor))}
        />
      );
    case 'quantity':
      return <TextField {...shared} value={typed} unit={field.unit} inputMode="decimal" />;
    case 'count':
      return <TextField {...shared} value={typed} unit={field.unit} inputMode="numeric" />;
    case 'telephone':
      return <TextField {...own} value={typed} inputMode="tel" />;
    case 'cas':
      return <TextField {...own} value={typed} />;
    case 'containerNumbers':
      return <LongTextField {...shared} value={String(typed)} className="col-span-2" />;
    case 'text':
      return field.long ? (
        <LongTextField {...shared} value={String(typed)} className="col-span-2" />
      ) : (
        <TextField {...shared} value={typed} className={field.max > 150 ? 'col-span-2' : 'max-sm:col-span-2'} />
      );
    default:
      return field satisfies never;
  }
}

interface Props {
  editor: FormEditor;
  /** Where the values are in the form. */
  at: FieldsPath;
  fields: VisibleFields;
  names: readonly string[];
  values: Readonly<Record<string, FieldValue>>;
  className?: string;
}

type Named = readonly [name: string, field: Asked];

/**
 * Groups fields into texts, checkboxes, and fields that depend on a checkbox, so that each group is laid out without
 * gaps.
 */
const runsOf = (visible: readonly Named[], fields: VisibleFields): Named[][] => {
  const isFlag = ([, field]: Named) => field.kind === 'flag';
  const followsFlag = ([, { when }]: Named) => when !== undefined && fields[when.field]?.kind === 'flag';
  return [
    visible.filter((named) => !isFlag(named) && !followsFlag(named)),
    visible.filter((named) => isFlag(named)),
    visible.filter((named) => !isFlag(named) && followsFlag(named)),
  ].filter((run) => run.length > 0);
};

/** The visible fields of a service, as in its definition. */
export function ServiceFields({
  editor,
  at,
  fields,
  names,
  values,
  className = 'grid-cols-2 gap-x-3 sm:gap-x-6',
}: Props) {
  const { choices } = editor.quote;
  const needed = at === 'details' ? neededFields(editor.service, editor.facts) : undefined;
  const visible = names.flatMap((name): Named[] => {
    const field = fields[name];
    if (!field || !isVisible(field, values)) return [];
    // a single value is not a choice
    return field.kind === 'quoted' && (choices[name]?.length ?? 0) < 2 ? [] : [[name, field]];
  });
  return (
    <div className="flex flex-col gap-4">
      {runsOf(visible, fields).map((run) => (
        <div
          key={run[0]![0]}
          className={`grid gap-y-3 ${run[0]![1].kind === 'flag' ? 'max-sm:flex max-sm:flex-wrap max-sm:[&>div]:flex-auto' : ''} ${className}`}
        >
          {run.map(([name, field]) => {
            const path = `${at}.${name}` as const;
            const value = values[name] ?? '';
            return field.kind === 'flag' ? (
              <FlagField key={name} editor={editor} path={path} name={name} field={field} checked={value === true} />
            ) : (
              <Fragment key={name}>
                <ServiceField
                  editor={editor}
                  path={path}
                  name={name}
                  field={field}
                  optional={'optional' in field && !needed?.has(name)}
                  value={value}
                  quoted={choices[name] ?? []}
                />
                <Proposals editor={editor} at={path} className="col-span-full" />
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}
