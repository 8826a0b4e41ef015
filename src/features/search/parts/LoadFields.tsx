import type { Problems } from '#contract/protocol/fields.ts';
import type { TypedLoad } from '#contract/search/load.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';

interface Props {
  load: TypedLoad;
  problems: Problems;
  onChange: (load: Partial<TypedLoad>) => void;
  className?: string;
}

const fields = [
  { name: 'volume', label: searchCardMessages.volume, unit: searchCardMessages.volumeUnit },
  { name: 'weight', label: searchCardMessages.weight, unit: searchCardMessages.weightUnit },
] as const;

/** The load, if known; pasted units are accepted. */
export function LoadFields({ load, problems, onChange, className = '' }: Props) {
  return (
    <div className={`grid grid-cols-2 gap-3 ${className}`}>
      {fields.map(({ name, label, unit }) => (
        <Field key={name} name={name} label={label} problem={problems[name]}>
          {(control) => (
            <TextInput
              {...control}
              unit={unit}
              inputMode="decimal"
              autoComplete="off"
              maxLength={40}
              value={load[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
