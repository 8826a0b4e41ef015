import type { ComponentProps } from 'react';
import type { InstructionProblems } from '#contract/orders/instructionChecks.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

/** The props of every part of the form. */
export interface EditProps {
  actor: InstructionActor;
  /** Whether the form can be changed. */
  isOpen: boolean;
  problems: InstructionProblems;
}

interface Props extends EditProps, Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'unit'> {
  path: string;
  label: string;
  value: string;
  hint?: string | undefined;
  required?: boolean;
  /** The number of lines of a multi-line text. */
  rows?: number;
  className?: string;
}

/** A text of the instruction with its problem. */
export function InstructionField(props: Props) {
  const { actor, isOpen, problems, path, label, value, hint, required = false, rows, className, ...input } = props;
  return (
    <Field label={label} name={path} problem={problems[path]} hint={hint} required={required} className={className}>
      {(control) => {
        const common = {
          ...control,
          value,
          readOnly: !isOpen,
          autoComplete: 'off',
          onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
            actor.send({ type: 'field.changed', path, value: currentTarget.value }),
        };
        return rows === undefined ? <TextInput {...common} {...input} /> : <TextArea {...common} rows={rows} />;
      }}
    </Field>
  );
}
