import type { Problems } from '#contract/protocol/fields.ts';
import type { TypedLoad } from '#contract/search/load.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { searchWords } from '#src/features/search/searchCardMessages.ts';

interface Props {
  load: TypedLoad;
  problems: Problems;
  onChange: (load: Partial<TypedLoad>) => void;
  className?: string;
}

const fields = [
  { name: 'volume', label: searchWords.volume, unit: searchWords.volumeUnit },
  { name: 'weight', label: searchWords.weight, unit: searchWords.weightUnit },
] as const;

/** How much is to be moved, where it is known; units that people paste are understood. */
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
