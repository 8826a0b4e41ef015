/** Class names shared by all inputs and selects. */
export const controlClasses =
  'h-10 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-faint ' +
  'hover:border-brand-600 focus-visible:outline-offset-0 aria-invalid:border-critical aria-invalid:outline-critical ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint [&[readonly]]:bg-sunken';
