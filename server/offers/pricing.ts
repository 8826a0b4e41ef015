import { inArray } from 'drizzle-orm';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { Enquiry } from '#contract/goods/goods.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import type { OfferOption } from '#contract/quotes/offerDraft.ts';
import { feesOfOption, offeredItems, offeredQuantities, tariffOf, unevenCharges } from '#contract/quotes/offerPrice.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Database } from '#server/db/database.ts';
import type { PricedOption } from '#server/db/schema/offers.ts';
import { ports } from '#server/db/schema/reference.ts';
import type { Context } from '#server/http/context.ts';
import { readQuoteId } from '#server/services/quoteIds.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import { choicesOf } from '#server/services/serviceQuote.ts';
import { offerMessages } from './messages.ts';

type Enquired = Pick<Enquiry, 'line' | 'isDanger' | 'goods' | 'unNumber'>;

const dangerOf = ({ isDanger }: Enquired) => (isDanger === 'Y' ? 'Y' : 'N');

/** A lane between known ports without a published price; undefined for anything else. */
const unpublishedLane = async (db: Database, offerId: string): Promise<Quote | undefined> => {
  const named = readQuoteId(offerId);
  if (named?.kind !== 'rates') return undefined;
  const { line, originCode, destinationCode } = named;
  const wanted = [originCode, ...(destinationCode === null ? [] : [destinationCode])];
  const found = await db.select().from(ports).where(inArray(ports.code, wanted));
  const [origin, destination] = wanted.map((code) => found.find((port) => port.code === code));
  if (!origin || (destinationCode !== null && !destination)) return undefined;
  return {
    id: offerId,
    line,
    origin: { code: origin.code, nameZh: origin.nameZh },
    destination: destination ? { code: destination.code, nameZh: destination.nameZh } : null,
    carrierZh: null,
    transitDays: null,
    frequencyZh: null,
    sailing: null,
    goods: null,
    isDangerous: null,
    items: [],
    choices: choicesOf(named),
    tariff: [],
    notIncluded: [...allQuoteTerms[line].notIncluded],
    validUntil: '',
    refusedZh: null,
  };
};

const baseOf = async (context: Pick<Context, 'db' | 'clock'>, enquired: Enquired, offerId: string): Promise<Quote> => {
  try {
    return await quoteOf(context, { offerId, isDanger: dangerOf(enquired) });
  } catch (error) {
    const lane = error instanceof ApiError ? await unpublishedLane(context.db, offerId) : undefined;
    if (lane) return lane;
    throw error;
  }
};

/** The price of an option's order: its charges as the tariff of its sailing, lane, place or goods. */
const orderedQuote = async (
  context: Pick<Context, 'db' | 'clock'>,
  enquired: Enquired,
  option: OfferOption,
  validUntil: Date,
): Promise<Quote> => {
  const base = await baseOf(context, enquired, option.offerId);
  if (base.line !== enquired.line) throw new ApiError(codes.badInput, offerMessages.lineDiffers);
  const service: ServiceDefinition = allServices[base.line];
  const blank = blankForm(service, { offerId: base.id, isDanger: 'N' });
  const items = offeredItems(option);
  const known = new Set(base.items.map(({ code }) => code));
  const offered: Quote = {
    ...base,
    items: [...base.items, ...items.filter(({ code }) => !known.has(code)).map(({ code }) => ({ code, nameZh: code }))],
    tariff: tariffOf(option),
    offered: {
      items: Object.fromEntries(items.map(({ code, quantity }) => [code, quantity])),
      measures: offeredQuantities(option, service.measures(factsOf(service, blank))),
    },
    validUntil: validUntil.toISOString(),
    refusedZh: null,
  };
  const now = await quoteOf(context, { offerId: base.id, isDanger: dangerOf(enquired), promised: offered });
  const refusal = now.refusedZh ?? now.lateZh;
  if (refusal != null) throw new ApiError(codes.badInput, refusal);
  return { ...offered, carrierZh: now.carrierZh, sailing: now.sailing };
};

/** Prices an option; rejects one that cannot be ordered at its sailing, lane, place or goods, with that field. */
export const pricedOption = async (
  context: Pick<Context, 'db' | 'clock'>,
  enquired: Enquired,
  option: OfferOption,
  { path, validUntil }: { path: string; validUntil: Date },
): Promise<PricedOption> => {
  const fees = feesOfOption(option);
  const price = { fees, totals: totalsOf(fees) };
  if (option.offerId === '') return { ...price, quote: null };
  const [uneven] = unevenCharges(option);
  if (uneven !== undefined)
    throw apiErrorAt(`${path}.charges.${uneven}.quantity`, codes.badInput, offerMessages.uneven);
  try {
    return { ...price, quote: await orderedQuote(context, enquired, option, validUntil) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const text = error.code === codes.notFound ? offerMessages.offerUnknown : error.message;
    throw apiErrorAt(`${path}.offerId`, codes.badInput, text);
  }
};

/** The initial form of an option's order: its items, and the goods of the enquiry. */
export const formOfOption = (enquired: Enquired, quote: Quote): OrderForm => {
  const service: ServiceDefinition = allServices[quote.line];
  const decided = Object.entries(quote.choices).flatMap(([name, [only, ...others]]) =>
    only && others.length === 0 ? [[name, only.value]] : [],
  );
  const items = Object.entries(quote.offered?.items ?? {}).map(([code, quantity]) => ({ code, quantity }));
  const form = blankForm(service, {
    offerId: quote.id,
    isDanger: dangerOf(enquired),
    items,
    details: Object.fromEntries(decided) as Record<string, string>,
  });
  const cargo = form.cargo.map((one) => {
    const dangerous = one.dangerous && { ...one.dangerous, unNumber: enquired.unNumber };
    return Object.assign(one, { nameZh: enquired.goods.slice(0, 100), dangerous });
  });
  return { ...form, cargo };
};
