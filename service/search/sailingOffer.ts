import type { Offer } from '#contract/services/quote.ts';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { containers } from '#contract/rules/loading/containers.ts';
import { containerType } from '#contract/rules/pricing/price.ts';
import type { Database } from '#service/db/database.ts';
import { closingOf } from './cutOffs.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import { offerEndOf } from '#service/services/openOffers.ts';
import { notIncluded } from '#service/services/offerMessages.ts';
import { sailingById, sailingOf } from './sailings.ts';
import { tariffsOf } from './tariff.ts';

/** Full containers on a sailing; refused as unknown, or as closed for such goods. */
export const sailingOfferById = async (
  db: Database,
  now: Date,
  sailingId: string,
  isDanger: 'Y' | 'N',
): Promise<Offer> => {
  const sailing = await sailingById(db, sailingId);
  const tariff = sailing && (await tariffsOf(db, [sailing], now)).get(sailing.id);
  if (!tariff) throw new Refusal(codes.notFound, tradeMessages.sailingUnknown);
  const closing = closingOf(sailing, isDanger === 'Y');
  if (closing.at <= now) throw new Refusal(codes.sailingClosed, tradeMessages.sailingClosed(closing.nameZh));
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
    tariff: tariff.lines,
    notIncluded: [...notIncluded.fcl],
    validUntil: offerEndOf({ sailing, tariff }, isDanger === 'Y').toISOString(),
    refusedZh: null,
  };
};
