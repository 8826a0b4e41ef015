import { randomBytes, randomInt } from 'node:crypto';
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { captchaChallenges } from '#server/db/schema/codesAndLimits.ts';

const lifeMs = 120_000;
/** A proof of work takes a slow phone over a minute, and six times as long over plain http (server/README.md). */
const proofOfWorkLifeMs = 900_000;
const lifeOf = (captchaType: string): number => (captchaType === 'effort' ? proofOfWorkLifeMs : lifeMs);
const storedMax = 10_000;

export type Challenge = typeof captchaChallenges.$inferSelect;

/** Deletes expired challenges, and the oldest above the limit. */
export const cleanUpChallenges = async (db: Database, now: Date, bound = storedMax): Promise<void> => {
  const { drawnAt, captchaType } = captchaChallenges;
  const createdBefore = (ms: number) => lt(drawnAt, new Date(now.getTime() - ms));
  await db
    .delete(captchaChallenges)
    .where(or(createdBefore(proofOfWorkLifeMs), and(createdBefore(lifeMs), ne(captchaType, 'effort'))));
  const oldest = db
    .select({ token: captchaChallenges.token })
    .from(captchaChallenges)
    .orderBy(desc(captchaChallenges.drawnAt))
    .offset(bound);
  await db.delete(captchaChallenges).where(inArray(captchaChallenges.token, oldest));
};

const at = sql.placeholder;

const insertChallenge = statement((db) =>
  db.insert(captchaChallenges).values({
    token: at('token'),
    captchaType: at('captchaType'),
    secretKey: at('secretKey'),
    answer: at('answer'),
    clientUid: at('clientUid'),
    network: at('network'),
    drawnAt: at('drawnAt'),
  }),
);

/** Stores a challenge under a new token of 32 hex digits. */
export const storeChallenge = async (
  db: Database,
  clock: Clock,
  challenge: Pick<Challenge, 'captchaType' | 'secretKey' | 'answer' | 'clientUid' | 'network'>,
): Promise<string> => {
  const token = randomBytes(16).toString('hex');
  const drawnAt = clock.now();
  await insertChallenge(db, { token, drawnAt, ...challenge });
  if (randomInt(64) === 0) await cleanUpChallenges(db, drawnAt);
  return token;
};

/** Uses up a challenge, whether or not the answer is correct; null if it is unknown, used or expired. */
export const takeChallenge = async (
  db: Database,
  clock: Clock,
  token: string,
): Promise<(Challenge & { ageMs: number }) | null> => {
  const [challenge] = await db.delete(captchaChallenges).where(eq(captchaChallenges.token, token)).returning();
  if (!challenge) return null;
  const ageMs = clock.now().getTime() - challenge.drawnAt.getTime();
  return ageMs <= lifeOf(challenge.captchaType) ? { ...challenge, ageMs } : null;
};
