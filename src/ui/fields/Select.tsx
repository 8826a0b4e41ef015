import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { controlClasses } from './controlClasses.ts';
import { SelectControl } from './ReportingControl.tsx';

interface Props extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; the value is then empty. */
  placeholder?: string;
}

/** One of a short list: the platform's own select. */
export function Select({ options, placeholder, className = '', ...rest }: Props) {
  return (
    <span className={`relative block ${className}`}>
      <SelectControl {...rest} className={`${controlClasses} cursor-pointer appearance-none truncate pr-9`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectControl>
      <ChevronDown className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint" />
    </span>
  );
}
