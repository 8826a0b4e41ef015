import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { OfferState, OpenOffer, ShownOption } from '#contract/quotes/offers.ts';
import { acceptableStates } from '#contract/quotes/offers.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import { amountIn } from '#contract/rules/pricing/exchange.ts';
import { carriageOf, routeOf } from '#server/booking/orderPricing.ts';
import type { Database } from '#server/db/database.ts';
import { filesOf } from '#server/conversation/threads.ts';
import { messages } from '#server/db/schema/conversation.ts';
import type { enquiries } from '#server/db/schema/enquiries.ts';
import type { offers } from '#server/db/schema/offers.ts';
import { offerEvents } from '#server/db/schema/offers.ts';
import { exchangeRateOf } from '#server/services/exchangeRates.ts';

export type OfferRow = typeof offers.$inferSelect;
export type EnquiryRow = typeof enquiries.$inferSelect;

/** The status of an offer: the stored state of its enquiry if it is the latest, unless it has expired. */
export const stateOf = (
  { validUntil, number }: Pick<OfferRow, 'validUntil' | 'number'>,
  { offerState, latest }: { offerState: OfferState | null; latest: number },
  now: Date,
): OfferState => {
  if (number < latest) return 'replaced';
  const state = offerState ?? 'offered';
  return acceptableStates.has(state) && validUntil <= now ? 'lapsed' : state;
};

/** The options of an offer as shown. */
export const shownOptions = (
  { draft, priced }: Pick<OfferRow, 'draft' | 'priced'>,
  { content }: Pick<EnquiryRow, 'content'>,
  rate: ExchangeRate | null,
): ShownOption[] =>
  draft.options.map(({ titleZh, remark }, index) => {
    const { quote, fees, totals } = priced[index]!;
    const asked = [content.origin, content.destination].filter(Boolean).join(' → ');
    return {
      titleZh,
      remark,
      fees,
      totals,
      routeZh: quote ? routeOf(quote) : asked,
      carriageZh: quote ? carriageOf(quote, { details: {} }) : '',
      transitDays: quote?.transitDays ?? null,
      departsAt: quote?.sailing?.estimatedTimeOfDeparture ?? null,
      inYuan: amountIn(totals, '1', rate),
      notIncluded: quote?.notIncluded ?? [],
      isOrdered: quote !== null,
    };
  });

/** An offer as shown to the holder of its link: without the customer's name and the names of staff. */
export const openOfferOf = async (
  db: Database,
  offer: OfferRow,
  { enquiry, latest, now }: { enquiry: EnquiryRow; latest: number; now: Date },
): Promise<OpenOffer> => {
  const { enquiryNo, content, offerState } = enquiry;
  const exchangeRate = await exchangeRateOf(db);
  const events = await db
    .select()
    .from(offerEvents)
    .where(eq(offerEvents.offerId, offer.id))
    .orderBy(asc(offerEvents.version));
  const written = await db
    .select({ id: messages.id, text: messages.text, at: messages.at })
    .from(messages)
    .where(and(eq(messages.enquiryNo, enquiryNo), eq(messages.audience, 'customer'), isNotNull(messages.staffId)));
  const files = await filesOf(
    db,
    written.map(({ id }) => id),
  );
  return {
    enquiryNo,
    line: content.line,
    goods: content.goods,
    number: offer.number,
    state: stateOf(offer, { offerState, latest }, now),
    options: shownOptions(offer, enquiry, exchangeRate),
    chosen: offer.chosen,
    terms: offer.draft.terms,
    remark: offer.draft.remark,
    sentAt: offer.sentAt.toISOString(),
    validUntil: offer.validUntil.toISOString(),
    exchangeRate,
    talk: [
      ...events.flatMap(({ kind, text, at }) =>
        kind === 'asked' || kind === 'replied' || kind === 'declined'
          ? [{ kind, text, at: at.toISOString(), files: [] }]
          : [],
      ),
      // the desk's messages in the conversation about the enquiry
      ...written.map(({ id, text, at }) => ({
        kind: 'replied' as const,
        text,
        at: at.toISOString(),
        files: files(id),
      })),
    ].toSorted((one, other) => one.at.localeCompare(other.at)),
  };
};
