import { eq, lt } from 'drizzle-orm';
import type { Caller } from '#server/http/requests/caller.ts';
import { networkOf } from '#server/http/requests/caller.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { captchaPasses } from '#server/db/schema/codesAndLimits.ts';
import { digestOf } from '#server/config/secrets.ts';

const lifeMs = 180_000;

/** Stores a passed check for 180 s under the exact verification string that the client will build. */
export const storePass = async (
  db: Database,
  clock: Clock,
  verification: string,
  { captchaType, clientUid, network }: { captchaType: string; clientUid: string | null; network: string },
): Promise<void> => {
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await db
    .insert(captchaPasses)
    .values({ verificationHash: digestOf(verification), captchaType, clientUid, network, expiresAt });
};

/** Uses up a passed check; null if there is none, it expired, or it was passed from another network. */
export const takePass = async (
  db: Database,
  clock: Clock,
  verification: string,
  { address }: Pick<Caller, 'address'>,
): Promise<{ captchaType: string; clientUid: string | null } | null> => {
  const [pass] = await db
    .delete(captchaPasses)
    .where(eq(captchaPasses.verificationHash, digestOf(verification)))
    .returning();
  if (!pass || pass.expiresAt <= clock.now() || pass.network !== networkOf(address)) return null;
  return { captchaType: pass.captchaType, clientUid: pass.clientUid };
};

/** Deletes expired passes. */
export const cleanUpPasses = async (db: Database, now: Date): Promise<void> => {
  await db.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now));
};
