import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { pricedBookingOf, shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import { codes, Refusal, refusalAt } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { feesOf, sameTotals, totalsOf } from '#contract/rules/pricing/price.ts';
import type { Context } from '#service/http/context.ts';
import { refuseUnacceptable, withListed } from './orderAcceptance.ts';
import { orderFrom, refuseUnfitting, refuseUnlikelyDays } from './orderChecks.ts';
import { refuseUnknownCodes } from './knownCodes.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import { offerOf } from '#service/services/offerOf.ts';

/** An order that nothing speaks against, with what it is placed on and what it costs. */
export interface PricedOrder {
  order: Order;
  offer: Offer;
  dangerous: boolean;
  fees: Fee[];
  totals: Total[];
  routeZh: string;
  carriageZh: string;
}

const routeOf = ({ goods, origin, destination }: Offer): string =>
  goods?.nameZh ?? (destination === null ? origin.nameZh : `${origin.nameZh} → ${destination.nameZh}`);

const carriageOf = ({ goods, sailing, carrierZh, choices }: Offer, { details }: Order): string => {
  if (sailing) return `${sailing.vessel} / ${sailing.voyage}`;
  if (goods === null) return carrierZh ?? '';
  return choices['deliveryTo']?.find(({ value }) => value === details['deliveryTo'])?.labelZh ?? goods.deliveryPlaceZh;
};

const feesInForce = (line: LineDefinition, order: Order, offer: Offer, expected: readonly Total[]) => {
  const fees = feesOf(offer.tariff, pricedBookingOf(line, order, offer));
  const totals = totalsOf(fees);
  if (fees.length === 0) throw new Refusal(codes.badInput, tradeMessages.nothingToPay);
  if (!sameTotals(totals, expected)) throw new Refusal(codes.priceChanged, tradeMessages.priceChanged);
  return { fees, totals };
};

/**
 * Checks an order against everything that the service knows at this moment, and prices it; `before` is the order that
 * it amends. Refused with the field, the rule or the change of price named.
 */
export const pricedOrder = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  typed: Order,
  expectedTotals: readonly Total[],
  before?: Order,
): Promise<PricedOrder> => {
  const line: LineDefinition = allLines[typed.line];
  if (typed.protocolVersion !== shippingProtocolVersion)
    throw refusalAt('order.protocolVersion', codes.conflict, tradeMessages.protocolOutdated);
  await refuseUnknownCodes(db, typed);
  const isDanger = typed.cargo.some((one) => one.dangerous !== null);
  const offer = await offerOf({ db, clock }, { offerId: typed.offerId, isDanger: isDanger ? 'Y' : 'N' });
  const departure = offer.sailing ? chinaDayOf(new Date(offer.sailing.estimatedTimeOfDeparture)) : undefined;
  refuseUnlikelyDays(line, typed, { today: chinaDayOf(clock.now()), departure }, before);
  refuseUnfitting(line, typed, offer);
  // what the list says may break a rule that the caller's own words did not
  const order = orderFrom(line, await withListed(db, typed));
  refuseUnacceptable(line, order, offer);
  const priced = feesInForce(line, order, offer, expectedTotals);
  const dangerous = offer.isDangerous ?? isDanger;
  return { order, offer, dangerous, ...priced, routeZh: routeOf(offer), carriageZh: carriageOf(offer, order) };
};
