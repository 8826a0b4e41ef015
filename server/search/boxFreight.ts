import type { Total, TariffCharge } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { quoteMessages } from '#server/services/quoteMessages.ts';
import type { PricedSailing } from '#server/services/pricedSailings.ts';
import { byAmount, quoteExpiryOf, pricedSailings } from '#server/services/pricedSailings.ts';

/** A charge per container, as applied to each order. */
const forEachBox = ({ code, nameZh, side, currency, basis, amount }: TariffCharge): TariffCharge => ({
  code,
  nameZh: quoteMessages.boxFreight(nameZh),
  side,
  currency,
  basis,
  item: null,
  condition: null,
  amount,
  minimum: null,
  from: null,
});

/** Freight and surcharges of a 20-foot container of ordinary goods on a sailing, with their total. */
const boxOf = (sailing: PricedSailing): { charges: TariffCharge[]; total: Total[]; validUntil: Date } => {
  const charges = sailing.tariff.charges
    .filter(({ side, condition, item }) => side === 'freight' && condition === null && (item ?? '20GP') === '20GP')
    .map(forEachBox);
  const total = totalsOf(feesOf(charges, { items: {}, measures: { container: 1 }, conditions: new Set() }));
  return { charges, total, validUntil: quoteExpiryOf(sailing, false) };
};

/**
 * The lowest ocean freight of a lane's open sailings for one 20-foot container of ordinary goods, and its expiry: when
 * the last sailing at that price closes. Null without an open sailing.
 */
export const boxFreightOf = async (
  db: Database,
  { originCode, destinationCode }: { originCode: string; destinationCode: string },
  now: Date,
): Promise<{ charges: TariffCharge[]; validUntil: Date } | null> => {
  const sailings = await pricedSailings(
    db,
    { orgPortCode: originCode, dstPortCode: destinationCode, isDanger: 'N' },
    now,
  );
  const [best] = sailings
    .map(boxOf)
    .toSorted((a, b) => byAmount(a.total, b.total) || b.validUntil.getTime() - a.validUntil.getTime());
  return best ?? null;
};
