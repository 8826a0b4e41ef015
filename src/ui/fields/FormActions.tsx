import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';

interface Props {
  /** The background and margins of the form's container. */
  className: string;
  /** Why the last submission failed: shown above the buttons, because the eye is there. */
  failure?: string | undefined;
  children: ReactNode;
}

/** The buttons at the end of a long form in a dialog; they stay visible while its end is below the screen. */
export function FormActions({ className, failure, children }: Props) {
  return (
    <div className={`sticky bottom-0 z-10 flex flex-wrap gap-2 py-3 ${className}`}>
      {failure && (
        <Alert tone="critical" className="w-full">
          {failure}
        </Alert>
      )}
      {children}
    </div>
  );
}
