import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { acceptOffer, OfferEvent, OfferState, OpenOffer } from '#contract/quotes/offers.ts';
import { acceptableStates, canAnswer } from '#contract/quotes/offers.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { audit } from '#server/admin/audit.ts';
import { endMinute } from '#server/app/pages/format.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { carriageOf, routeOf } from '#server/booking/orderPricing.ts';
import { digestOf } from '#server/config/secrets.ts';
import { fileContent } from '#server/conversation/files.ts';
import type { Database } from '#server/db/database.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { itemText } from '#server/orders/documents/bookingNoteText.ts';
import { loadOf } from '#server/quotes/load.ts';
import { isLinkOver } from '#server/quotes/shareToken.ts';
import { offerMessages } from './messages.ts';
import { formOfOption } from './pricing.ts';
import type { EnquiryRow, OfferRow } from './shown.ts';
import { openOfferOf, stateOf } from './shown.ts';

type Reading = Pick<Context, 'db' | 'clock' | 'caller'>;

const readsAMinute = 120;
const answersAMinute = 10;

interface Found {
  offer: OfferRow;
  enquiry: EnquiryRow;
  latest: number;
}

const latestOf = async (db: Database, enquiryNo: string): Promise<number> => {
  const [row] = await db
    .select({ latest: max(offers.number) })
    .from(offers)
    .where(eq(offers.enquiryNo, enquiryNo));
  return row?.latest ?? 0;
};

/** The offer of a link, with its enquiry locked for a change. */
const found = async (db: Database, token: string, now: Date, isLocked: boolean): Promise<Found> => {
  const [offer] = await db
    .select()
    .from(offers)
    .where(eq(offers.linkHash, digestOf(token)));
  if (!offer || isLinkOver(offer, now)) throw new ApiError(codes.notFound, offerMessages.linkUnknown);
  const ofEnquiry = db.select().from(enquiries).where(eq(enquiries.enquiryNo, offer.enquiryNo));
  const [enquiry] = await (isLocked ? ofEnquiry.for('update') : ofEnquiry);
  // another call may have changed it before the lock
  const [current] = isLocked ? await db.select().from(offers).where(eq(offers.id, offer.id)) : [offer];
  if (!enquiry || !current) throw new ApiError(codes.notFound, offerMessages.linkUnknown);
  return { offer: current, enquiry, latest: await latestOf(db, offer.enquiryNo) };
};

const opened = (db: Database, { offer, ...of }: Found, now: Date): Promise<OpenOffer> =>
  openOfferOf(db, offer, { ...of, now });

/** The offer of a link, for anybody; rejects a link that has ended. */
export const offerOfLink = async ({ db, clock, caller }: Reading, token: string): Promise<OpenOffer> => {
  const now = clock.now();
  await limitCalls(db, now, [{ key: `offer:address:${caller.address}`, max: readsAMinute, seconds: 60 }]);
  return opened(db, await found(db, token, now, false), now);
};

/** A file that the desk sent about the offer of a link. */
export const fileOfLink = async (
  context: Reading & Pick<Context, 'files'>,
  { token, id }: { token: string; id: string },
): ReturnType<typeof fileContent> => {
  const { enquiryNo: subject } = await offerOfLink(context, token);
  return fileContent(context, { about: 'enquiry', subject }, id, 'customer');
};

interface Noted {
  kind: OfferEvent;
  text: string;
  /** The state after it; unchanged by default. */
  state?: OfferState | undefined;
  staffId?: string | undefined;
  at: Date;
}

/** Records an event of an offer; the enquiry must be locked. Returns the enquiry's new state. */
export const noteEvent = async (
  db: Database,
  { offerId, enquiry }: { offerId: string; enquiry: EnquiryRow },
  { kind, text, state, staffId, at }: Noted,
): Promise<EnquiryRow> => {
  const version = enquiry.version + 1;
  const { enquiryNo } = enquiry;
  const [changed] = await db
    .update(enquiries)
    .set({ version, ...(state && { offerState: state }) })
    .where(eq(enquiries.enquiryNo, enquiryNo))
    .returning();
  await db.insert(offerEvents).values({ enquiryNo, offerId, version, kind, text, staffId: staffId ?? null, at });
  return changed!;
};

const limitAnswers = ({ db, clock, caller }: Reading) =>
  limitCalls(db, clock.now(), [{ key: `offerAnswer:address:${caller.address}`, max: answersAMinute, seconds: 60 }]);

/** Records a question, or the reason for declining; questions about an expired one are possible. */
export const answerByLink = async (
  context: Reading,
  { token, kind, text }: { token: string; kind: 'asked' | 'declined'; text: string },
): Promise<OpenOffer> => {
  await limitAnswers(context);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const of = await found(tx, token, now, true);
    const { offer, enquiry, latest } = of;
    const state = stateOf(offer, { offerState: enquiry.offerState, latest }, now);
    const as = { state, chosen: offer.chosen };
    if (!canAnswer(kind, as))
      throw new ApiError(codes.conflict, canAnswer('asked', as) ? offerMessages.accepted : offerMessages.closed(state));
    const changed = await noteEvent(tx, { offerId: offer.id, enquiry }, { kind, text, state: kind, at: now });
    await audit({ ...context, db: tx, user: null }, 'offer.answered', { enquiryNo: enquiry.enquiryNo, kind });
    return opened(tx, { ...of, enquiry: changed }, now);
  });
};

/** Saves the price of an option for a user, valid until the offer ends. */
const savePrice = async (db: Database, user: SignedInUser, { offer, enquiry }: Found, option: number, now: Date) => {
  const quote = offer.priced[option]!.quote!;
  const { fees, totals } = offer.priced[option]!;
  const form = loadOf(formOfOption(enquiry.content, quote));
  const routeZh = routeOf(quote);
  const [stored] = await db
    .insert(savedQuotes)
    .values({
      userId: user.userId,
      enterpriseId: user.enterpriseId,
      name: offerMessages.quoteName(enquiry.enquiryNo, offer.draft.options[option]!.titleZh),
      line: quote.line,
      offerId: quote.id,
      form,
      offer: quote,
      fees,
      totals,
      isDangerous: quote.isDangerous ?? enquiry.content.isDanger === 'Y',
      routeZh,
      carriageZh: carriageOf(quote, form),
      departsAt: quote.sailing && new Date(quote.sailing.estimatedTimeOfDeparture),
      itemsZh: itemText({ order: form, offer: quote }, allServices[quote.line]),
      validUntil: offer.validUntil,
      savedAt: now,
    })
    .returning({ id: savedQuotes.id });
  return { quoteId: stored!.id, routeZh, form };
};

/** The saved price of the option accepted before; rejects anybody else than the account that accepted it. */
const formerPrice = async (db: Database, user: SignedInUser | null, { savedQuoteId }: OfferRow) => {
  if (savedQuoteId === null) return undefined;
  const [former] = await db.select().from(savedQuotes).where(eq(savedQuotes.id, savedQuoteId)).for('update');
  if (!former || former.userId === user?.userId) return former;
  throw user === null
    ? new ApiError(codes.notLoggedIn, offerMessages.signInToChange)
    : new ApiError(codes.conflict, offerMessages.takenByOther);
};

/** The initial form of the accepted option's order, null if staff place it; the price of another option is released. */
const orderOf = async (db: Database, user: SignedInUser | null, of: Found, option: number, now: Date) => {
  const { offer } = of;
  const isOrdered = offer.priced[option]!.quote !== null;
  if (isOrdered && user === null) throw new ApiError(codes.notLoggedIn, offerMessages.signInFirst);
  const former = await formerPrice(db, user, offer);
  if (former && offer.chosen === option) {
    const { id: quoteId, routeZh, form } = former;
    return { quoteId, routeZh, form };
  }
  if (former) await db.delete(savedQuotes).where(and(eq(savedQuotes.id, former.id), isNull(savedQuotes.orderNo)));
  return isOrdered && user ? savePrice(db, user, of, option, now) : null;
};

/** Accepts an option, once or again; rejects an expired or decided offer. */
export const acceptByLink = async (
  context: Reading & Pick<Context, 'user'>,
  { token, option }: { token: string; option: number },
): Promise<OutputOf<typeof acceptOffer>> => {
  await limitAnswers(context);
  const now = context.clock.now();
  const { user } = context;
  return context.db.transaction(async (tx) => {
    const of = await found(tx, token, now, true);
    const { offer, enquiry, latest } = of;
    const state = stateOf(offer, { offerState: enquiry.offerState, latest }, now);
    if (state === 'lapsed') throw new ApiError(codes.priceChanged, offerMessages.expired(endMinute(offer.validUntil)));
    if (!acceptableStates.has(state)) throw new ApiError(codes.conflict, offerMessages.closed(state));
    if (!offer.priced[option]) throw new ApiError(codes.badInput, offerMessages.optionUnknown);
    const order = await orderOf(tx, user, of, option, now);
    const isSame = state === 'accepted' && offer.chosen === option;
    const savedQuoteId = order?.quoteId ?? null;
    const [chosen] = await tx
      .update(offers)
      .set({ chosen: option, savedQuoteId })
      .where(eq(offers.id, offer.id))
      .returning();
    const text = offerMessages.option(option + 1, offer.draft.options[option]!.titleZh);
    const changed = isSame
      ? enquiry
      : await noteEvent(tx, { offerId: offer.id, enquiry }, { kind: 'accepted', text, state: 'accepted', at: now });
    if (!isSame) await audit({ ...context, db: tx }, 'offer.accepted', { enquiryNo: enquiry.enquiryNo, option });
    return { offer: await opened(tx, { offer: chosen!, enquiry: changed, latest }, now), order };
  });
};

/** Locks the enquiry from whose offer a saved quote, or the price of an order, comes; undefined without one. */
export const lockEnquiryOf = async (
  db: Database,
  of: { quoteId: string } | { orderNo: string },
): Promise<EnquiryRow | undefined> => {
  const { orderNo, quoteId } = orders;
  const quote = 'quoteId' in of ? of.quoteId : db.select({ quoteId }).from(orders).where(eq(orderNo, of.orderNo));
  const { enquiryNo, savedQuoteId } = offers;
  const concerned = db.select({ enquiryNo }).from(offers).where(eq(savedQuoteId, quote));
  const [enquiry] = await db.select().from(enquiries).where(inArray(enquiries.enquiryNo, concerned)).for('update');
  return enquiry;
};

/** Records that an order was placed at the price of an offer, which wins it. Pass the transaction of the order. */
export const noteOfferOrdered = async (db: Database, quoteId: string, orderNo: string, at: Date): Promise<void> => {
  const enquiry = await lockEnquiryOf(db, { quoteId });
  if (!enquiry) return;
  const [offer] = await db.update(offers).set({ orderNo }).where(eq(offers.savedQuoteId, quoteId)).returning();
  if (!offer) return;
  await noteEvent(db, { offerId: offer.id, enquiry }, { kind: 'ordered', text: orderNo, state: 'won', at });
};
