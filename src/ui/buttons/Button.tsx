import type { ComponentProps } from 'react';
import type { ButtonSize, ButtonTone } from './buttonClasses.ts';
import { buttonClasses } from './buttonClasses.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { Spinner } from '#src/ui/loading/Spinner.tsx';

interface Props extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  busy?: boolean;
}

/** A button; while busy it keeps its width, name and focus, shows a spinner, and says to screen readers that it is busy. */
export function Button({ tone = 'primary', size = 'md', busy = false, className = '', children, ...rest }: Props) {
  return (
    <>
      <button
        type="button"
        {...rest}
        // a disabled button loses the focus
        disabled={!busy && rest.disabled}
        data-tone={tone}
        aria-busy={busy || undefined}
        className={`${buttonClasses(tone, size)} ${className}`}
      >
        <span className={`inline-flex items-center gap-[inherit] ${busy ? 'opacity-0' : ''}`}>{children}</span>
        {busy && <Spinner className="absolute text-lg" />}
      </button>
      {/* inside the button it would be part of its name */}
      {busy && <output className="sr-only">{uiMessages.working}</output>}
    </>
  );
}
