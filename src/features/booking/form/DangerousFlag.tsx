import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from './formContext.ts';
import { labelOf } from './formContext.ts';

interface Props {
  editor: FormEditor;
  path: PlainPath;
  checked: boolean;
  disabled?: boolean;
  hint?: ReactNode;
}

/** A checkbox that declares a property of dangerous goods. */
export function DangerousFlag({ editor, path, checked, disabled = false, hint }: Props) {
  return (
    <Checkbox
      name={path}
      checked={checked}
      disabled={disabled}
      problem={editor.problems[path]}
      onChange={(value) => editor.change(path, value)}
    >
      {labelOf(editor.service, path)}
      {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
    </Checkbox>
  );
}
