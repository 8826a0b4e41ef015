import { and, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/auth/emailLogin.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { emailAddresses } from '#server/db/schema/notifications.ts';
import type { Context } from '#server/http/context.ts';
import { handle } from '#server/http/handler.ts';
import { maskedEmail } from '#server/http/logging/mask.ts';
import { messages } from '#server/http/errors/messages.ts';
import { notificationMessages } from '#server/notifications/messages.ts';
import { takeCaptcha } from './captcha/takeCaptcha.ts';
import { clearTries } from './password/tries.ts';
import { clearCalls, countCall, limitCalls } from './rateLimiter.ts';
import { replaceSession, signInTransaction } from './signIn.ts';
import { consumeCode, issueCode, voidCode } from './smsCodes.ts';
import { emailPauseKey, emailRates, verifiedAt, verifiedRates } from './smsLimits.ts';

const purpose = 'email_login';

/** The account that has verified an address. */
const ownerOf = async (db: Database, email: string) => {
  const [owner] = await db
    .select({ userId: users.id, name: users.name, phone: users.phone })
    .from(emailAddresses)
    .innerJoin(users, eq(users.id, emailAddresses.userId))
    .where(and(eq(emailAddresses.verified, email), isNull(users.closedAt)));
  return owner;
};

/** Mails a code to its owner; an address that nobody has verified gets none. */
const mailCode = async (context: Context, email: string, code: string): Promise<void> => {
  const { db, mail, log } = context;
  const owner = await ownerOf(db, email);
  if (!owner) return;
  try {
    const { signInSubject: subject, signInText } = notificationMessages;
    await mail.send({ to: email, subject, text: signInText(code) });
    await audit({ ...context, user: owner }, 'emailCode.sent', { email: maskedEmail(email) });
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'a sign-in code was not mailed');
    await voidCode(context, email, purpose);
    await clearCalls(db, [emailPauseKey(email)]);
  }
};

/** The response does not wait for the mail: time and text are the same for an address without an account. */
const sendEmailCode = handle(contract.sendEmailCode, async ({ email, captchaVerification }, context) => {
  const { db, clock, caller, mail, log } = context;
  if (!mail.isOn) throw new ApiError(codes.unavailable, notificationMessages.signInOff);
  const { clientUid } = await takeCaptcha(context, captchaVerification);
  const rates = emailRates(email, caller, clientUid, await verifiedAt(db, clock.now(), caller));
  await limitCalls(db, clock.now(), rates, messages.smsTooMany);
  const code = await issueCode(context, email, purpose);
  mailCode(context, email, code).catch((error: unknown) => log.error({ err: error }, 'a sign-in code was not mailed'));
  return { resendAfterSeconds: limits.smsResendSeconds };
});

const emailLogin = handle(contract.emailLogin, async ({ email, code }, context) => {
  const { db, clock, caller, cookies } = context;
  await limitCalls(db, clock.now(), [{ key: `login:address:${caller.address}`, max: 120, seconds: 60 }]);
  const isRight = await consumeCode(context, email, purpose, code);
  const signedIn = await signInTransaction(context, async (within) => {
    const owner = isRight && (await ownerOf(within.db, email));
    if (!owner) return undefined;
    await clearTries(within.db, owner.phone);
    return { credentials: await replaceSession(within, owner.userId, 'emailCode'), userName: owner.name };
  });
  if (!signedIn) {
    await audit(context, 'emailCode.refused', { email: maskedEmail(email) });
    throw new ApiError(codes.smsCodeWrong, messages.smsCodeWrong);
  }
  await countCall(db, clock.now(), verifiedRates(email, caller));
  cookies.set(signedIn.credentials);
  return { token: signedIn.credentials.token, userName: signedIn.userName };
});

/** Sign-in by a code that is mailed to a verified address. */
export const emailHandlers = [sendEmailCode, emailLogin];
