import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';
import { packagings } from '#src/features/booking/packagings.ts';

interface Props {
  line: CargoForm;
  path: `cargo.${number}`;
  filling: Filling;
  className?: string;
}

/** The packaging of a line, with those that dangerous goods must not be in left out. */
export function PackagingField({ line, path, filling, className = '' }: Props) {
  const name = `${path}.packagingCode` as const;
  const options = packagings
    .filter((packaging) => !(line.dangerous && packaging.harmlessOnly))
    .map(({ code, nameZh, typical }) => ({ value: code, label: [code, nameZh, typical].filter(Boolean).join(' ') }));
  return (
    <Field
      className={className}
      label={labelOf(filling.line, name)}
      name={name}
      problem={filling.problems[name]}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingCopy.cargo.choose}
          options={options}
          value={options.some((option) => option.value === line.packagingCode) ? line.packagingCode : ''}
          onChange={(event) => filling.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
