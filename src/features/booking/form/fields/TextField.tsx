import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { prefillHint } from '#src/features/booking/form/parties/PrefillMark.tsx';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'name' | 'id'> {
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'> & Partial<Pick<FormEditor, 'prefilled'>>;
  /** Whether the group around the field says where its values are from. */
  marked?: boolean;
  path: PlainPath;
  value: string | number;
  /** A shorter label if the group around the field completes it. */
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** A single-line text field of the order form. */
export function TextField(props: Props) {
  const { editor, path, label, hint, marked = false, optional = false, className = '', ...input } = props;
  return (
    <Field
      label={label ?? labelOf(editor.service, path)}
      name={path}
      problem={editor.problems[path]}
      hint={(!marked && prefillHint(editor, path)) || hint}
      required={!optional}
      className={className}
    >
      {(control) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...control}
          onChange={(event) => editor.change(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
