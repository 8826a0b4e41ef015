import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { billingNotes, ledgerEntries, ledgerPostings, moneyReceipts } from '#server/db/schema/ledger.ts';
import { inForce, summed } from './posting.ts';

/** A company's credit balance, by its receipt or credit note. */
export const balancesOf = async (
  db: Database,
  enterpriseId: string,
): Promise<{ itemId: string; currency: Currency; amount: number }[]> => {
  const { itemId, currency, amount } = ledgerEntries;
  const rows = await db
    .select({ itemId, currency, amount: summed(amount) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.enterpriseId, enterpriseId), eq(ledgerEntries.account, 'customerBalance')))
    .groupBy(itemId, currency)
    .having(sql`sum(${amount}) < 0`);
  return rows.map((row) => ({ itemId: row.itemId!, currency: row.currency, amount: -row.amount }));
};

/** The current allocations of a company, the latest first. */
export const allocationsOf = async (db: Database, enterpriseId: string) => {
  const { currency, amount, itemId } = ledgerEntries;
  const rows = await db
    .select({ posting: ledgerPostings, currency, amount, fromId: itemId, billNo: billingNotes.noteNo })
    .from(ledgerPostings)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.postingId, ledgerPostings.id), eq(ledgerEntries.account, 'customerBalance')),
    )
    .innerJoin(billingNotes, eq(billingNotes.id, ledgerPostings.sourceId))
    .where(and(eq(ledgerPostings.enterpriseId, enterpriseId), eq(ledgerPostings.act, 'allocation'), inForce))
    .orderBy(desc(ledgerPostings.number));
  return rows.map((row) => Object.assign(row, { fromId: row.fromId! }));
};

/** The number of the receipt or credit note of a balance, by id. */
export const itemNumbersOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> => {
  const wanted = [...new Set(ids)];
  const receipts = await db
    .select({ id: moneyReceipts.id, no: moneyReceipts.receiptNo })
    .from(moneyReceipts)
    .where(inArray(moneyReceipts.id, wanted));
  const notes = await db
    .select({ id: billingNotes.id, no: billingNotes.noteNo })
    .from(billingNotes)
    .where(inArray(billingNotes.id, wanted));
  return new Map([...receipts, ...notes].map(({ id, no }) => [id, no]));
};
