import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { controlClasses } from './controlClasses.ts';
import { InputControl } from './ReportingControl.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button that shows and hides the password. */
  showText: string;
  hideText: string;
}

/** A password with a button that shows it; it is hidden again when remounted. */
export function PasswordInput({ showText, hideText, className = '', ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={`relative block ${className}`}>
      <InputControl
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={`${controlClasses} pr-11`}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-9 cursor-pointer place-items-center rounded-sm text-ink-faint hover:text-brand-700"
      >
        <Icon className="size-4" />
        <span className="sr-only">{shown ? hideText : showText}</span>
      </button>
    </span>
  );
}
