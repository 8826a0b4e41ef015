/** Class names of a button that reads as a link within a form. */
export const linkClasses =
  'min-h-6 cursor-pointer rounded-sm text-brand-700 underline-offset-2 hover:underline focus-visible:underline';
