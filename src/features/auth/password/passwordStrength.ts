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
