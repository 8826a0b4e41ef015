import { codes } from './apiError.ts';

/** The result codes of a call that succeeded. */
export const successCodes: readonly string[] = [codes.ok, codes.okShort, codes.okAlternative];

/** The result codes of a call whose session has ended. */
export const expiryCodes: readonly string[] = [codes.notLoggedIn, codes.unauthorized, codes.passwordChanged];
