import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { Database } from '#server/db/database.ts';
import { idempotencyKeys } from '#server/db/schema/orders.ts';
import { hoursLater } from '#server/support/chinaTime.ts';
import { tradeMessages } from '#server/orders/messages.ts';

/** How long a key is valid; a draft sent again later creates a new order. */
export const keyHours = 72;

/** A digest of parsed content; the schema fixes the order of its fields. */
export const contentHashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

export interface Claim {
  userId: string;
  key: string;
  contentHash: string;
}

const ofKey = ({ userId, key }: Claim) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** The stored response of a key; undefined if the key is new. Rejects a key with other content. */
export const firstResponse = async (db: Database, claim: Claim): Promise<PlacedOrder | undefined> => {
  const [first] = await db.select().from(idempotencyKeys).where(ofKey(claim));
  if (first === undefined) return undefined;
  if (first.response && first.contentHash === claim.contentHash) return first.response;
  throw new ApiError(codes.keyReused, tradeMessages.keyReused);
};

/**
 * Returns the stored response of a key, or runs `act` and stores its response. Pass the transaction that `act` writes
 * in: a second call with the same key waits for the first to commit, and a failing `act` leaves the key unused.
 */
export const onceByKey = async (
  tx: Database,
  claim: Claim,
  now: Date,
  place: () => Promise<PlacedOrder>,
): Promise<PlacedOrder> => {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const first = await firstResponse(tx, claim);
    if (first) return first;
    throw new ApiError(codes.keyReused, tradeMessages.keyReused);
  }
  const response = await place();
  await tx.update(idempotencyKeys).set({ response }).where(ofKey(claim));
  return response;
};

/** Deletes expired keys. */
export const cleanUpKeys = async (db: Database, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursLater(now, -keyHours)));
};
