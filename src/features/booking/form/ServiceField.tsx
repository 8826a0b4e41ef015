import type { FieldValue, ServiceField as Asked } from '#contract/services/definitions/serviceFields.ts';
import { dayRangeOf } from '#contract/rules/dates/orderDays.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { extraChargesOf } from './extraCharges.ts';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from './formContext.ts';
import { calendarOf } from './formContext.ts';
import { LongTextField } from './LongTextField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
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
export function ServiceField({ editor, path, name, field, optional, value, quoted }: Props) {
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
