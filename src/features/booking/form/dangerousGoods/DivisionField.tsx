import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { divisionsOf, divisionText } from '#contract/rules/classification/divisions.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'problems' | 'change'>;
}

/** The choice of division and subsidiary hazards where the contents decide them; nothing for other entries. */
export function DivisionField({ details, path, editor }: Props) {
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
