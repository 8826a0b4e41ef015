import type { ReactNode } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';

interface Props {
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
  path: PlainPath;
  value: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** A multi-line text field of the order form. */
export function LongTextField({ editor, path, value, hint, optional = false, className = '' }: Props) {
  return (
    <Field
      className={className}
      label={labelOf(editor.service, path)}
      name={path}
      problem={editor.problems[path]}
      hint={hint}
      required={!optional}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={value}
          onChange={(event) => editor.change(path, event.currentTarget.value)}
          className="min-h-20"
        />
      )}
    </Field>
  );
}
