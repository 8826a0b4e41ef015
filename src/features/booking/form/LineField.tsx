import type { FieldValue, LineField as Asked } from '#contract/services/definitions/serviceFields.ts';
import { dayRangeOf } from '#contract/rules/dates/orderDays.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { extraChargesOf } from './extraCharges.ts';
import type { FieldPath, Filling } from './formContext.ts';
import { calendarOf } from './formContext.ts';
import { LongTextField } from './LongTextField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  filling: Filling;
  path: FieldPath;
  /** The field's name, as the tariff's conditions have it. */
  name: string;
  field: Exclude<Asked, { kind: 'flag' }>;
  value: FieldValue;
  /** What the offer has to choose from. */
  offered: readonly { value: string; labelZh: string }[];
}

/** A question of a line's form, drawn by its kind. */
export function LineField({ filling, path, name, field, value, offered }: Props) {
  const typed = typeof value === 'boolean' ? '' : value;
  const shared = { filling, path, hint: field.hintZh, optional: 'optional' in field };
  // figures stand side by side even on a phone
  const own = { ...shared, className: 'max-sm:col-span-2' };
  switch (field.kind) {
    case 'choice':
    case 'offered': {
      const options = field.kind === 'choice' ? field.options : offered;
      const chosen = field.kind === 'choice' ? field.options.find((option) => option.value === value) : undefined;
      const hints = [chosen?.hintZh ?? field.hintZh, extraChargesOf(filling.offer, `${name}.${String(value)}`)];
      const hint = hints.filter(Boolean).join('；');
      return (
        <ChoiceField
          filling={filling}
          path={path}
          value={String(value)}
          options={options}
          hint={hint}
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
          {...dayRangeOf(field, filling.form.details, calendarOf(filling))}
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
