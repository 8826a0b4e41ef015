import type { ReactNode } from 'react';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { ProblemLine } from './Field.tsx';
import { InputControl } from './ReportingControl.tsx';

interface Props {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  problem?: FieldProblem | undefined;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A checkbox with its sentence; its id is `field-<name>` as every control's. */
export function Checkbox({ name, checked, onChange, problem, disabled = false, className = '', children }: Props) {
  const id = `field-${name}`;
  return (
    <div className={className}>
      <label className="flex min-h-6 cursor-pointer items-start gap-2 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
        <InputControl
          id={id}
          name={name}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="mt-[3px] size-4 shrink-0 cursor-pointer accent-brand-600 disabled:cursor-not-allowed"
        />
        <span className="min-w-0">{children}</span>
      </label>
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
}
