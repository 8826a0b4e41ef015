import type { ReactNode } from 'react';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { ProblemLine } from './Field.tsx';

interface Props<Value extends string> {
  label: string;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  problem?: FieldProblem | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A few choices side by side, as native radio buttons; the chosen one (or the first) has the id `field-<name>`. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, name, value, options, onChange, problem, hint, required = false, disabled, className = '' } = props;
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const focused = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <fieldset className={`min-w-0 ${className}`} aria-describedby={described || undefined} disabled={disabled}>
      <legend className="mb-1 flex items-center gap-1 text-sm text-ink-soft">
        {label}
        {required && (
          <span aria-hidden="true" className="text-critical">
            *
          </span>
        )}
      </legend>
      <div className="flex min-h-10 flex-wrap rounded-md border border-line-strong bg-surface p-0.5">
        {options.map((option) => (
          <label key={option.value} className="choice flex">
            <input
              type="radio"
              className="sr-only"
              id={option.value === focused ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
          {hint}
        </p>
      )}
      <ProblemLine id={`${id}-problem`} problem={problem} label={label} />
    </fieldset>
  );
}
