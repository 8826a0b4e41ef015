import type { Quote } from '#contract/services/quote.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { containers } from '#contract/rules/loading/containers.ts';
import { containerType } from '#contract/rules/pricing/price.ts';
import type { Database } from '#server/db/database.ts';
import { closingOf } from './cutOffs.ts';
import { sailingIntakeOf } from './intake.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { quoteExpiryOf } from '#server/services/pricedSailings.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import type { ScheduledSailing } from './sailings.ts';
import { sailingById, sailingOf } from './sailings.ts';
import { tariffsOf } from './tariff.ts';

type Priced = Pick<Quote, 'tariff' | 'validUntil'>;

/** The published price of a sailing; undefined if it has none. */
const publishedPrice = async (
  db: Database,
  now: Date,
  sailing: ScheduledSailing,
  isDanger: 'Y' | 'N',
): Promise<Priced | undefined> => {
  const tariff = (await tariffsOf(db, [sailing], now)).get(sailing.id);
  return (
    tariff && {
      tariff: tariff.charges,
      validUntil: quoteExpiryOf({ sailing, tariff }, isDanger === 'Y').toISOString(),
    }
  );
};

/**
 * The quote of full containers on a sailing, at its published or a promised price; rejects an unknown sailing, or one
 * that is closed for such goods.
 */
export const sailingQuoteById = async (
  db: Database,
  now: Date,
  { sailingId, isDanger, promised }: { sailingId: string; isDanger: 'Y' | 'N'; promised?: Quote | undefined },
): Promise<Quote> => {
  const sailing = await sailingById(db, sailingId);
  const price = sailing && (promised ?? (await publishedPrice(db, now, sailing, isDanger)));
  if (!price) throw new ApiError(codes.notFound, tradeMessages.sailingUnknown);
  const closing = closingOf(sailing, isDanger === 'Y');
  if (closing.at <= now) throw new ApiError(codes.sailingClosed, tradeMessages.sailingClosed(closing.nameZh));
  const { state, reasonZh } = sailingIntakeOf(sailing, now, { isDanger });
  return {
    id: sailing.id,
    line: 'fcl',
    origin: { code: sailing.orgPortCode, nameZh: sailing.orgPort },
    destination: { code: sailing.dstPortCode, nameZh: sailing.dstPort },
    carrierZh: sailing.carrierZh,
    transitDays: sailing.transitDays,
    frequencyZh: null,
    sailing: sailingOf(sailing),
    goods: null,
    isDangerous: null,
    items: containerType.options.map((code) => ({ code, nameZh: containers[code].nameZh })),
    choices: {},
    tariff: price.tariff,
    notIncluded: [...allQuoteTerms.fcl.notIncluded],
    validUntil: price.validUntil,
    refusedZh: null,
    ...(promised?.offered && { offered: promised.offered }),
    ...(state === 'tight' && reasonZh !== null && { tightZh: reasonZh }),
    ...(state === 'late' && { lateZh: tradeMessages.sailingLate(reasonZh ?? '') }),
  };
};
