import { and, eq, lt } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import type { Context } from '#service/http/context.ts';
import type { Database } from '#service/db/database.ts';
import { rememberedLogins, users } from '#service/db/schema/identity.ts';
import { digestOf, randomToken } from '#service/config/secrets.ts';

const lifeMs = limits.rememberedPasswordDays * 86_400_000;
/** Two windows may send the same handle; the second one is turned away for this long before it counts as theft. */
const graceMs = 10_000;

type World = Pick<Context, 'db' | 'clock' | 'caller'>;

const partsOf = (handle: string): { selector: string; validator: string } | null => {
  const [, selector, validator] = /^([\w-]{22})\.([\w-]{43})$/.exec(handle) ?? [];
  return selector !== undefined && validator !== undefined ? { selector, validator } : null;
};

/** Makes a handle `selector.validator` that stands for a user's password for 30 days. */
export const rememberLogin = async ({ db, clock, caller }: World, userId: string): Promise<string> => {
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

/** Forgets the handle that a browser sent. */
export const forgetLogin = async (db: Database, handle: string | undefined): Promise<void> => {
  const parts = partsOf(handle ?? '');
  if (parts) await db.delete(rememberedLogins).where(eq(rememberedLogins.selector, parts.selector));
};

/** Forgets every handle of a user. */
export const forgetLogins = async (db: Database, userId: string): Promise<void> => {
  await db.delete(rememberedLogins).where(eq(rememberedLogins.userId, userId));
};

/** A handle that was used by it, with the one that takes its place; or why it opens nothing. */
export type Redeemed =
  | { outcome: 'right'; userId: string; name: string; handle: string }
  | { outcome: 'unknown' | 'inUse' }
  | { outcome: 'stolen'; userId: string };

/**
 * Uses a handle of this phone and puts a fresh validator in its place. A validator that was never this handle's, or was
 * before its last use, is somebody else's copy: all handles of the user are gone then. Give it a transaction.
 */
export const redeemLogin = async (
  { db, clock }: World,
  handle: string | undefined,
  phone: string,
): Promise<Redeemed> => {
  const parts = partsOf(handle ?? '');
  if (!parts) return { outcome: 'unknown' };
  const { selector, validator } = parts;
  const now = clock.now();
  const ofHandle = eq(rememberedLogins.selector, selector);
  // the account before the handle, as a change of the password takes them: neither waits for the other in a circle
  const [owner] = await db
    .select({ userId: users.id, name: users.name, phone: users.phone })
    .from(users)
    .innerJoin(rememberedLogins, eq(rememberedLogins.userId, users.id))
    .where(ofHandle)
    .for('update', { of: users });
  if (!owner || owner.phone !== phone) return { outcome: 'unknown' };
  const [kept] = await db.select().from(rememberedLogins).where(ofHandle);
  if (!kept || kept.expiresAt <= now) return { outcome: 'unknown' };
  const given = digestOf(validator);
  if (kept.validatorHash === given) {
    const fresh = randomToken(256);
    await db
      .update(rememberedLogins)
      .set({
        validatorHash: digestOf(fresh),
        previousHash: given,
        rotatedAt: now,
        expiresAt: new Date(now.getTime() + lifeMs),
      })
      .where(and(ofHandle, eq(rememberedLogins.validatorHash, given)));
    return { outcome: 'right', userId: owner.userId, name: owner.name, handle: `${selector}.${fresh}` };
  }
  if (kept.previousHash === given && now.getTime() - kept.rotatedAt.getTime() <= graceMs) return { outcome: 'inUse' };
  await forgetLogins(db, owner.userId);
  return { outcome: 'stolen', userId: owner.userId };
};

/** Drops handles that are over. */
export const sweepLogins = async (db: Database, now: Date): Promise<void> => {
  await db.delete(rememberedLogins).where(lt(rememberedLogins.expiresAt, now));
};
