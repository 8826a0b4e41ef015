import { inArray } from 'drizzle-orm';
import { codes, Refusal } from '#contract/refusal.ts';
import type { FclOrder } from '#contract/order.ts';
import type { Database } from '../db/database.ts';
import { packagings, tradeDocuments } from '../db/schema/reference.ts';
import { tradeMessages } from './messages.ts';

/** Refuses an order with a packaging or a paper that the trade's tables do not know. */
export const refuseUnknownCodes = async (db: Database, { cargo, papersHeld }: FclOrder): Promise<void> => {
  const packagingCodes = await db
    .select({ code: packagings.code })
    .from(packagings)
    .where(
      inArray(
        packagings.code,
        cargo.map(({ packagingCode }) => packagingCode),
      ),
    );
  for (const [index, { packagingCode }] of cargo.entries()) {
    if (packagingCodes.some(({ code }) => code === packagingCode)) continue;
    throw new Refusal(codes.badInput, tradeMessages.packagingUnknown(index + 1, packagingCode));
  }
  if (papersHeld.length === 0) return;
  const paperCodes = await db
    .select({ code: tradeDocuments.code })
    .from(tradeDocuments)
    .where(inArray(tradeDocuments.code, papersHeld));
  const unknown = papersHeld.find((paper) => paperCodes.every(({ code }) => code !== paper));
  if (unknown !== undefined) throw new Refusal(codes.badInput, tradeMessages.paperUnknown(unknown));
};
