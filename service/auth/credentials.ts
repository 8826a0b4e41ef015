import { and, eq, sql } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import * as contract from '#contract/auth/user.ts';
import { openAccount } from './account.ts';
import { audit } from '#service/admin/audit.ts';
import type { Context, SessionHalves } from '#service/http/context.ts';
import { users } from '#service/db/schema/identity.ts';
import { handle } from '#service/http/handler.ts';
import { maskedPhone } from '#service/http/mask.ts';
import { messages } from '#service/http/messages.ts';
import { forgetLogin, forgetLogins, redeemLogin, rememberLogin } from '#service/auth/password/remembered.ts';
import { forgetTries, forgiveAddress, limitAddress, limitTries } from '#service/auth/password/tries.ts';
import { refuseWeak } from '#service/auth/password/weak.ts';
import { closeSessionsOf, isFresh } from './session.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { queueNotice, sendNoticesSoon } from '#service/auth/sms/notices.ts';
import { proveOwnership } from './smsCodes.ts';

interface SignedIn {
  halves: SessionHalves;
  userName: string;
  /** The handle that stands for the password from now on; null where it is not remembered. */
  handle: string | null;
}

const refused = async (context: Context, phone: string): Promise<never> => {
  await audit(context, 'password.refused', { phone: maskedPhone(phone) });
  throw new Refusal(codes.credentialsWrong, messages.credentialsWrong);
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
  const kept = known?.passwordHash ?? null;
  if (!(await passwords.matches(digest, kept)) || !known || kept === null) return null;
  const passwordHash = passwords.isOutdated(kept) ? await passwords.keptAs(digest) : kept;
  return signInTransaction(context, async (within) => {
    const { db: tx } = within;
    // a password changed since it was compared opens nothing
    const unchanged = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, known.id), eq(users.passwordVersion, known.passwordVersion)))
      .returning({ id: users.id });
    if (unchanged.length === 0) return null;
    await forgetTries(tx, phone);
    await forgiveAddress(within, phone);
    await forgetLogin(tx, remembered.handle());
    return {
      halves: await replaceSession(within, known.id, 'password'),
      userName: known.name,
      handle: remember ? await rememberLogin(within, known.id) : null,
    };
  });
};

const byHandle = async (context: Context, phone: string, remember: boolean): Promise<SignedIn | null> => {
  const { remembered } = context;
  const redeemed = await signInTransaction(context, async (within) => {
    const { db: tx } = within;
    const found = await redeemLogin(within, remembered.handle(), phone);
    if (found.outcome === 'stolen') {
      await audit({ ...within, user: found }, 'handle.stolen');
      await queueNotice(within, { userId: found.userId, phone }, 'login_stolen');
    }
    if (found.outcome !== 'right') return found;
    if (!remember) await forgetLogin(tx, found.handle);
    const halves = await replaceSession(within, found.userId, 'rememberedPassword');
    return { outcome: found.outcome, halves, userName: found.name, handle: remember ? found.handle : null };
  });
  if (redeemed.outcome === 'stolen') sendNoticesSoon(context);
  if (redeemed.outcome === 'inUse') throw new Refusal(codes.conflict, messages.rememberedInUse);
  if (redeemed.outcome === 'right') return redeemed;
  remembered.clear();
  // a handle is not guessed; the right ones of an office do not count, so that none of them is refused
  await limitAddress(context);
  return null;
};

const passwordLogin = handle(contract.passwordLogin, async ({ userName: phone, password, remember }, context) => {
  const { cookies, remembered } = context;
  const signedIn =
    password === contract.rememberedPassword
      ? await byHandle(context, phone, remember)
      : await context.passwords.inTurn(context.caller.address, () => byPassword(context, phone, password, remember));
  if (!signedIn) return refused(context, phone);
  cookies.keep(signedIn.halves);
  if (signedIn.handle === null) remembered.clear();
  else remembered.keep(signedIn.handle, phone);
  return { token: signedIn.halves.token, userName: signedIn.userName };
});

const changePassword = handle(contract.changePassword, async ({ oldPassword, newPassword }, context) => {
  const { db, user, passwords, cookies, remembered } = context;
  if (oldPassword === newPassword) throw new Refusal(codes.passwordWeak, messages.passwordSame);
  await refuseWeak(user.phone, newPassword);
  await limitTries(context, user.phone);
  const [known] = await db.select().from(users).where(eq(users.id, user.userId));
  if (!known) throw new Refusal(codes.notLoggedIn, messages.notLoggedIn);
  if (known.passwordHash === null) {
    if (!(await isFresh(context, cookies.secret()))) throw new Refusal(codes.conflict, messages.firstPasswordStale);
  } else if (oldPassword === undefined || !(await passwords.matches(oldPassword, known.passwordHash))) {
    await audit(context, 'password.refused');
    throw new Refusal(codes.credentialsWrong, messages.oldPasswordWrong);
  }
  const passwordHash = await passwords.keptAs(newPassword);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, passwordVersion: known.passwordVersion + 1 })
      .where(and(eq(users.id, known.id), eq(users.passwordVersion, known.passwordVersion)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new Refusal(codes.conflict, messages.passwordChangedMeanwhile);
    await forgetTries(tx, user.phone);
    await forgetLogins(tx, known.id);
    await closeSessionsOf({ ...context, db: tx }, known.id, { except: cookies.secret() });
    await audit({ ...context, db: tx }, 'password.changed');
    await queueNotice({ ...context, db: tx }, user, 'password_changed');
  });
  sendNoticesSoon(context);
  remembered.clear();
  return null;
});

const resetPassword = handle(contract.resetPassword, async ({ phone, code, password }, context) => {
  const { clock, passwords, cookies, remembered } = context;
  await refuseWeak(phone, password);
  await proveOwnership(context, phone, 'user_login', code);
  const passwordHash = await passwords.keptAs(password);
  const { halves, userName } = await signInTransaction(context, async (signingIn) => {
    const { db: tx } = signingIn;
    const { userId, name, opened } = await openAccount(tx, clock, phone);
    const within = { ...signingIn, user: { userId } };
    if (opened) await audit(within, 'account.opened');
    await tx
      .update(users)
      .set({ passwordHash, passwordVersion: sql`${users.passwordVersion} + 1` })
      .where(eq(users.id, userId));
    await forgetTries(tx, phone);
    await forgetLogins(tx, userId);
    await closeSessionsOf({ ...context, db: tx }, userId);
    await audit(within, 'password.reset');
    if (!opened) await queueNotice(within, { userId, phone }, 'password_reset');
    return { halves: await replaceSession(signingIn, userId, 'passwordReset'), userName: name };
  });
  sendNoticesSoon(context);
  cookies.keep(halves);
  remembered.clear();
  return { token: halves.token, userName };
});

/** Sign-in by password, and the ways to another one. */
export const credentialHandlers = [passwordLogin, changePassword, resetPassword];
