import { limits } from '#contract/protocol/limits.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FormEditor } from './formContext.ts';
import { labelOf } from './formContext.ts';
import { unitsOf } from '#contract/booking/edits/items.ts';

interface Props {
  cargo: CargoForm;
  index: number;
  editor: FormEditor;
  className?: string;
}

/** The container or truck that a cargo item is loaded into. */
export function CargoUnit({ cargo, index, editor, className = '' }: Props) {
  const { service, problems, edit } = editor;
  const unit = Number(cargo.unit);
  // a unit that no longer exists must stay visible to be changed
  const units = Math.max(unitsOf(editor), Math.min(unit, limits.containersMax));
  if (service.shares !== 'container' || units < 2) return null;
  const name = `cargo.${index}.unit` as const;
  const options = Array.from({ length: units }, (_, at) => ({
    value: String(at + 1),
    label: bookingMessages.cargo.unitOf(at + 1, service.items?.unitZh ?? ''),
  }));
  return (
    <Field className={className} label={labelOf(service, name)} name={name} problem={problems[name]} required>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={String(unit)}
          onChange={(event) => edit({ type: 'cargo.moved', index, unit: Number(event.currentTarget.value) })}
        />
      )}
    </Field>
  );
}
