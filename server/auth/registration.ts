import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { consentVersions, register as contract } from '#contract/auth/user.ts';
import { openAccount } from './account.ts';
import { audit } from '#server/admin/audit.ts';
import { consents as stored } from '#server/db/schema/identity.ts';
import { handle } from '#server/http/handler.ts';
import { messages } from '#server/http/errors/messages.ts';
import { rejectWeak } from '#server/auth/password/weak.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { proveOwnership } from './smsCodes.ts';

/** Registration: only the owner, who has just proved ownership, learns that a phone is already registered. */
export const register = handle(contract, async (input, context) => {
  const { phone, code, password, accountType, consents, shareConsent } = input;
  const { clock, passwords, cookies } = context;
  await rejectWeak(phone, password);
  await proveOwnership(context, phone, 'user_sign', code);
  const passwordHash = await passwords.digestOf(password);
  const given = [...new Set(consents), ...(shareConsent ? (['share'] as const) : [])];
  const { credentials, userName } = await signInTransaction(context, async (signingIn) => {
    const { db: tx } = signingIn;
    const { userId, name, opened } = await openAccount(tx, clock, phone, { accountType, passwordHash });
    if (!opened) throw new ApiError(codes.phoneRegistered, messages.phoneRegistered);
    const at = clock.now();
    await tx
      .insert(stored)
      .values(given.map((consent) => ({ userId, consent, version: consentVersions[consent], at })));
    const within = { ...signingIn, user: { userId } };
    await audit(within, 'account.opened', { accountType });
    await audit(within, 'consent.given', {
      consents: given.map((consent) => `${consent}@${consentVersions[consent]}`).join(' '),
    });
    return { credentials: await replaceSession(signingIn, userId, 'registration'), userName: name };
  });
  cookies.set(credentials);
  return { token: credentials.token, userName };
});
