import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { controlLook } from './controlLook.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button that shows what was typed and hides it again. */
  showWords: string;
  hideWords: string;
}

/** A password with a button that shows it; it is hidden again whenever it is drawn anew. */
export function PasswordInput({ showWords, hideWords, className = '', ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={`relative block ${className}`}>
      <input
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={`${controlLook} pr-11`}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-9 cursor-pointer place-items-center rounded-sm text-ink-faint hover:text-brand-700"
      >
        <Icon className="size-4" />
        <span className="sr-only">{shown ? hideWords : showWords}</span>
      </button>
    </span>
  );
}
