import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { factsOf, pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { orderFindings } from '#contract/booking/orderFindings.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { feesOf, sameTotals, totalsOf } from '#contract/rules/pricing/price.ts';
import { sailingDaysOf } from '#contract/rules/dates/cutOffs.ts';
import type { Context } from '#service/http/context.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicions.ts';
import { rejectUnacceptable, withListed } from './orderAcceptance.ts';
import {
  rejectContradictory,
  rejectDisproved,
  rejectMarkAges,
  rejectMisclassified,
  rejectUnfitting,
  rejectUnlikelyDays,
} from './orderChecks.ts';
import { reviewReasonsOf } from './orderReviews.ts';
import { rejectUnknownCodes } from './knownCodes.ts';
import { tradeMessages } from '#service/orders/messages.ts';
import { quoteOf } from '#service/services/quoteOf.ts';

/** An order that passed all checks, with its quote and its price. */
export interface PricedOrder {
  order: Order;
  quote: Quote;
  dangerous: boolean;
  /** What the desk decides; an order without dangerous goods is reviewed only for these. */
  reviewReasons: Suspicion[];
  fees: Fee[];
  totals: Total[];
  routeZh: string;
  carriageZh: string;
}

const routeOf = ({ goods, origin, destination }: Quote): string =>
  goods?.nameZh ?? (destination === null ? origin.nameZh : `${origin.nameZh} → ${destination.nameZh}`);

const carriageOf = ({ goods, sailing, carrierZh, choices }: Quote, { details }: Order): string => {
  if (sailing) return `${sailing.vessel} / ${sailing.voyage}`;
  if (goods === null) return carrierZh ?? '';
  return choices['deliveryTo']?.find(({ value }) => value === details['deliveryTo'])?.labelZh ?? goods.deliveryPlaceZh;
};

const feesInForce = (service: ServiceDefinition, order: Order, quote: Quote, expected: readonly Total[]) => {
  const fees = feesOf(quote.tariff, pricedBookingOf(service, order, quote));
  const totals = totalsOf(fees);
  if (fees.length === 0) throw new ApiError(codes.badInput, tradeMessages.nothingToPay);
  if (!sameTotals(totals, expected)) throw new ApiError(codes.priceChanged, tradeMessages.priceChanged);
  return { fees, totals };
};

/**
 * Checks an order against everything the service knows now, and prices it; `before` is the order that it amends.
 * Rejections name the field, the rule or the changed price.
 */
export const pricedOrder = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  typed: Order,
  expectedTotals: readonly Total[],
  before?: Order,
): Promise<PricedOrder> => {
  const service: ServiceDefinition = allServices[typed.line];
  if (typed.protocolVersion !== shippingProtocolVersion)
    throw apiErrorAt('order.protocolVersion', codes.conflict, tradeMessages.protocolOutdated);
  await rejectUnknownCodes(db, typed);
  const isDanger = typed.cargo.some((one) => one.dangerous !== null);
  const quote = await quoteOf({ db, clock }, { offerId: typed.offerId, isDanger: isDanger ? 'Y' : 'N' });
  const today = chinaDayOf(clock.now());
  const calendar = { today, ...sailingDaysOf(quote.sailing, isDanger, today) };
  rejectUnlikelyDays(service, typed, calendar, before);
  rejectUnfitting(service, typed, quote);
  // the listed data may break a rule that the caller's data did not
  const order = await withListed(db, typed);
  rejectContradictory(service, order);
  const acceptance = rejectUnacceptable(service, order, quote);
  const findings = orderFindings(service, factsOf(service, order));
  rejectDisproved(service, findings);
  rejectMisclassified(service, order);
  rejectMarkAges(service, order, today, before);
  const priced = feesInForce(service, order, quote, expectedTotals);
  const dangerous = quote.isDangerous ?? isDanger;
  const reviewReasons = await reviewReasonsOf(db, order, { quote, findings, acceptance });
  return {
    order,
    quote,
    dangerous,
    reviewReasons,
    ...priced,
    routeZh: routeOf(quote),
    carriageZh: carriageOf(quote, order),
  };
};
