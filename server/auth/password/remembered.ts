import { and, eq, lt } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { rememberedLogins, users } from '#server/db/schema/identity.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';

const lifeMs = limits.rememberedPasswordDays * 86_400_000;
/** Two tabs may send the same token; the second is rejected without counting as theft for this long. */
const graceMs = 10_000;

type Dependencies = Pick<Context, 'db' | 'clock' | 'caller'>;

const partsOf = (rememberToken: string): { selector: string; validator: string } | null => {
  const [, selector, validator] = /^([\w-]{22})\.([\w-]{43})$/.exec(rememberToken) ?? [];
  return selector !== undefined && validator !== undefined ? { selector, validator } : null;
};

/** Issues a remember-me token `selector.validator` that replaces a user's password for 30 days. */
export const rememberLogin = async ({ db, clock, caller }: Dependencies, userId: string): Promise<string> => {
  const [selector, validator, now] = [randomToken(128), randomToken(256), clock.now()];
  await db.insert(rememberedLogins).values({
    selector,
    validatorHash: digestOf(validator),
    rotatedAt: now,
    userId,
    device: caller.userAgent.slice(0, 200),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return `${selector}.${validator}`;
};

/** Deletes the remember-me token that a browser sent. */
export const deleteLogin = async (db: Database, rememberToken: string | undefined): Promise<void> => {
  const parts = partsOf(rememberToken ?? '');
  if (parts) await db.delete(rememberedLogins).where(eq(rememberedLogins.selector, parts.selector));
};

/** Deletes every remember-me token of a user. */
export const deleteLogins = async (db: Database, userId: string): Promise<void> => {
  await db.delete(rememberedLogins).where(eq(rememberedLogins.userId, userId));
};

/** A used remember-me token with its replacement; or why it is rejected. */
export type ConsumedLogin =
  | { outcome: 'right'; userId: string; name: string; rememberToken: string }
  | { outcome: 'unknown' | 'inUse' }
  | { outcome: 'stolen'; userId: string };

/**
 * Uses a remember-me token of this phone and replaces its validator. A wrong validator, or one from before the last
 * use, is a stolen copy: all tokens of the user are then deleted. Pass a transaction.
 */
export const consumeLogin = async (
  { db, clock }: Dependencies,
  rememberToken: string | undefined,
  phone: string,
): Promise<ConsumedLogin> => {
  const parts = partsOf(rememberToken ?? '');
  if (!parts) return { outcome: 'unknown' };
  const { selector, validator } = parts;
  const now = clock.now();
  const ofToken = eq(rememberedLogins.selector, selector);
  // locks the account before the token, as a change of the password does, to avoid a deadlock
  const [owner] = await db
    .select({ userId: users.id, name: users.name, phone: users.phone })
    .from(users)
    .innerJoin(rememberedLogins, eq(rememberedLogins.userId, users.id))
    .where(ofToken)
    .for('update', { of: users });
  if (!owner || owner.phone !== phone) return { outcome: 'unknown' };
  const [stored] = await db.select().from(rememberedLogins).where(ofToken);
  if (!stored || stored.expiresAt <= now) return { outcome: 'unknown' };
  const given = digestOf(validator);
  if (stored.validatorHash === given) {
    const fresh = randomToken(256);
    await db
      .update(rememberedLogins)
      .set({
        validatorHash: digestOf(fresh),
        previousHash: given,
        rotatedAt: now,
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      .where(and(ofToken, eq(rememberedLogins.validatorHash, given)));
    return { outcome: 'right', userId: owner.userId, name: owner.name, rememberToken: `${selector}.${fresh}` };
  }
  if (stored.previousHash === given && now.getTime() - stored.rotatedAt.getTime() <= graceMs)
    return { outcome: 'inUse' };
  await deleteLogins(db, owner.userId);
  return { outcome: 'stolen', userId: owner.userId };
};

/** Deletes expired tokens. */
export const cleanUpLogins = async (db: Database, now: Date): Promise<void> => {
  await db.delete(rememberedLogins).where(lt(rememberedLogins.expiresAt, now));
};
