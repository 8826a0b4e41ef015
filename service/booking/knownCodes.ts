import { inArray } from 'drizzle-orm';
import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Database } from '#service/db/database.ts';
import { packagings, tradeDocuments } from '#service/db/schema/reference.ts';
import { tradeMessages } from '#service/orders/messages.ts';

/** Rejects codes of documents that the trade's table does not contain. */
export const rejectUnknownDocuments = async (db: Database, documents: readonly string[]): Promise<void> => {
  if (documents.length === 0) return;
  const known = await db
    .select({ code: tradeDocuments.code })
    .from(tradeDocuments)
    .where(inArray(tradeDocuments.code, [...documents]));
  const unknown = documents.find((document) => known.every(({ code }) => code !== document));
  if (unknown !== undefined)
    throw apiErrorAt('order.papersHeld', codes.badInput, tradeMessages.documentCodeUnknown(unknown));
};

/** Rejects an order with a packaging or document that the trade's tables do not contain. */
export const rejectUnknownCodes = async (db: Database, { cargo, papersHeld }: Order): Promise<void> => {
  const wanted = cargo.map(({ packagingCode }) => packagingCode);
  const packagingCodes =
    wanted.length === 0
      ? []
      : await db.select({ code: packagings.code }).from(packagings).where(inArray(packagings.code, wanted));
  for (const [index, { packagingCode }] of cargo.entries()) {
    if (packagingCodes.some(({ code }) => code === packagingCode)) continue;
    const message = tradeMessages.packagingUnknown(index + 1, packagingCode);
    throw apiErrorAt(`order.cargo.${index}.packagingCode`, codes.badInput, message);
  }
  await rejectUnknownDocuments(db, papersHeld);
};
