import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { divisionsOf, divisionText } from '#contract/rules/classification/divisions.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field, ProblemLine } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { TextField } from '#src/features/booking/form/fields/Fields.tsx';
import {
  groupNameZh,
  groupsIn,
  noSegregationGroup,
  segregationGroups,
} from '#contract/rules/segregation/segregationGroups.ts';

interface DetailFieldsProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'problems' | 'change'>;
}

/** The choice of division and subsidiary hazards where the contents decide them; nothing for other entries. */
export function DivisionField({ details, path, editor }: DetailFieldsProps) {
  const { unNumber, listed, hazardClass } = details;
  const name = `${path}.hazardClass` as const;
  const divisions = divisionsOf({ unNumber, hazardClass: listed?.hazardClass ?? '' }).map(divisionText);
  if (divisions.length === 0) return null;
  return (
    <Field
      className="mt-3"
      label={bookingMessages.dangerous.division}
      name={name}
      problem={editor.problems[name]}
      hint={bookingMessages.dangerous.divisionHint}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingMessages.cargo.choose}
          options={divisions.map((value) => ({ value, label: value }))}
          value={hazardClass === '' ? '' : divisionText(details)}
          onChange={(event) => editor.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface CharcoalFieldsProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
}

const days = ['producedOn', 'packedOn'] as const;
const temperatures = ['materialTemperature', 'ambientTemperature'] as const;

/** The fields for the transport document of charcoal (IMDG 5.4.1.5.18); nothing for other entries. */
export function CharcoalFields({ details: { charcoal }, path, editor }: CharcoalFieldsProps) {
  if (!charcoal) return null;
  const field = (name: keyof typeof charcoal) =>
    ({ editor, path: `${path}.charcoal.${name}`, value: charcoal[name], optional: true }) as const;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4">
      {days.map((name) => (
        <TextField key={name} {...field(name)} type="date" />
      ))}
      {temperatures.map((name) => (
        <TextField key={name} {...field(name)} unit="℃" inputMode="decimal" />
      ))}
      <p className="text-xs text-ink-soft col-span-2">{bookingMessages.dangerous.charcoalHint}</p>
    </div>
  );
}

interface SegregationGroupsFieldProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
}

/** A declaration with one code more or less; that none applies excludes every group. */
const toggled = (declared: readonly string[], code: string): string[] => {
  if (declared.includes(code)) return declared.filter((other) => other !== code);
  if (code === noSegregationGroup) return [code];
  return [...segregationGroups.keys()].filter((group) => group === code || declared.includes(group));
};

/** The segregation groups of a generic entry, as checkboxes; folded, with those chosen in its summary. */
export function SegregationGroupsField({ details, path, editor }: SegregationGroupsFieldProps) {
  const name = `${path}.declaredGroups` as const;
  const id = `field-${name}`;
  const label = labelOf(editor.service, name);
  const declared = groupsIn(details.declaredGroups);
  const problem = editor.problems[name];
  return (
    <details className="mt-3 rounded-md border border-line bg-surface px-3 py-2">
      <summary id={id} className="min-h-6 cursor-pointer text-sm text-ink-soft">
        {label}
        {declared.length > 0 && <span className="text-ink">：{declared.map(groupNameZh).join('、')}</span>}
      </summary>
      <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
          {bookingMessages.dangerous.groupsHint}
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
          {[noSegregationGroup, ...segregationGroups.keys()].map((code) => (
            <label key={code} className="flex min-h-6 cursor-pointer items-start gap-2 text-sm">
              <input
                type="checkbox"
                checked={declared.includes(code)}
                onChange={() => editor.change(name, toggled(declared, code).join(' '))}
                className="mt-[3px] size-4 shrink-0 cursor-pointer accent-brand-600"
              />
              <span className="min-w-0">{groupNameZh(code)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ProblemLine id={`${id}-problem`} problem={problem} label={label} />
    </details>
  );
}
