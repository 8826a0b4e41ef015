import type { ReactNode } from 'react';
import { bookingMessages } from '#src/features/booking/messages.ts';

/** The source of a rule, behind its sentence. */
export function RuleBasis({ children }: { children: ReactNode }) {
  return (
    <span className="text-xs text-ink-soft">
      {' '}
      {bookingMessages.verdicts.basis}：{children}
    </span>
  );
}
