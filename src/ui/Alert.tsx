import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

const tones = {
  info: { classes: 'border-brand-200 bg-brand-50', sign: 'text-brand-600', Icon: Info },
  success: { classes: 'border-success/40 bg-success-soft', sign: 'text-success', Icon: CircleCheck },
  notice: { classes: 'border-notice/40 bg-notice-soft', sign: 'text-notice', Icon: TriangleAlert },
  critical: { classes: 'border-critical/40 bg-critical-soft', sign: 'text-critical', Icon: CircleAlert },
} as const;

interface Props {
  tone: keyof typeof tones;
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A message in the page; a critical one is announced when it appears. */
export function Alert({ tone, title, action, className = '', children }: Props) {
  const { classes, sign, Icon } = tones[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : undefined}
      data-tone={tone}
      className={`flex items-start gap-2.5 rounded-md border px-3.5 py-2.5 text-base ${classes} ${className}`}
    >
      <Icon className={`mt-[3px] size-4 shrink-0 ${sign}`} />
      {/* on a phone the action is below the text */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2">
        <div className="min-w-0 flex-[1_1_13rem]">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
