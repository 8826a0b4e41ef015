import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { extraChargesOf } from '#src/features/booking/form/price/extraCharges.ts';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

interface Props {
  editor: FormEditor;
  path: PlainPath;
  /** The flag's name, as in the tariff's conditions. */
  name: string;
  field: ServiceField;
  checked: boolean;
}

/** A checkbox for a service or a fact, with its cost if the tariff charges it. */
export function FlagField({ editor, path, name, field, checked }: Props) {
  const { quote, problems, change } = editor;
  const charged = extraChargesOf(quote, name);
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
