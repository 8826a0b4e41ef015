import { and, eq, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import * as contract from '#contract/auth/password.ts';
import { openAccount } from './account.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context, SessionCredentials } from '#server/http/context.ts';
import { users } from '#server/db/schema/identity.ts';
import { handle } from '#server/http/handler.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { messages } from '#server/http/errors/messages.ts';
import { deleteLogin, deleteLogins, consumeLogin, rememberLogin } from '#server/auth/password/remembered.ts';
import { clearTries, forgiveAddress, limitAddress, limitTries } from '#server/auth/password/tries.ts';
import { rejectWeak } from '#server/auth/password/weak.ts';
import { closeSessionsOf, isFresh } from './session.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { notifyPasswordChanged } from './signInNotifications.ts';
import { queueNotice, sendNoticesSoon } from '#server/auth/sms/notices.ts';
import { proveOwnership } from './smsCodes.ts';

interface SignedIn {
  credentials: SessionCredentials;
  userName: string;
  /** The new remember-me token; null if the password is not remembered. */
  rememberToken: string | null;
}

const rejected = async (context: Context, phone: string): Promise<never> => {
  await audit(context, 'password.refused', { phone: maskedPhone(phone) });
  throw new ApiError(codes.credentialsWrong, messages.credentialsWrong);
};

const byPassword = async (
  context: Context,
  phone: string,
  digest: string,
  remember: boolean,
): Promise<SignedIn | null> => {
  const { db, passwords, remembered } = context;
  await limitTries(context, phone);
  const [known] = await db.select().from(users).where(eq(users.phone, phone));
  const stored = known?.passwordHash ?? null;
  if (!(await passwords.matches(digest, stored)) || !known || stored === null) return null;
  const passwordHash = passwords.isOutdated(stored) ? await passwords.digestOf(digest) : stored;
  return signInTransaction(context, async (within) => {
    const { db: tx } = within;
    // the password may have changed since it was compared
    const unchanged = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, known.id), eq(users.passwordVersion, known.passwordVersion)))
      .returning({ id: users.id });
    if (unchanged.length === 0) return null;
    await clearTries(tx, phone);
    await forgiveAddress(within, phone);
    await deleteLogin(tx, remembered.token());
    return {
      credentials: await replaceSession(within, known.id, 'password'),
      userName: known.name,
      rememberToken: remember ? await rememberLogin(within, known.id) : null,
    };
  });
};

const byToken = async (context: Context, phone: string, remember: boolean): Promise<SignedIn | null> => {
  const { remembered } = context;
  const consumed = await signInTransaction(context, async (within) => {
    const { db: tx } = within;
    const found = await consumeLogin(within, remembered.token(), phone);
    if (found.outcome === 'stolen') {
      await audit({ ...within, user: found }, 'handle.stolen');
      await queueNotice(within, { userId: found.userId, phone }, 'login_stolen');
    }
    if (found.outcome !== 'right') return found;
    if (!remember) await deleteLogin(tx, found.rememberToken);
    const credentials = await replaceSession(within, found.userId, 'rememberedPassword');
    return {
      outcome: found.outcome,
      credentials,
      userName: found.name,
      rememberToken: remember ? found.rememberToken : null,
    };
  });
  if (consumed.outcome === 'stolen') sendNoticesSoon(context);
  if (consumed.outcome === 'inUse') throw new ApiError(codes.conflict, messages.rememberedInUse);
  if (consumed.outcome === 'right') return consumed;
  remembered.clear();
  // remember-me tokens cannot be guessed; successful ones do not count, so that no colleague in an office is rejected
  await limitAddress(context);
  return null;
};

const passwordLogin = handle(contract.passwordLogin, async ({ userName: phone, password, remember }, context) => {
  const { cookies, remembered } = context;
  const signedIn =
    password === contract.rememberedPassword
      ? await byToken(context, phone, remember)
      : await context.passwords.inTurn(context.caller.address, () => byPassword(context, phone, password, remember));
  if (!signedIn) return rejected(context, phone);
  cookies.set(signedIn.credentials);
  if (signedIn.rememberToken === null) remembered.clear();
  else remembered.set(signedIn.rememberToken, phone);
  return { token: signedIn.credentials.token, userName: signedIn.userName };
});

const changePassword = handle(contract.changePassword, async ({ oldPassword, newPassword }, context) => {
  const { db, user, passwords, cookies, remembered } = context;
  if (oldPassword === newPassword) throw new ApiError(codes.passwordWeak, messages.passwordSame);
  await rejectWeak(user.phone, newPassword);
  await limitTries(context, user.phone);
  const [known] = await db.select().from(users).where(eq(users.id, user.userId));
  if (!known) throw new ApiError(codes.notLoggedIn, messages.notLoggedIn);
  if (known.passwordHash === null) {
    if (!(await isFresh(context, cookies.secret()))) throw new ApiError(codes.conflict, messages.firstPasswordStale);
  } else if (oldPassword === undefined || !(await passwords.matches(oldPassword, known.passwordHash))) {
    await audit(context, 'password.refused');
    throw new ApiError(codes.credentialsWrong, messages.oldPasswordWrong);
  }
  const passwordHash = await passwords.digestOf(newPassword);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, passwordVersion: known.passwordVersion + 1 })
      .where(and(eq(users.id, known.id), eq(users.passwordVersion, known.passwordVersion)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new ApiError(codes.conflict, messages.passwordChangedMeanwhile);
    await clearTries(tx, user.phone);
    await deleteLogins(tx, known.id);
    await closeSessionsOf({ ...context, db: tx }, known.id, { except: cookies.secret() });
    await audit({ ...context, db: tx }, 'password.changed');
    await queueNotice({ ...context, db: tx }, user, 'password_changed');
    await notifyPasswordChanged(tx, context.clock.now(), user.userId);
  });
  sendNoticesSoon(context);
  remembered.clear();
  return null;
});

const resetPassword = handle(contract.resetPassword, async ({ phone, code, password }, context) => {
  const { clock, passwords, cookies, remembered } = context;
  await rejectWeak(phone, password);
  await proveOwnership(context, phone, 'user_login', code);
  const passwordHash = await passwords.digestOf(password);
  const { credentials, userName } = await signInTransaction(context, async (signingIn) => {
    const { db: tx } = signingIn;
    const { userId, name, opened } = await openAccount(tx, clock, phone);
    const within = { ...signingIn, user: { userId } };
    if (opened) await audit(within, 'account.opened');
    await tx
      .update(users)
      .set({ passwordHash, passwordVersion: sql`${users.passwordVersion} + 1` })
      .where(eq(users.id, userId));
    await clearTries(tx, phone);
    await deleteLogins(tx, userId);
    await closeSessionsOf({ ...context, db: tx }, userId);
    await audit(within, 'password.reset');
    if (!opened) {
      await queueNotice(within, { userId, phone }, 'password_reset');
      await notifyPasswordChanged(within.db, within.clock.now(), userId);
    }
    return { credentials: await replaceSession(signingIn, userId, 'passwordReset'), userName: name };
  });
  sendNoticesSoon(context);
  cookies.set(credentials);
  remembered.clear();
  return { token: credentials.token, userName };
});

/** Sign-in by password, and changing or resetting it. */
export const credentialHandlers = [passwordLogin, changePassword, resetPassword];
