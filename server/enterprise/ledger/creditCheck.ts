import { creditBlockOf } from '#contract/enterprise/ledger/credit.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import type { Context } from '#server/http/context.ts';
import { creditFactsOf, lockAccount } from './account.ts';
import { creditMessages as messages } from './messages.ts';

/**
 * Rejects an order of a company with overdue bills, or over its credit limit. The company's account stays locked until
 * the transaction ends, so that two concurrent orders cannot both use the rest of the limit. A company without terms
 * orders freely. Lock users and orders before, never after.
 */
export const rejectOverCredit = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  enterpriseId: string | null,
  added: readonly Total[],
): Promise<void> => {
  if (enterpriseId === null || added.length === 0) return;
  const account = await lockAccount(db, enterpriseId);
  if (!account) return;
  const block = creditBlockOf(await creditFactsOf(db, account), added, chinaDayOf(clock.now()));
  if (block) throw new ApiError(codes.creditBlocked, messages.block(block));
};
