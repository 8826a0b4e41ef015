import type { Port } from '#contract/search/referenceData.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { Field } from '#src/ui/Field.tsx';
import { PortPicker } from '#src/trade/PortPicker.tsx';

interface Props {
  label: string;
  /** The search data's names of the port and of its code. */
  names: { port: string; code: string };
  problem: Problem | undefined;
  ports: readonly Port[];
  /** Codes of the ports that were searched for before, the latest first. */
  recent: readonly string[];
  status: 'busy' | 'failed' | 'ready';
  value: { code: string; name: string };
  onOpen: () => void;
  onChoose: (port: Port) => void;
}

/** One port of the search; without script it sends what is typed, and its code once there is one. */
export function PortField({ label, names, problem, value, ...picking }: Props) {
  return (
    <Field name={names.code} label={label} problem={problem} required>
      {(control) => (
        <>
          <PortPicker control={{ ...control, name: names.port }} value={value} {...picking} />
          <input type="hidden" name={names.code} value={value.code} />
        </>
      )}
    </Field>
  );
}
