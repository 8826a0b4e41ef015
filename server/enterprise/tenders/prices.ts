import { isSameScope } from '#contract/rules/pricing/contractRates.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { ratesBeside } from '#server/enterprise/contracts/scopes.ts';
import type { LowestPrice } from '#server/search/watches/watches.ts';
import { lowestOf } from '#server/search/watches/watches.ts';
import type { LineRow, TenderRow } from './locked.ts';

/**
 * The lowest published ocean freight of each line today in cents, by the line's id; null if no sailing can be ordered.
 */
export const publishedOf = async (
  db: Database,
  lines: readonly LineRow[],
  now: Date,
): Promise<ReadonlyMap<string, number | null>> => {
  const lanes = new Map<string, (type: ContainerType) => LowestPrice | null>();
  const prices = new Map<string, number | null>();
  for (const { id, originCode: orgPortCode, destinationCode: dstPortCode, goodsScope, itemCode } of lines) {
    const isDangerous = goodsScope !== 'ordinary';
    const key = [orgPortCode, dstPortCode, isDangerous].join(' ');
    const lowest = lanes.get(key) ?? (await lowestOf(db, { orgPortCode, dstPortCode, isDangerous }, now));
    lanes.set(key, lowest);
    prices.set(id, lowest(itemCode)?.amount ?? null);
  }
  return prices;
};

/** The rates of a company's contracts in the period of a tender. */
export const contractsBeside = (db: Database, { enterpriseId, validFrom, validUntil }: TenderRow) =>
  ratesBeside(db, {
    enterpriseId,
    contractId: '00000000-0000-0000-0000-000000000000',
    period: { validFrom, validUntil },
  });

/** The number of the contract that already has a rate for a line. */
export const contractBesideOf = (
  line: LineRow,
  beside: Awaited<ReturnType<typeof contractsBeside>>,
): string | undefined => beside.find(({ rate }) => isSameScope(rate, { ...line, line: 'fcl' }))?.contract.contractNo;
