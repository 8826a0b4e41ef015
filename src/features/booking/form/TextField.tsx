import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FieldPath, Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'name' | 'id'> {
  filling: Pick<Filling, 'line' | 'problems' | 'change'>;
  path: FieldPath;
  value: string | number;
  /** A shorter label where the group around the field says the rest. */
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** A line of text of the order form. */
export function TextField({ filling, path, label, hint, optional = false, className = '', ...input }: Props) {
  return (
    <Field
      label={label ?? labelOf(filling.line, path)}
      name={path}
      problem={filling.problems[path]}
      hint={hint}
      required={!optional}
      className={className}
    >
      {(control) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...control}
          onChange={(event) => filling.change(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
