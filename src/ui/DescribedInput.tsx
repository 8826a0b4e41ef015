import type { ComponentProps } from 'react';

/** An input for Headless UI's combobox, which would drop `aria-describedby`: it is passed as `describedBy`. */
export function DescribedInput({
  describedBy,
  ...rest
}: ComponentProps<'input'> & { describedBy: string | undefined }) {
  return <input {...rest} aria-describedby={describedBy} />;
}
