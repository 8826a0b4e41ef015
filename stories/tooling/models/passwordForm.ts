import type { PasswordForm } from '#machines/auth/passwordChange.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { page } from '#stories/tooling/player/hand.ts';

export const passwordFields = ['oldPassword', 'newPassword', 'passwordAgain'] as const;

/** The fields of the dialog: an account without a password has no old one to give. */
export const shownFields = (hasPassword: boolean) =>
  passwordFields.filter((name) => hasPassword || name !== 'oldPassword');

/** A change that nothing is wrong with. */
export const goodForm: PasswordForm = {
  oldPassword: 'old-secret',
  newPassword: 'Harbour-42',
  passwordAgain: 'Harbour-42',
};

/** A field of the dialog as a person finds it. */
export const passwordField = (name: keyof PasswordForm) =>
  page.getByLabelText(new RegExp(`^${identityCopy.password[name]}`));
