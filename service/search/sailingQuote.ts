import type { Quote } from '#contract/services/quote.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { containers } from '#contract/rules/loading/containers.ts';
import { containerType } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { closingOf } from './cutOffs.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import { quoteExpiryOf } from '#service/services/pricedSailings.ts';
import { notIncluded } from '#service/services/quoteMessages.ts';
import { sailingById, sailingOf } from './sailings.ts';
import { tariffsOf } from './tariff.ts';

/** The quote of full containers on a sailing; rejects an unknown sailing, or one that is closed for such goods. */
export const sailingQuoteById = async (
  db: Database,
  now: Date,
  sailingId: string,
  isDanger: 'Y' | 'N',
): Promise<Quote> => {
  const sailing = await sailingById(db, sailingId);
  const tariff = sailing && (await tariffsOf(db, [sailing], now)).get(sailing.id);
  if (!tariff) throw new ApiError(codes.notFound, tradeMessages.sailingUnknown);
  const closing = closingOf(sailing, isDanger === 'Y');
  if (closing.at <= now) throw new ApiError(codes.sailingClosed, tradeMessages.sailingClosed(closing.nameZh));
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
    tariff: tariff.charges,
    notIncluded: [...notIncluded.fcl],
    validUntil: quoteExpiryOf({ sailing, tariff }, isDanger === 'Y').toISOString(),
    refusedZh: null,
  };
};
