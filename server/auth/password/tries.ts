import { eq, lt, lte, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { passwordTries } from '#server/db/schema/codesAndLimits.ts';
import { messages, waitText } from '#server/http/errors/messages.ts';
import { countCall, clearCalls, isUsedUp, limitCalls, recentCalls, takeBackCalls } from '#server/auth/rateLimiter.ts';

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;

/** The message for a user who must wait this long. */
type TooMany = (wait: string) => string;

const freeTries = 10;
const longestWaitMinutes = 15;
/** After a day without attempts a phone's counter starts again. */
const forgottenAfterMs = 86_400_000;

/** How long a user counts as known at the address of the last sign-in. */
const knownSeconds = 30 * 86_400;

const addressKeys = (address: string, phone: string) => ({
  tries: `password:address:${address}`,
  seen: `password:seen:${address}:${phone}`,
  accounts: `password:accounts:${address}`,
  known: `password:known:${address}:${phone}`,
});

/** Counts a sign-in against its address: 30 per minute that failed or are still being checked. */
export const limitAddress = ({ db, clock, caller }: Dependencies): Promise<void> =>
  limitCalls(db, clock.now(), [{ key: addressKeys(caller.address, '').tries, max: 30, seconds: 60 }]);

/**
 * An address may fail to sign in to 20 accounts in an hour; repeated attempts for one account count once, and accounts
 * that signed in there within 30 days do not count.
 */
const limitAccounts = async ({ db, clock, caller }: Dependencies, phone: string, tooMany: TooMany): Promise<void> => {
  const now = clock.now();
  const keys = addressKeys(caller.address, phone);
  const seen = { key: keys.seen, max: 1, seconds: 3_600 };
  const accounts = { key: keys.accounts, max: 20, seconds: 3_600 };
  if (await isUsedUp(db, now, { key: keys.known, max: 1, seconds: knownSeconds })) return;
  const wait = await countCall(db, now, [seen, accounts]);
  if (wait > 0 && !(await isUsedUp(db, now, seen))) throw new ApiError(codes.tooMany, tooMany(waitText(wait)), wait);
};

// one statement counts and sets the wait, so that concurrent attempts are all counted
const countTry = async ({ db, clock }: Dependencies, phone: string, tooMany: TooMany): Promise<void> => {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${passwordTries.nextAt} < ${new Date(now.getTime() - forgottenAfterMs).toISOString()}::timestamptz`;
  const tries = sql`case when ${forgotten} then 1 else ${passwordTries.tries} + 1 end`;
  const minutes = sql`least(${longestWaitMinutes}, power(2, least(${tries} - ${freeTries}, 4)))`;
  const counted = await db
    .insert(passwordTries)
    .values({ phone, tries: 1, nextAt: now })
    .onConflictDoUpdate({
      target: passwordTries.phone,
      set: {
        tries,
        nextAt: sql`case when ${tries} < ${freeTries} then ${at} else ${at} + ${minutes} * interval '1 minute' end`,
      },
      setWhere: lte(passwordTries.nextAt, now),
    })
    .returning({ phone: passwordTries.phone });
  if (counted.length > 0) return;
  const [row] = await db
    .select({ nextAt: passwordTries.nextAt })
    .from(passwordTries)
    .where(eq(passwordTries.phone, phone));
  const wait = Math.max(1, Math.ceil(((row?.nextAt ?? now).getTime() - now.getTime()) / 1_000));
  throw new ApiError(codes.tooMany, tooMany(waitText(wait)), wait);
};

/**
 * Counts a password attempt for a phone before comparing, or rejects it with the time to wait: ten are free, then one
 * after 1, 2, 4, 8 and from then on 15 minutes. The lock is never permanent and does not apply to SMS codes.
 */
export const limitTries = async (
  dependencies: Dependencies,
  phone: string,
  tooMany: TooMany = messages.passwordTooMany,
): Promise<void> => {
  await limitAddress(dependencies);
  await limitAccounts(dependencies, phone, tooMany);
  await countTry(dependencies, phone, tooMany);
};

/** Clears the attempts for a phone after its owner signed in. */
export const clearTries = async (db: Database, phone: string): Promise<void> => {
  await db.delete(passwordTries).where(eq(passwordTries.phone, phone));
};

/** Removes a correct password from its address's attempts: colleagues behind one address do not use up each other's. */
export const forgiveAddress = async ({ db, clock, caller }: Dependencies, phone: string): Promise<void> => {
  const { tries, seen, accounts, known } = addressKeys(caller.address, phone);
  // locked in the order of counting, to avoid a deadlock
  const [another = []] = await recentCalls(db, clock.now(), [{ key: seen, seconds: 3_600 }]);
  await clearCalls(db, [seen]);
  await takeBackCalls(db, another.length > 0 ? [accounts, tries] : [tries]);
  await countCall(db, clock.now(), [{ key: known, max: 1, seconds: knownSeconds }]);
};

/** Deletes old attempts. */
export const cleanUpTries = async (db: Database, now: Date): Promise<void> => {
  await db.delete(passwordTries).where(lt(passwordTries.nextAt, new Date(now.getTime() - forgottenAfterMs)));
};
