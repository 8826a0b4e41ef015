export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** The strength of a password by length, variety and number of different characters; advice only. */
export const strengthOf = (password: string): PasswordStrength => {
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  const points =
    (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 1 : 0) + (variety >= 2 ? 1 : 0) + (variety >= 3 ? 1 : 0);
  if (different < 5 || points < 2) return 'weak';
  return points < 4 ? 'fair' : 'strong';
};

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
