import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import { accountEmail } from '#contract/auth/emailLogin.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { acceptedKeys, keyedDigestOf, sameDigest } from '#server/config/secrets.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { emailAddresses, notifications } from '#server/db/schema/notifications.ts';
import type { NotificationKind } from './kinds.ts';
import { notificationMessages } from './messages.ts';

const lifeMs = 10 * 60_000;
const triesMax = 5;
const hourSeconds = 3_600;
const codesAnHour = 5;

type EmailContext = Pick<Context<SignedInUser>, 'db' | 'clock' | 'secret' | 'mail' | 'user' | 'caller' | 'log'>;

const digestOf = (key: string, userId: string, address: string, code: string): string =>
  keyedDigestOf(key, `email-code|${userId}|${address}|${code}`);

/** An address in its stored form; null if it is invalid. */
export const emailOf = (typed: unknown): string | null => accountEmail.safeParse(typed).data ?? null;

/** The e-mail address of a user: the verified one, and the one that waits for its code. */
export const emailAddressOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<{ verified: string | null; pending: string | null }> => {
  const [row] = await db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId));
  const isOpen = row?.codeExpiresAt && row.codeExpiresAt > clock.now() && row.codeTries < triesMax;
  return { verified: row?.verified ?? null, pending: isOpen ? row.pending : null };
};

/** Mails a code to an address that the user wants to use; five an hour. It invalidates the previous code. */
export const requestEmail = async (context: EmailContext, typed: unknown): Promise<void> => {
  const { db, clock, secret, mail, user, caller } = context;
  if (!mail.isOn) throw new ApiError(codes.unavailable, notificationMessages.mailOff);
  const pending = emailOf(typed);
  if (pending === null) throw new ApiError(codes.badInput, notificationMessages.emailWrong);
  await limitCalls(db, clock.now(), [
    { key: `email:user:${user.userId}`, max: codesAnHour, seconds: hourSeconds },
    { key: `email:to:${pending}`, max: codesAnHour, seconds: hourSeconds },
    { key: `email:address:${caller.address}`, max: codesAnHour * 4, seconds: hourSeconds },
  ]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    pending,
    codeHash: digestOf(secret.current, user.userId, pending, code),
    codeTries: 0,
    codeExpiresAt: new Date(clock.now().getTime() + lifeMs),
  };
  await db
    .insert(emailAddresses)
    .values({ userId: user.userId, ...fresh })
    .onConflictDoUpdate({ target: emailAddresses.userId, set: fresh });
  try {
    await mail.send({
      to: pending,
      subject: notificationMessages.codeSubject,
      text: notificationMessages.codeText(code),
    });
  } catch (error) {
    await db
      .update(emailAddresses)
      .set({ codeHash: null, codeExpiresAt: null })
      .where(eq(emailAddresses.userId, user.userId));
    context.log.warn({ err: error }, 'a code was not mailed');
    throw new ApiError(codes.unavailable, notificationMessages.mailFailed);
  }
};

/** An attacker who took over an account must not redirect its warnings: these go to the former address. */
const warnings = ['password.changed', 'signIn.newDevice'] as const satisfies NotificationKind[];

/** The e-mail to a user that is queued, or failed and may be retried, except warnings. */
const unsentTo = (userId: string) =>
  and(
    eq(notifications.userId, userId),
    eq(notifications.channel, 'email'),
    ne(notifications.status, 'sent'),
    notInArray(notifications.kind, warnings),
  );

/**
 * Verifies the pending address by its code, five tries; unsent e-mail goes there as well, except warnings. Rejects an
 * address that another account has verified.
 */
export const verifyEmail = async (context: EmailContext, code: string): Promise<void> => {
  const { db, clock, secret, user } = context;
  const own = eq(emailAddresses.userId, user.userId);
  // the try counts before the codes are compared
  const [row] = await db
    .update(emailAddresses)
    .set({ codeTries: sql`${emailAddresses.codeTries} + 1` })
    .where(and(own, lt(emailAddresses.codeTries, triesMax), gt(emailAddresses.codeExpiresAt, clock.now())))
    .returning();
  const { pending, codeHash } = row ?? {};
  const isRight =
    pending &&
    codeHash &&
    acceptedKeys(secret).some((key) => sameDigest(codeHash, digestOf(key, user.userId, pending, code)));
  if (!isRight) throw new ApiError(codes.smsCodeWrong, notificationMessages.codeWrong);
  const [other] = await db
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(eq(emailAddresses.verified, pending));
  if (other && other.userId !== user.userId) throw new ApiError(codes.conflict, notificationMessages.emailTaken);
  await db
    .update(emailAddresses)
    .set({ verified: pending, pending: null, codeHash: null, codeExpiresAt: null })
    .where(own);
  await db.update(notifications).set({ recipient: pending }).where(unsentTo(user.userId));
};

/** Removes the user's address; only queued warnings are still mailed to it. */
export const removeEmail = async ({ db, user }: EmailContext): Promise<void> => {
  await db.delete(emailAddresses).where(eq(emailAddresses.userId, user.userId));
  await db.delete(notifications).where(unsentTo(user.userId));
};
