import type { ComponentProps } from 'react';
import { controlClasses } from './controlClasses.ts';
import { TextAreaControl } from './ReportingControl.tsx';

/** A text of several lines. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <TextAreaControl {...rest} className={`${controlClasses} !h-auto py-2 ${className}`} />;
}
