import { RadioGroup } from '#src/parts/RadioGroup.tsx';
import type { FieldPath } from './filling.ts';
import { labelOf } from './filling.ts';

interface Props<Value extends string> {
  path: FieldPath;
  value: Value;
  /** The choices and their words, in the order shown. */
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** One of a few choices of the order form. */
export function ChoiceField<Value extends string>({ path, value, names, onChange }: Props<Value>) {
  const options = (Object.entries(names) as [Value, string][]).map(([choice, label]) => ({ value: choice, label }));
  return <RadioGroup label={labelOf(path)} name={path} value={value} options={options} onChange={onChange} />;
}
