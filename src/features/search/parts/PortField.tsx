import type { Problem } from '#contract/protocol/problem.ts';
import { Field } from '#src/ui/Field.tsx';
import { PortPicker } from '#src/trade/PortPicker.tsx';
import type { PortPickerProps } from '#src/trade/portPickerProps.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface Props extends Omit<PortPickerProps, 'control' | 'isFocused'> {
  label: string;
  /** The search data's keys for the port's name and code. */
  names: { port: string; code: string };
  problem: Problem | undefined;
}

/** One port of the search; without script it submits the typed name, and its code if known. */
export function PortField({ label, names, problem, value, ...picking }: Props) {
  // the page that the plain form leads to begins at the field that is missing
  const isFocused = !useHydrated() && problem !== undefined;
  return (
    <Field name={names.code} label={label} problem={problem} required>
      {(control) => (
        <>
          <PortPicker control={{ ...control, name: names.port }} value={value} isFocused={isFocused} {...picking} />
          <input type="hidden" name={names.code} value={value.code} />
        </>
      )}
    </Field>
  );
}
