import { codes, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import type { TradeFacts } from './tradeTables.ts';

/** Rejects codes of documents that the trade's table does not contain. */
export const rejectUnknownDocuments = (known: TradeFacts['codes'], documents: readonly string[]): void => {
  const unknown = documents.find((document) => !known.documents.has(document));
  if (unknown !== undefined)
    throw apiErrorAt('order.papersHeld', codes.badInput, tradeMessages.documentCodeUnknown(unknown));
};

/** Rejects an order with a packaging or document that the trade's tables do not contain. */
export const rejectUnknownCodes = (known: TradeFacts['codes'], { cargo, papersHeld }: Order): void => {
  for (const [index, { packagingCode }] of cargo.entries()) {
    if (known.packagings.has(packagingCode)) continue;
    const message = tradeMessages.packagingUnknown(index + 1, packagingCode);
    throw apiErrorAt(`order.cargo.${index}.packagingCode`, codes.badInput, message);
  }
  rejectUnknownDocuments(known, papersHeld);
};
