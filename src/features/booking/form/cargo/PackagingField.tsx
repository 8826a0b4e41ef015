import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { prefillHint } from '#src/features/booking/form/parties/PrefillMark.tsx';
import { packagings } from '#contract/booking/packagings.ts';

interface Props {
  item: CargoForm;
  path: `cargo.${number}`;
  editor: FormEditor;
  className?: string;
}

/** The packaging of a cargo item, without those forbidden for dangerous goods. */
export function PackagingField({ item, path, editor, className = '' }: Props) {
  const name = `${path}.packagingCode` as const;
  const options = packagings
    .filter((packaging) => !(item.dangerous && packaging.harmlessOnly))
    .map(({ code, nameZh, typical }) => ({ value: code, label: [code, nameZh, typical].filter(Boolean).join(' ') }));
  return (
    <Field
      className={className}
      label={labelOf(editor.service, name)}
      name={name}
      problem={editor.problems[name]}
      hint={prefillHint(editor, name)}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingMessages.cargo.choose}
          options={options}
          value={options.some((option) => option.value === item.packagingCode) ? item.packagingCode : ''}
          onChange={(event) => editor.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
