import type { ComponentProps } from 'react';
import { InputControl } from './ReportingControl.tsx';

/** An input for Headless UI's combobox, which would drop `aria-describedby`: it is passed as `describedBy`. */
export function DescribedInput({
  describedBy,
  ...rest
}: ComponentProps<typeof InputControl> & { describedBy: string | undefined }) {
  return <InputControl {...rest} aria-describedby={describedBy} />;
}
