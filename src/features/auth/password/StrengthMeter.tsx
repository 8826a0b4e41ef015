import type { PasswordStrength } from './passwordStrength.ts';

const levels = {
  weak: { bars: 1, classes: 'bg-critical' },
  fair: { bars: 2, classes: 'bg-notice' },
  strong: { bars: 3, classes: 'bg-success' },
} satisfies Record<PasswordStrength, unknown>;

/** Three bars and a word for a password's strength. */
export function StrengthMeter({ level, text }: { level: PasswordStrength; text: string }) {
  const { bars, classes } = levels[level];
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1 w-7 rounded-sm ${bar <= bars ? classes : 'bg-line'}`} />
        ))}
      </span>
      {text}
    </span>
  );
}
