import { and, eq, gte, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { auditEntries, users } from '#server/db/schema/identity.ts';
import { emailAddresses } from '#server/db/schema/notifications.ts';
import { idempotencyKeys, orderDocuments, orders } from '#server/db/schema/orders.ts';
import { orderTemplates, savedQuotes } from '#server/db/schema/quotes.ts';

/** A name that is not taken: a number follows one that is. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${Array.from(name).slice(0, 50).join('')}（${number}）`;
    if (!taken.has(free)) return free;
  }
};

/** Transfers a user's templates to a colleague, whose names stay unique: saving replaces the templates of a name. */
const handOverTemplates = async (db: Database, from: string, to: string): Promise<void> => {
  const { id, userId, name } = orderTemplates;
  const rows = await db
    .select({ id, userId, name })
    .from(orderTemplates)
    .where(inArray(userId, [from, to]));
  const taken = new Set(rows.flatMap((row) => (row.userId === to ? [row.name] : [])));
  for (const row of rows.filter((each) => each.userId === from)) {
    const free = freeName(row.name, taken);
    taken.add(free);
    await db.update(orderTemplates).set({ userId: to, name: free }).where(eq(id, row.id));
  }
};

/**
 * Transfers a member's enquiries since they joined the company; messages about those with the member's own phone then
 * reach the colleague.
 */
const handOverEnquiries = async (db: Database, enterpriseId: string, from: string, to: string): Promise<void> => {
  const [heir] = await db
    .select({ contactName: users.name, phone: users.phone, email: emailAddresses.verified })
    .from(users)
    .leftJoin(emailAddresses, eq(emailAddresses.userId, users.id))
    .where(eq(users.id, to));
  const { event, userId, at } = auditEntries;
  const [joined] = await db
    .select({ at: max(at) })
    .from(auditEntries)
    .where(and(eq(event, 'member.joined'), eq(userId, from), eq(auditEntries.enterpriseId, enterpriseId)));
  const { content, receivedAt } = enquiries;
  const isOwn = sql`${content} ->> 'phone' = (select ${users.phone} from ${users} where ${users.id} = ${from})`;
  const contact = JSON.stringify({ ...heir, email: heir?.email ?? '' });
  await db
    .update(enquiries)
    .set({ userId: to, content: sql`case when ${isOwn} then ${content} || ${contact}::jsonb else ${content} end` })
    .where(and(eq(enquiries.userId, from), joined?.at ? gte(receivedAt, joined.at) : undefined));
};

/**
 * Transfers a member's work for a company to a colleague: orders, quotes, addresses, enquiries with their offers,
 * templates and documents not ordered with yet; returns the number of orders. Pass a transaction.
 */
export const handOver = async (db: Database, enterpriseId: string, from: string, to: string): Promise<number> => {
  // docs/architecture.md states the sequence of locks
  await handOverEnquiries(db, enterpriseId, from, to);
  const handed = await db
    .update(orders)
    .set({ userId: to })
    .where(and(eq(orders.userId, from), eq(orders.enterpriseId, enterpriseId)))
    .returning({ orderNo: orders.orderNo });
  for (const table of [savedQuotes, addressEntries])
    await db
      .update(table)
      .set({ userId: to })
      .where(and(eq(table.userId, from), eq(table.enterpriseId, enterpriseId)));
  await handOverTemplates(db, from, to);
  await db.update(orderDocuments).set({ userId: to }).where(eq(orderDocuments.userId, from));
  // a repeated call would return an order of the company
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, from));
  return handed.length;
};
