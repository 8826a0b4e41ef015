import type { SQL } from 'drizzle-orm';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  billingLines,
  billingNotes,
  billingNotices,
  creditAccounts,
  creditEvents,
  ledgerEntries,
  ledgerPostings,
  moneyReceipts,
} from '#server/db/schema/ledger.ts';
import { payments, refunds } from '#server/db/schema/payments.ts';
import { lastActOf, lockAccount } from './account.ts';
import { creditMessages as messages } from './messages.ts';

/** A company's money for its members: without names of staff. */
export const moneyForExport = async (db: Database, enterpriseId: string | SQL) => {
  const { issuedBy: _issuer, ...notes } = getTableColumns(billingNotes);
  const { staffId: _actor, ...events } = getTableColumns(creditEvents);
  const { staffId: _receiver, lastAct: _act, ...receipts } = getTableColumns(moneyReceipts);
  const { staffId: _poster, ...postings } = getTableColumns(ledgerPostings);
  const { proposedBy: _proposer, decidedBy: _decider, comment: _comment, ...refunded } = getTableColumns(refunds);
  const own = await db.select(notes).from(billingNotes).where(eq(billingNotes.enterpriseId, enterpriseId));
  const ids = own.map(({ id }) => id);
  return {
    creditAccounts: await db.select().from(creditAccounts).where(eq(creditAccounts.enterpriseId, enterpriseId)),
    creditEvents: await db.select(events).from(creditEvents).where(eq(creditEvents.enterpriseId, enterpriseId)),
    billingNotes: own,
    billingLines: await db.select().from(billingLines).where(inArray(billingLines.noteId, ids)),
    billingNotices: await db.select().from(billingNotices).where(inArray(billingNotices.noteId, ids)),
    moneyReceipts: await db.select(receipts).from(moneyReceipts).where(eq(moneyReceipts.enterpriseId, enterpriseId)),
    payments: await db.select().from(payments).where(eq(payments.enterpriseId, enterpriseId)),
    refunds: await db.select(refunded).from(refunds).where(eq(refunds.enterpriseId, enterpriseId)),
    ledgerPostings: await db.select(postings).from(ledgerPostings).where(eq(ledgerPostings.enterpriseId, enterpriseId)),
    ledgerEntries: await db.select().from(ledgerEntries).where(eq(ledgerEntries.enterpriseId, enterpriseId)),
  };
};

/**
 * Ends the credit of a company whose last account is closed: whoever verifies it again needs new terms. Bills, receipts
 * and the ledger stay as long as the law requires (Accounting Archives, order 79 of 2015: 30 years).
 */
export const endCreditOf = async (db: Database, enterpriseId: string, now: Date): Promise<void> => {
  const account = await lockAccount(db, enterpriseId);
  if (!account) return;
  await db
    .update(creditAccounts)
    .set({ limitCny: 0, limitUsd: 0, overrideUntil: null })
    .where(eq(creditAccounts.enterpriseId, enterpriseId));
  const position = ((await lastActOf(db, enterpriseId))?.position ?? 0) + 1;
  await db.insert(creditEvents).values({ enterpriseId, position, text: messages.companyClosed, at: now });
};
