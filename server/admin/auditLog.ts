import { and, asc, desc, eq, gte, inArray, like, lt } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Database } from '../db/database.ts';
import { auditEntries, users } from '../db/schema/identity.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { messages } from '#server/http/errors/messages.ts';

/** The filter of the audit log; `event` is a whole name or its beginning up to a dot. */
export interface AuditQuery {
  phone?: string | undefined;
  event?: string | undefined;
  since?: Date | undefined;
  limit: number;
}

const userIdOf = async (db: Database, phone: string): Promise<string> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (!user) throw new ApiError(codes.notFound, messages.accountMissing);
  return user.id;
};

/** The newest audit entries first, with masked phones; rejects a phone without an account. */
export const auditLog = async (db: Database, { phone, event, since, limit }: AuditQuery) => {
  const userId = phone === undefined ? undefined : await userIdOf(db, phone);
  const entries = await db
    .select({ entry: auditEntries, phone: users.phone })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        userId === undefined ? undefined : eq(auditEntries.userId, userId),
        event === undefined
          ? undefined
          : event.includes('.')
            ? eq(auditEntries.event, event)
            : like(auditEntries.event, `${event}.%`),
        since && gte(auditEntries.at, since),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
  return entries.map(({ entry: { at, device, address, userId: id, event: name, detail }, phone: known }) => ({
    at: at.toISOString(),
    event: name,
    userId: id,
    phone: known === null ? null : maskedPhone(known),
    address,
    device,
    detail,
  }));
};

const dayMs = 86_400_000;

/** Deletes in small batches, so that no statement locks the table for long; the rest follows at the next run. */
const [lot, lotsAtOnce] = [2_000, 50];

/** Deletes audit entries older than `days`; returns their number. */
export const trimAudit = async (db: Database, now: Date, days: number): Promise<number> => {
  const old = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.at, new Date(now.getTime() - days * dayMs)))
    .orderBy(asc(auditEntries.at))
    .limit(lot);
  let trimmed = 0;
  for (let done = 0; done < lotsAtOnce; done++) {
    const gone = await db.delete(auditEntries).where(inArray(auditEntries.id, old)).returning({ id: auditEntries.id });
    trimmed += gone.length;
    if (gone.length < lot) break;
  }
  return trimmed;
};
