export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const tones = {
  primary: 'bg-brand-600 text-white hover:bg-brand-700 active:bg-brand-800',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-brand-600 hover:text-brand-700',
  quiet: 'text-brand-700 hover:bg-brand-50 active:bg-brand-100',
  danger: 'bg-critical text-white hover:brightness-90',
} satisfies Record<ButtonTone, string>;

const sizes = {
  sm: 'h-8 gap-1 px-3 text-sm',
  md: 'h-10 gap-1.5 px-4 text-base',
  lg: 'h-12 gap-2 px-7 text-lg',
} satisfies Record<ButtonSize, string>;

/** Class names of a button, for links that look like one. */
export const buttonClasses = (tone: ButtonTone, size: ButtonSize): string =>
  `relative inline-flex shrink-0 cursor-pointer items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${tones[tone]} ${sizes[size]}`;
