import { limits } from '#contract/protocol/limits.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';
import { unitsOf } from '#src/features/booking/chosenItems.ts';

interface Props {
  cargo: CargoForm;
  path: `cargo.${number}`;
  filling: Filling;
  className?: string;
}

/** Which of several containers or trucks a line is loaded into. */
export function CargoUnit({ cargo, path, filling, className = '' }: Props) {
  const { line, problems, change } = filling;
  const unit = Number(cargo.unit);
  // a unit that is no longer there must be seen to be changed
  const units = Math.max(unitsOf(filling), Math.min(unit, limits.containersMax));
  if (line.shares !== 'container' || units < 2) return null;
  const name = `${path}.unit` as const;
  const options = Array.from({ length: units }, (_, index) => ({
    value: String(index + 1),
    label: bookingCopy.cargo.unitOf(index + 1, line.items?.unitZh ?? ''),
  }));
  return (
    <Field className={className} label={labelOf(line, name)} name={name} problem={problems[name]} required>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={String(unit)}
          onChange={(event) => change(name, Number(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
