import { inArray } from 'drizzle-orm';
import { codes, refusalAt } from '#contract/protocol/apiError.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Database } from '#service/db/database.ts';
import { packagings, tradeDocuments } from '#service/db/schema/reference.ts';
import { tradeMessages } from '#service/orders/messages.ts';

/** Refuses codes of papers that the trade's table does not know. */
export const refuseUnknownPapers = async (db: Database, papers: readonly string[]): Promise<void> => {
  if (papers.length === 0) return;
  const known = await db
    .select({ code: tradeDocuments.code })
    .from(tradeDocuments)
    .where(inArray(tradeDocuments.code, [...papers]));
  const unknown = papers.find((paper) => known.every(({ code }) => code !== paper));
  if (unknown !== undefined) throw refusalAt('order.papersHeld', codes.badInput, tradeMessages.paperUnknown(unknown));
};

/** Refuses an order with a packaging or a paper that the trade's tables do not know. */
export const refuseUnknownCodes = async (db: Database, { cargo, papersHeld }: Order): Promise<void> => {
  const wanted = cargo.map(({ packagingCode }) => packagingCode);
  const packagingCodes =
    wanted.length === 0
      ? []
      : await db.select({ code: packagings.code }).from(packagings).where(inArray(packagings.code, wanted));
  for (const [index, { packagingCode }] of cargo.entries()) {
    if (packagingCodes.some(({ code }) => code === packagingCode)) continue;
    const message = tradeMessages.packagingUnknown(index + 1, packagingCode);
    throw refusalAt(`order.cargo.${index}.packagingCode`, codes.badInput, message);
  }
  await refuseUnknownPapers(db, papersHeld);
};
