import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { FieldPath, Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';

interface Props {
  filling: Filling;
  path: FieldPath;
  checked: boolean;
  disabled?: boolean;
  hint?: ReactNode;
}

/** Something about dangerous goods that is declared by a tick. */
export function DangerousFlag({ filling, path, checked, disabled = false, hint }: Props) {
  return (
    <Checkbox
      name={path}
      checked={checked}
      disabled={disabled}
      problem={filling.problems[path]}
      onChange={(value) => filling.change(path, value)}
    >
      {labelOf(filling.line, path)}
      {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
    </Checkbox>
  );
}
