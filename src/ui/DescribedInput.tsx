import type { ComponentProps } from 'react';

/** An input for Headless UI's combobox, which would drop the words that describe it: they come as `describedBy`. */
export function DescribedInput({
  describedBy,
  ...rest
}: ComponentProps<'input'> & { describedBy: string | undefined }) {
  return <input {...rest} aria-describedby={describedBy} />;
}
