import type { PasswordForm } from '#machines/auth/passwordChange.ts';
import { identityMessages } from '#src/features/auth/messages.ts';
import { page } from '#flows';

export const passwordFields = ['oldPassword', 'newPassword', 'passwordAgain'] as const;

/** The fields of the dialog; for an account without a password there is no field for the old one. */
export const shownFields = (hasPassword: boolean) =>
  passwordFields.filter((name) => hasPassword || name !== 'oldPassword');

/** A valid change. */
export const goodForm: PasswordForm = {
  oldPassword: 'old-secret',
  newPassword: 'Harbour-42',
  passwordAgain: 'Harbour-42',
};

/** A locator of a field of the dialog. */
export const passwordField = (name: keyof PasswordForm) =>
  page.getByLabelText(new RegExp(`^${identityMessages.password[name]}`));
