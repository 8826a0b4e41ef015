import type { SQL } from 'drizzle-orm';
import { and, count, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  contractEvents,
  contractNotices,
  contractRates,
  orderContractUses,
  priceContracts,
} from '#server/db/schema/contracts.ts';
import { contractMessages as messages } from './messages.ts';

/** The contracts of a company with their rates for its members: without the desk's internal notes. */
export const contractsForExport = async (db: Database, enterpriseId: string | SQL) => {
  const { remark: _remark, ...columns } = getTableColumns(priceContracts);
  const contracts = await db.select(columns).from(priceContracts).where(eq(priceContracts.enterpriseId, enterpriseId));
  const ids = contracts.map(({ id }) => id);
  const rates = await db.select().from(contractRates).where(inArray(contractRates.contractId, ids));
  const ofRates = inArray(
    orderContractUses.rateId,
    rates.map(({ id }) => id),
  );
  return {
    priceContracts: contracts,
    contractNotices: await db.select().from(contractNotices).where(inArray(contractNotices.contractId, ids)),
    contractRates: rates,
    orderContractUses: await db.select().from(orderContractUses).where(ofRates),
  };
};

/** Ends the contracts of a company whose last account is closed: a later verification needs new prices. */
export const endContractsOf = async (db: Database, enterpriseId: string, now: Date): Promise<void> => {
  const ended = await db
    .update(priceContracts)
    .set({ endedAt: now })
    .where(and(eq(priceContracts.enterpriseId, enterpriseId), isNull(priceContracts.endedAt)))
    .returning({ id: priceContracts.id });
  for (const { id } of ended) {
    const [former] = await db.select({ acts: count() }).from(contractEvents).where(eq(contractEvents.contractId, id));
    const position = (former?.acts ?? 0) + 1;
    await db.insert(contractEvents).values({ contractId: id, position, text: messages.companyClosed, at: now });
  }
};
