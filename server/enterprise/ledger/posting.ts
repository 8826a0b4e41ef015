import { asc, eq, sql } from 'drizzle-orm';
import type { LedgerEntry } from '#contract/enterprise/ledger/postings.ts';
import { isBalanced, reversalPosting } from '#contract/enterprise/ledger/postings.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Database } from '#server/db/database.ts';
import { ledgerEntries, ledgerPostings } from '#server/db/schema/ledger.ts';
import { queueBillDeliveries } from '#server/enterprise/webhooks/queue.ts';
import { creditMessages as messages } from './messages.ts';

/** The subject of a posting. */
export interface Posting {
  act: (typeof ledgerPostings.$inferInsert)['act'];
  text: string;
  enterpriseId: string | null;
  sourceId: string;
  /** Its booking day in China; the day of `at` by default. */
  day?: string;
  reversesId?: string;
  staffId: string | null;
  at: Date;
}

/**
 * Writes a posting with its entries and queues webhooks; returns its id. Pass the command's transaction; the database
 * checks the sum at its end.
 */
export const post = async (db: Database, of: Posting, entries: readonly LedgerEntry[]): Promise<string> => {
  if (!isBalanced(entries)) throw new Error(`a posting is not balanced: ${JSON.stringify(entries)}`);
  const [made] = await db
    .insert(ledgerPostings)
    .values({ ...of, day: of.day ?? chinaDayOf(of.at), entries: entries.length })
    .returning({ id: ledgerPostings.id });
  const postingId = made!.id;
  await db
    .insert(ledgerEntries)
    .values(entries.map((entry, index) => Object.assign({}, entry, { postingId, position: index + 1 })));
  const bills = new Set(entries.flatMap(({ account, itemId }) => (account === 'receivable' && itemId ? [itemId] : [])));
  if (of.enterpriseId !== null)
    await queueBillDeliveries(db, { enterpriseId: of.enterpriseId, postingId, at: of.at }, [...bills]);
  return postingId;
};

/** Reverses a posting on the day of the command. */
export const reverse = async (
  db: Database,
  {
    id,
    text,
    enterpriseId,
    sourceId,
  }: Pick<typeof ledgerPostings.$inferSelect, 'id' | 'text' | 'enterpriseId' | 'sourceId'>,
  by: Pick<Posting, 'staffId' | 'at'>,
): Promise<void> => {
  const { account, currency, amount, itemId, enterpriseId: company } = ledgerEntries;
  const entries = await db
    .select({ account, currency, amount, itemId, enterpriseId: company })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.postingId, id))
    .orderBy(asc(ledgerEntries.position));
  const about = { act: 'reversal', text: messages.reversalOf(text), enterpriseId, sourceId, reversesId: id } as const;
  await post(db, { ...about, ...by }, reversalPosting(entries));
};

/** A posting that is not reversed. */
export const inForce = sql`${ledgerPostings.act} <> 'reversal' and not exists (
  select 1 from ${ledgerPostings} undone where undone.reverses_id = ${ledgerPostings.id})`;

/** A sum from the database; throws if it does not fit into a number. */
export const toUnits = (written: string): number => {
  const units = Number(written);
  if (!Number.isSafeInteger(units)) throw new RangeError(`a sum of the ledger is too large: ${written}`);
  return units;
};

/** An exact sum of minor units, zero without rows. */
export const summed = (amount: typeof ledgerEntries.amount) =>
  sql<number>`coalesce(sum(${amount}), 0)::text`.mapWith(toUnits);
