import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { entryNameOf, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'problems' | 'change'>;
}

/** The choice among the proper shipping names of an entry; nothing to choose where it has one only. */
export function ShippingNameField({ details, path, editor }: Props) {
  const name = `${path}.properShippingName` as const;
  const names = shippingNamesOf(entryNameOf(details));
  if (names.length < 2) return null;
  return (
    <Field
      label={bookingMessages.dangerous.shippingName}
      name={name}
      problem={editor.problems[name]}
      hint={bookingMessages.dangerous.shippingNameHint}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingMessages.cargo.choose}
          options={names.map((value) => ({ value, label: value }))}
          value={names.includes(details.properShippingName) ? details.properShippingName : ''}
          onChange={(event) => editor.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
