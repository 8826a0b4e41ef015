import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-50 text-brand-700',
  success: 'bg-success-soft text-success',
  notice: 'bg-notice-soft text-notice',
  critical: 'bg-critical-soft text-critical',
  hazard: 'bg-hazard-soft text-hazard-ink',
} as const;

interface Props {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** A word or two about the element next to it. */
export function Badge({ tone = 'neutral', className = '', children }: Props) {
  return (
    <span
      data-tone={tone}
      className={`inline-flex items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
