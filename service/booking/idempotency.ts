import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { Database } from '#service/db/database.ts';
import { idempotencyKeys } from '#service/db/schema/orders.ts';
import { hoursLater } from '#service/support/chinaTime.ts';
import { tradeMessages } from '#service/orders/messages.ts';

/** How long a key is known; a draft that is sent again later than this makes a new order. */
export const keyHours = 72;

/** A digest of parsed content; the schema fixes the order of its fields. */
export const contentHashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

interface Claim {
  userId: string;
  key: string;
  contentHash: string;
}

/**
 * Answers a key's first answer, or makes it with `act` and keeps it. Give it the transaction that `act` writes in: a
 * second call with the same key waits for the first to commit, and a failing `act` leaves the key unused.
 */
export const onceByKey = async (
  tx: Database,
  { userId, key, contentHash }: Claim,
  now: Date,
  act: () => Promise<PlacedOrder>,
): Promise<PlacedOrder> => {
  const isClaim = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, contentHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(isClaim);
    if (first?.answer && first.contentHash === contentHash) return first.answer;
    throw new Refusal(codes.keyReused, tradeMessages.keyReused);
  }
  const answer = await act();
  await tx.update(idempotencyKeys).set({ answer }).where(isClaim);
  return answer;
};

/** Drops keys that are older than they need to be. */
export const sweepKeys = async (db: Database, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursLater(now, -keyHours)));
};
