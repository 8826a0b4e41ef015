import type { ReactNode } from 'react';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { problemText } from '#src/ui/messages/problems.ts';

/** The attributes a field gives its control: its id and its accessible description. */
export interface Control {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

interface Props {
  label: ReactNode;
  /** Dotted path of the value; the control's id is `field-<name>`, so that a problem can be focused by its path. */
  name: string;
  problem?: FieldProblem | undefined;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A label, a control, a hint and the value's problem. */
export function Field({ label, name, problem, hint, required = false, className = '', children }: Props) {
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="flex items-center gap-1 text-sm text-ink-soft">
        {label}
        {required && (
          <span aria-hidden="true" className="text-critical">
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      <ProblemLine id={`${id}-problem`} problem={problem} label={label} />
    </div>
  );
}

/** The problem of a value, with a message that contains an empty field's label; nothing without a problem. */
export function ProblemLine({
  id,
  problem,
  label,
}: {
  id: string;
  problem: FieldProblem | undefined;
  label?: ReactNode;
}) {
  // an English message is whole without the label
  const isEmpty = !import.meta.env.ENGLISH && (problem === 'required' || problem === 'notChosen');
  // Chinese sets a space before Latin letters and digits
  const name = isEmpty && typeof label === 'string' ? label.replace(/^(?=[\dA-Z])/i, ' ') : '';
  return (
    problem && (
      <p id={id} className="text-xs text-critical">
        {problemText(problem) + name}
      </p>
    )
  );
}
