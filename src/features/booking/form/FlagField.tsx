import type { LineField } from '#contract/services/definitions/serviceFields.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { extraChargesOf } from './extraCharges.ts';
import type { FieldPath, Filling } from './formContext.ts';

interface Props {
  filling: Filling;
  path: FieldPath;
  /** The flag's name, as the tariff's conditions have it. */
  name: string;
  field: LineField;
  checked: boolean;
}

/** A service or a fact to tick, with what it costs where the tariff asks for it. */
export function FlagField({ filling, path, name, field, checked }: Props) {
  const { offer, problems, change } = filling;
  const charged = extraChargesOf(offer, name);
  return (
    <Checkbox
      name={path}
      checked={checked}
      problem={problems[path]}
      onChange={(value) => change(path, value)}
      className="rounded-md border border-line px-3 py-2 has-checked:border-brand-500 has-checked:bg-brand-50"
    >
      {field.labelZh}
      {charged && <span className="ml-2 text-xs whitespace-nowrap text-ink-soft">{charged}</span>}
      {field.hintZh && <span className="block text-xs text-ink-soft">{field.hintZh}</span>}
    </Checkbox>
  );
}
