import type { ReactNode } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { controlLook } from '#src/ui/controlLook.ts';
import type { FieldPath, Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';

interface Props {
  filling: Pick<Filling, 'line' | 'problems' | 'change'>;
  path: FieldPath;
  value: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** Several lines of text of the order form. */
export function LongTextField({ filling, path, value, hint, optional = false, className = '' }: Props) {
  return (
    <Field
      className={className}
      label={labelOf(filling.line, path)}
      name={path}
      problem={filling.problems[path]}
      hint={hint}
      required={!optional}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={value}
          onChange={(event) => filling.change(path, event.currentTarget.value)}
          className={`${controlLook} !h-auto min-h-20 py-2`}
        />
      )}
    </Field>
  );
}
