import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { endsInDaysOf } from '#contract/rules/pricing/contractNotices.ts';
import { contractStateOf } from '#contract/rules/pricing/contractRates.ts';
import type { Database } from '#server/db/database.ts';
import { contractRates, priceContracts } from '#server/db/schema/contracts.ts';
import { usesOf, usesUnder, volumeOf } from './pricing.ts';

const current = async (db: Database, enterpriseId: string, now: Date) => {
  const today = chinaDayOf(now);
  const { id, contractNo, validFrom, validUntil, endedAt } = priceContracts;
  const rows = await db
    .select({ id, contractNo, validFrom, validUntil, endedAt })
    .from(priceContracts)
    .where(and(eq(priceContracts.enterpriseId, enterpriseId), isNull(endedAt), gte(validUntil, today)))
    .orderBy(asc(validFrom), asc(contractNo));
  return rows.map((row) =>
    Object.assign(row, {
      isComing: contractStateOf(row, today) === 'coming',
      endsInDays: endsInDaysOf(row, today),
    }),
  );
};

/** A company's current and future contracts, with their rates and the used volume of each. */
export const contractsOfCompany = async (db: Database, enterpriseId: string, now: Date) => {
  const contracts = await current(db, enterpriseId, now);
  const rates = await db
    .select()
    .from(contractRates)
    .where(
      inArray(
        contractRates.contractId,
        contracts.map(({ id }) => id),
      ),
    )
    .orderBy(asc(contractRates.createdAt), asc(contractRates.id));
  const uses = await usesOf(
    db,
    rates.map(({ id }) => id),
  );
  return contracts.map((contract) => {
    const own = rates.filter(({ contractId }) => contractId === contract.id);
    const inForce = own.filter(({ endedAt }) => endedAt === null);
    return Object.assign(contract, {
      rates: inForce.map((rate) => ({ rate, used: volumeOf(usesUnder(rate, own, uses)) })),
    });
  });
};

export type MemberContract = Awaited<ReturnType<typeof contractsOfCompany>>[number];

/** A company's contracts that end soon, the earliest first. */
export const endingContractsOf = async (db: Database, enterpriseId: string, now: Date) =>
  (await current(db, enterpriseId, now))
    .flatMap(({ contractNo, validUntil, endsInDays }) =>
      endsInDays === null ? [] : [{ contractNo, validUntil, endsInDays }],
    )
    .toSorted((one, other) => one.endsInDays - other.endsInDays);
