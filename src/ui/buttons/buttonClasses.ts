export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const sizes = {
  sm: 'h-8 gap-1 px-3 text-sm',
  md: 'h-10 gap-1.5 px-4 text-base',
  lg: 'h-12 gap-2 px-7 text-lg',
} satisfies Record<ButtonSize, string>;

/** Class names of a button, for links that look like one. */
export const buttonClasses = (tone: ButtonTone, size: ButtonSize): string =>
  `button inline-flex shrink-0 whitespace-nowrap button-${tone} ${sizes[size]}`;
