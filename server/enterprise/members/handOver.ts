import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { idempotencyKeys, orderDocuments, orders } from '#server/db/schema/orders.ts';
import { orderTemplates, savedQuotes } from '#server/db/schema/quotes.ts';

/**
 * Transfers a member's work for a company to a colleague: orders, quotes, addresses, templates and documents not
 * ordered with yet; returns the number of orders. Pass a transaction.
 */
export const handOver = async (db: Database, enterpriseId: string, from: string, to: string): Promise<number> => {
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
  for (const table of [orderTemplates, orderDocuments])
    await db.update(table).set({ userId: to }).where(eq(table.userId, from));
  // a repeated call would return an order of the company
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, from));
  return handed.length;
};
