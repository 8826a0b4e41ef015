import type { ComponentProps } from 'react';
import { controlClasses } from './controlClasses.ts';
import { InputControl } from './ReportingControl.tsx';

interface Props extends ComponentProps<'input'> {
  /** A unit shown behind the value: kg, m³. */
  unit?: string;
}

/** A single-line text input, or a number with its unit. */
export function TextInput({ unit, className = '', ...rest }: Props) {
  if (!unit) return <InputControl type="text" {...rest} className={`${controlClasses} ${className}`} />;
  return (
    <span className={`relative block ${className}`}>
      <InputControl type="text" {...rest} className={`${controlClasses} pr-12`} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-faint"
      >
        {unit}
      </span>
    </span>
  );
}
