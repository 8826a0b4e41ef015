import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Order, OrderForm } from '#contract/booking/orderForm.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { contractPriceOf, usesIn } from '#contract/booking/contractPrice.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import { promisedFeesOf, quoteField } from '#contract/booking/promisedPrice.ts';
import { orderFindings } from '#contract/booking/orderFindings.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { sameTotals, totalsOf } from '#contract/rules/pricing/price.ts';
import { sailingDaysOf } from '#contract/rules/dates/cutOffs.ts';
import { withContract } from '#server/enterprise/contracts/pricing.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { rejectUnacceptable, withListed } from './orderAcceptance.ts';
import {
  rejectContradictory,
  rejectDisproved,
  rejectMarkAges,
  rejectMisclassified,
  rejectUnfitting,
  rejectUnlikelyDays,
} from './orderChecks.ts';
import type { ReviewedFile } from '#server/orders/documents/draftDocuments.ts';
import { reviewReasonsOf } from './orderReviews.ts';
import { rejectUnknownCodes } from './knownCodes.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import type { TradeFacts } from './tradeTables.ts';

/** An order that passed all checks, with its quote and its price. */
export interface PricedOrder {
  order: Order;
  quote: Quote;
  /** Whether it has the promised price, not today's. */
  isPromised: boolean;
  dangerous: boolean;
  /** The reasons for the desk's review; an order without dangerous goods is reviewed only for these. */
  reviewReasons: Suspicion[];
  fees: Fee[];
  /** The volume it takes of the rates of its company's contracts. */
  uses: ReturnType<typeof usesIn>;
  totals: Total[];
  routeZh: string;
  carriageZh: string;
}

/** Origin and destination of a quote, its one place, or its goods. */
export const routeOf = ({ goods, origin, destination }: Quote): string =>
  goods?.nameZh ?? (destination === null ? origin.nameZh : `${origin.nameZh} → ${destination.nameZh}`);

/** The transport of an order: vessel and voyage, the carrier or warehouse, or the delivery of goods. */
export const carriageOf = (
  { goods, sailing, carrierZh, choices }: Quote,
  { details }: Pick<OrderForm, 'details'>,
): string => {
  if (sailing) return `${sailing.vessel} / ${sailing.voyage}`;
  if (goods === null) return carrierZh ?? '';
  return choices['deliveryTo']?.find(({ value }) => value === details['deliveryTo'])?.labelZh ?? goods.deliveryPlaceZh;
};

const feesInForce = (
  service: ServiceDefinition,
  order: Order,
  quote: Quote,
  { expectedTotals: expected, lossZh }: Pick<Expected, 'expectedTotals' | 'lossZh'>,
) => {
  const price = contractPriceOf(service, order, quote);
  const { fees } = price;
  const totals = totalsOf(fees);
  if (fees.length === 0) throw new ApiError(codes.badInput, tradeMessages.nothingToPay);
  if (expected && !sameTotals(totals, expected))
    throw lossZh === undefined
      ? new ApiError(codes.priceChanged, tradeMessages.priceChanged)
      : apiErrorAt(quoteField, codes.priceChanged, lossZh);
  return { fees, uses: usesIn(price), totals };
};

interface Expected {
  /** The totals that the customer saw; null for a system, which accepts the promised ones or the current ones. */
  expectedTotals: readonly Total[] | null;
  /** The price of a saved quote, or of the order being amended. */
  promised?: Pick<PromisedPrice, 'offer' | 'fees'> | undefined;
  /** Why the saved quote of the order holds no price. */
  lossZh?: string | undefined;
  /** The order being amended, if it is binding. */
  before?: Order | undefined;
  /** The number of the order being amended. */
  amends?: string | undefined;
  /** The documents uploaded for it. */
  files?: readonly ReviewedFile[] | undefined;
}

type Pricing = Pick<Context, 'db' | 'clock'> & { user: SignedInUser };

/**
 * The quote that prices an order: as promised if the order matches the promise, otherwise today's with the rates of its
 * company.
 */
const quoteFor = async (
  context: Pricing,
  order: Order,
  { expectedTotals, promised, isDanger, amends }: Expected & { isDanger: boolean },
): Promise<Pick<PricedOrder, 'quote' | 'isPromised'>> => {
  const requested = { offerId: order.offerId, isDanger: isDanger ? 'Y' : 'N' } as const;
  const fees = promised && promisedFeesOf(allServices[order.line], order, promised);
  if (fees && (expectedTotals === null || sameTotals(totalsOf(fees), expectedTotals)))
    return { quote: await quoteOf(context, { ...requested, promised: promised?.offer }), isPromised: true };
  // a caller that refers to a promise agrees to no other price
  if (promised && expectedTotals === null) throw new ApiError(codes.priceChanged, tradeMessages.priceChanged);
  const quote = await withContract(context, await quoteOf(context, requested), { amends, isPlacing: true });
  return { quote, isPromised: false };
};

/**
 * Checks an order against the service's current data, and prices it. Rejections name the field, the rule or the changed
 * price.
 */
export const pricedOrder = async (
  { db, clock, user, trade }: Pricing & { trade: TradeFacts },
  typed: Order,
  expected: Expected,
): Promise<PricedOrder> => {
  const { before, files } = expected;
  const service: ServiceDefinition = allServices[typed.line];
  if (typed.protocolVersion !== shippingProtocolVersion)
    throw apiErrorAt('order.protocolVersion', codes.conflict, tradeMessages.protocolOutdated);
  rejectUnknownCodes(trade.codes, typed);
  const isDanger = typed.cargo.some((one) => one.dangerous !== null);
  const { quote, isPromised } = await quoteFor({ db, clock, user }, typed, { ...expected, isDanger });
  // an amended order was in time, and the desk is responsible for its review
  if (!before && quote.lateZh !== undefined) throw new ApiError(codes.sailingClosed, quote.lateZh);
  const today = chinaDayOf(clock.now());
  const calendar = { today, ...sailingDaysOf(quote.sailing, isDanger, today) };
  rejectUnlikelyDays(service, typed, calendar, before);
  rejectUnfitting(service, typed, quote);
  // the listed data may break a rule that the caller's data did not
  const order = withListed(trade, typed);
  rejectContradictory(service, order);
  const acceptance = rejectUnacceptable(service, order, quote);
  const findings = orderFindings(service, factsOf(service, order));
  rejectDisproved(service, findings);
  rejectMisclassified(service, order);
  rejectMarkAges(service, order, today, before);
  const priced = feesInForce(service, order, quote, expected);
  const dangerous = quote.isDangerous ?? isDanger;
  const reviewReasons = reviewReasonsOf(trade, order, {
    typed,
    quote,
    findings,
    acceptance,
    files,
  });
  return {
    order,
    quote,
    isPromised,
    dangerous,
    reviewReasons,
    ...priced,
    routeZh: routeOf(quote),
    carriageZh: carriageOf(quote, order),
  };
};
