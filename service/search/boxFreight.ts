import type { Total, TariffLine } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { offerMessages } from '#service/services/offerMessages.ts';
import type { PricedSailing } from '#service/services/openOffers.ts';
import { byAmount, offerEndOf, openOffers } from '#service/services/openOffers.ts';

/** A charge for the box, asked for each of an order. */
const forEachBox = ({ code, nameZh, side, currency, basis, amount }: TariffLine): TariffLine => ({
  code,
  nameZh: offerMessages.boxFreight(nameZh),
  side,
  currency,
  basis,
  item: null,
  condition: null,
  amount,
  minimum: null,
  from: null,
});

/** Freight and its surcharges of a 20-foot box of ordinary goods on a sailing, with their total. */
const boxOf = (sailing: PricedSailing): { lines: TariffLine[]; total: Total[]; validUntil: Date } => {
  const lines = sailing.tariff.lines
    .filter(({ side, condition, item }) => side === 'freight' && condition === null && (item ?? '20GP') === '20GP')
    .map(forEachBox);
  const total = totalsOf(feesOf(lines, { items: {}, measures: { container: 1 }, conditions: new Set() }));
  return { lines, total, validUntil: offerEndOf(sailing, false) };
};

/**
 * The lowest ocean freight of a lane's open sailings for one 20-foot box of ordinary goods, and until when it holds:
 * as long as any sailing at that price is open. Null where no sailing is.
 */
export const boxFreightOf = async (
  db: Database,
  { originCode, destinationCode }: { originCode: string; destinationCode: string },
  now: Date,
): Promise<{ lines: TariffLine[]; validUntil: Date } | null> => {
  const sailings = await openOffers(db, { orgPortCode: originCode, dstPortCode: destinationCode, isDanger: 'N' }, now);
  const [best] = sailings
    .map(boxOf)
    .toSorted((a, b) => byAmount(a.total, b.total) || b.validUntil.getTime() - a.validUntil.getTime());
  return best ?? null;
};
