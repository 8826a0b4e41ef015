import { and, eq } from 'drizzle-orm';
import type * as contract from '#contract/desk/accounts/creditDesk.ts';
import { ledgerAmountIn } from '#contract/desk/accounts/creditForms.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { creditAccounts } from '#server/db/schema/ledger.ts';
import type { Act } from './account.ts';
import { lastActOf, recordAct, rejectOlder, withLockedAccount } from './account.ts';
import { creditMessages as messages } from './messages.ts';

/** A typed limit in minor units; null without one. */
const limitIn = (typed: string): number | null => (typed === '' ? null : Number(ledgerAmountIn(typed, 0)));

/** Sets the terms of a verified company, for the first time or again. */
export const setTerms = (
  act: Act,
  { enterpriseId, version, form }: ParsedInputOf<typeof contract.setTerms>,
): Promise<{ id: string }> =>
  act.db.transaction(async (db) => {
    // two concurrent first settings are serialised
    const [company] = await db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.auditStatus, 'PASS')))
      .for('no key update');
    if (!company) throw new ApiError(codes.notFound, messages.unknown);
    const { paymentDays, limitCny, limitUsd, countsFrom, reason } = form;
    const terms = {
      paymentDays: Number(paymentDays),
      limitCny: limitIn(limitCny),
      limitUsd: limitIn(limitUsd),
      countsFrom,
    };
    await db
      .insert(creditAccounts)
      .values({ ...terms, enterpriseId, createdAt: act.clock.now() })
      .onConflictDoUpdate({ target: creditAccounts.enterpriseId, set: terms });
    const last = await lastActOf(db, enterpriseId);
    rejectOlder(last, version);
    const position = version + 1;
    await recordAct(
      { ...act, db },
      { enterpriseId, position, event: 'credit.termsSet', text: messages.termsSet(terms, reason) },
    );
    return { id: enterpriseId };
  });

/** Lets a company order regardless of its debt until a day, or ends that. */
export const overrideCredit = (
  act: Act,
  { enterpriseId, version, form: { overrideUntil, reason } }: ParsedInputOf<typeof contract.overrideCredit>,
): Promise<{ id: string }> =>
  withLockedAccount(act, { enterpriseId, version }, async ({ db, now, record }) => {
    if (overrideUntil !== '' && overrideUntil < chinaDayOf(now))
      throw apiErrorAt('form.overrideUntil', codes.badInput, messages.overridePast);
    await db
      .update(creditAccounts)
      .set({ overrideUntil: overrideUntil === '' ? null : overrideUntil, overrideReason: reason })
      .where(eq(creditAccounts.enterpriseId, enterpriseId));
    const text = overrideUntil === '' ? messages.overrideEnded(reason) : messages.overridden(overrideUntil, reason);
    await record('credit.overridden', text);
    return { id: enterpriseId };
  });
