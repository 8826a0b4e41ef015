import { eq, lt, lte, sql } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { passwordTries } from '#service/db/schema/identity.ts';
import { messages, waitInWords } from '#service/http/messages.ts';
import { countCall, forgetCalls, isUsedUp, limitCalls, recentCalls, takeBackCalls } from '#service/auth/rateLimiter.ts';

type World = Pick<Context, 'db' | 'clock' | 'caller'>;

const freeTries = 10;
const longestWaitMinutes = 15;
/** A phone whose password nobody tried for a day starts afresh. */
const forgottenAfterMs = 86_400_000;

/** So long a user is known at the address of the last sign-in. */
const knownSeconds = 30 * 86_400;

const addressKeys = (address: string, phone: string) => ({
  tries: `password:address:${address}`,
  seen: `password:seen:${address}:${phone}`,
  accounts: `password:accounts:${address}`,
  known: `password:known:${address}:${phone}`,
});

/** Counts a sign-in against its address: 30 in a minute that were not right, or are not judged yet. */
export const limitAddress = ({ db, clock, caller }: World): Promise<void> =>
  limitCalls(db, clock.now(), [{ key: addressKeys(caller.address, '').tries, max: 30, seconds: 60 }]);

/**
 * An address may try 20 accounts in an hour that it does not get into; one that it tried within the hour is not another
 * one, and one that signed in there within 30 days is none of them.
 */
const limitAccounts = async ({ db, clock, caller }: World, phone: string): Promise<void> => {
  const now = clock.now();
  const keys = addressKeys(caller.address, phone);
  const seen = { key: keys.seen, max: 1, seconds: 3_600 };
  const accounts = { key: keys.accounts, max: 20, seconds: 3_600 };
  if (await isUsedUp(db, now, { key: keys.known, max: 1, seconds: knownSeconds })) return;
  const wait = await countCall(db, now, [seen, accounts]);
  if (wait > 0 && !(await isUsedUp(db, now, seen)))
    throw new Refusal(codes.tooMany, messages.passwordTooMany(waitInWords(wait)), wait);
};

// one statement counts and sets the wait, so that fifty tries at once are fifty
const countTry = async ({ db, clock }: World, phone: string): Promise<void> => {
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
  throw new Refusal(codes.tooMany, messages.passwordTooMany(waitInWords(wait)), wait);
};

/**
 * Counts one password tried for a phone before it is compared, or refuses it with the time to wait: ten are free, then
 * one after 1, 2, 4, 8 and ever after 15 minutes. Never for good, and a valid SMS code does not ask here.
 */
export const limitTries = async (world: World, phone: string): Promise<void> => {
  await limitAddress(world);
  await limitAccounts(world, phone);
  await countTry(world, phone);
};

/** Forgets what was tried for a phone, when its owner has come in. */
export const forgetTries = async (db: Database, phone: string): Promise<void> => {
  await db.delete(passwordTries).where(eq(passwordTries.phone, phone));
};

/** Takes a right password back from its address's tries: colleagues behind one address do not use them up for each other. */
export const forgiveAddress = async ({ db, clock, caller }: World, phone: string): Promise<void> => {
  const { tries, seen, accounts, known } = addressKeys(caller.address, phone);
  // in the order in which they are counted, so that neither waits for the other in a circle
  const [another = []] = await recentCalls(db, clock.now(), [{ key: seen, seconds: 3_600 }]);
  await forgetCalls(db, [seen]);
  await takeBackCalls(db, another.length > 0 ? [accounts, tries] : [tries]);
  await countCall(db, clock.now(), [{ key: known, max: 1, seconds: knownSeconds }]);
};

/** Drops what was tried long ago. */
export const sweepTries = async (db: Database, now: Date): Promise<void> => {
  await db.delete(passwordTries).where(lt(passwordTries.nextAt, new Date(now.getTime() - forgottenAfterMs)));
};
