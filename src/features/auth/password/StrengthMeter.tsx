import type { PasswordStrength } from './passwordStrength.ts';

const levels = {
  weak: { bars: 1, look: 'bg-critical' },
  fair: { bars: 2, look: 'bg-notice' },
  strong: { bars: 3, look: 'bg-success' },
} satisfies Record<PasswordStrength, unknown>;

/** Three bars and a word: how hard a password is to guess. */
export function StrengthMeter({ level, words }: { level: PasswordStrength; words: string }) {
  const { bars, look } = levels[level];
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1 w-7 rounded-sm ${bar <= bars ? look : 'bg-line'}`} />
        ))}
      </span>
      {words}
    </span>
  );
}
