import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Context } from '#server/http/context.ts';
import { tradeMessages } from '#server/orders/messages.ts';

type Knowing = Pick<Context, 'db' | 'tradeTables'>;

/** Rejects codes of documents that the trade's table does not contain. */
export const rejectUnknownDocuments = async (
  { db, tradeTables }: Knowing,
  documents: readonly string[],
): Promise<void> => {
  if (documents.length === 0) return;
  const known = await tradeTables.codes(db);
  const unknown = documents.find((document) => !known.documents.has(document));
  if (unknown !== undefined)
    throw apiErrorAt('order.papersHeld', codes.badInput, tradeMessages.documentCodeUnknown(unknown));
};

/** Rejects an order with a packaging or document that the trade's tables do not contain. */
export const rejectUnknownCodes = async (context: Knowing, { cargo, papersHeld }: Order): Promise<void> => {
  const { packagings } = await context.tradeTables.codes(context.db);
  for (const [index, { packagingCode }] of cargo.entries()) {
    if (packagings.has(packagingCode)) continue;
    const message = tradeMessages.packagingUnknown(index + 1, packagingCode);
    throw apiErrorAt(`order.cargo.${index}.packagingCode`, codes.badInput, message);
  }
  await rejectUnknownDocuments(context, papersHeld);
};
