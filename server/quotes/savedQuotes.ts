import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type * as contract from '#contract/quotes/savedQuotes.ts';
import type { SavedQuote, SavedQuoteSummary } from '#contract/quotes/savedQuotes.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import { quoteField } from '#contract/booking/promisedPrice.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { carriageOf, routeOf } from '#server/booking/orderPricing.ts';
import type { Database } from '#server/db/database.ts';
import { endMinute } from '#server/app/pages/format.ts';
import { folded } from '#server/db/folded.ts';
import { users } from '#server/db/schema/identity.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { lockEnquiryOf } from '#server/offers/answers.ts';
import { itemText } from '#server/orders/documents/bookingNoteText.ts';
import { quoteOf } from '#server/services/quoteOf.ts';
import { isDangerousLoad, loadOf, priceOfLoad } from './load.ts';
import { savedQuoteMessages } from './messages.ts';
import { contentOf, summaryOf } from './quoteContent.ts';
import { isLinkOver, shareTokenOf } from './shareToken.ts';
import type { SavedQuoteRow } from './quoteExpiry.ts';
import { currentQuotes, currentStateOf } from './quoteExpiry.ts';
import type { Whose } from '#server/enterprise/members/visibleTo.ts';
import { listedFor, visibleTo } from '#server/enterprise/members/visibleTo.ts';

type Owning = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user'>;

const savesAMinute = 30;
/** The maximum of one user. */
const quotesMax = 200;

/** Saves the current price of a form's load, valid as long as its tariff. */
export const saveQuote = async (
  context: Owning,
  { name, form }: ParsedInputOf<typeof contract.saveQuote>,
): Promise<{ id: string; validUntil: string }> => {
  const { db, clock, user } = context;
  const { userId, enterpriseId } = user;
  const load = loadOf(form);
  await limitCalls(db, clock.now(), [{ key: `quote:${userId}`, max: savesAMinute, seconds: 60 }]);
  const isDangerous = isDangerousLoad(load);
  const quote = await quoteOf(context, { offerId: load.offerId, isDanger: isDangerous ? 'Y' : 'N' });
  if (quote.line !== load.line) throw new ApiError(codes.badInput, savedQuoteMessages.formUnreadable);
  if (quote.refusedZh !== null) throw new ApiError(codes.goodsRejected, quote.refusedZh);
  const price = priceOfLoad(load, quote);
  if (price.fees.length === 0) throw new ApiError(codes.badInput, savedQuoteMessages.nothingToPay);
  const held = await db.$count(savedQuotes, eq(savedQuotes.userId, userId));
  if (held >= quotesMax) throw new ApiError(codes.conflict, savedQuoteMessages.tooMany(quotesMax));
  const [stored] = await db
    .insert(savedQuotes)
    .values({
      userId,
      enterpriseId,
      name,
      line: load.line,
      offerId: load.offerId,
      form: load,
      offer: quote,
      ...price,
      isDangerous: quote.isDangerous ?? isDangerous,
      routeZh: routeOf(quote),
      carriageZh: carriageOf(quote, load),
      departsAt: quote.sailing && new Date(quote.sailing.estimatedTimeOfDeparture),
      itemsZh: itemText({ order: load, offer: quote }, allServices[load.line]),
      validUntil: new Date(quote.validUntil),
      savedAt: clock.now(),
    })
    .returning({ id: savedQuotes.id });
  return { id: stored!.id, validUntil: quote.validUntil };
};

/** A saved quote that a user may see and change: their own or their company's, as with orders. */
const ownQuote = (user: SignedInUser, id: string) => and(eq(savedQuotes.id, id), visibleTo(savedQuotes, user));

const unknown = (): ApiError => new ApiError(codes.notFound, savedQuoteMessages.unknown);

/** A user's own saved quote; another's is reported as unknown. */
export const ownRow = async ({ db, user }: Pick<Owning, 'db' | 'user'>, id: string): Promise<SavedQuoteRow> => {
  const [row] = await db.select().from(savedQuotes).where(ownQuote(user, id));
  if (!row) throw unknown();
  return row;
};

/** One page of a user's saved quotes with their states, newest first. */
export const pageOfQuotes = async (
  { db, clock, user }: Owning,
  { keyword, page, size }: Omit<ParsedInputOf<typeof contract.savedQuotePage>, 'whose'>,
  whose: Whose,
): Promise<{ total: number; rows: SavedQuoteSummary[] }> => {
  const matching = and(
    listedFor(savedQuotes, user, whose),
    keyword === '' ? undefined : sql`strpos(${savedQuotes.searchText}, ${folded(sql`${keyword}::text`)}) > 0`,
  );
  const [counted] = await db.select({ total: count() }).from(savedQuotes).where(matching);
  const rows = await db
    .select()
    .from(savedQuotes)
    .where(matching)
    .orderBy(desc(savedQuotes.savedAt), desc(savedQuotes.id))
    .limit(size)
    .offset((page - 1) * size);
  const currentOf = currentQuotes({ db, clock });
  const listed: SavedQuoteSummary[] = [];
  for (const row of rows) {
    const { state } = await currentStateOf(row, { db, clock }, currentOf);
    listed.push({ ...summaryOf(row), state, isShared: row.shareHash !== null && !isLinkOver(row, clock.now()) });
  }
  return { total: counted?.total ?? 0, rows: listed };
};

/** A user's own saved quote with its current status. */
export const quoteInFull = async (context: Owning & Pick<Context, 'secret'>, id: string): Promise<SavedQuote> => {
  const row = await ownRow(context, id);
  const { promised: _promised, ...current } = await currentStateOf(row, context, currentQuotes(context));
  return {
    ...contentOf(row),
    ...current,
    id,
    orderNo: row.orderNo,
    offerId: row.offerId,
    shareToken: shareTokenOf(context.secret, row, context.clock.now()),
  };
};

/** Renames a user's own quote. */
export const renameQuote = async ({ db, user }: Owning, { id, name }: { id: string; name: string }): Promise<void> => {
  const renamed = await db
    .update(savedQuotes)
    .set({ name })
    .where(ownQuote(user, id))
    .returning({ id: savedQuotes.id });
  if (renamed.length === 0) throw unknown();
};

/** Deletes a user's own quote. */
export const removeQuote = async ({ db, user }: Owning, id: string): Promise<void> => {
  const removed = await db.delete(savedQuotes).where(ownQuote(user, id)).returning({ id: savedQuotes.id });
  if (removed.length === 0) throw unknown();
};

/** The initial form of a quote's order: at its price while that is valid, else only if today's price is accepted. */
export const orderStartOf = async (
  context: Owning,
  { id, atTodaysPrice }: { id: string; atTodaysPrice: boolean },
): Promise<{ form: OrderForm; promised: PromisedPrice | null }> => {
  const row = await ownRow(context, id);
  const { state, reasonZh, today, promised } = await currentStateOf(row, context, currentQuotes(context));
  if (promised || (atTodaysPrice && today !== null)) return { form: row.form, promised };
  const code = state === 'ordered' ? codes.conflict : codes.priceChanged;
  throw new ApiError(code, reasonZh ?? savedQuoteMessages.unknown);
};

/**
 * The price of an order placed with a user's own quote, or why the quote holds none: it is deleted, another user's or
 * expired. The quote is locked, so that no other order uses it; rejects one that was ordered.
 */
export const promisedBy = async (
  { db, clock, user }: Owning,
  quoteId: string,
): Promise<{ promised: Pick<PromisedPrice, 'offer' | 'fees'> } | { promised?: undefined; lossZh: string }> => {
  // docs/architecture.md states the sequence of locks
  await db.select({ id: users.id }).from(users).where(eq(users.id, user.userId)).for('share');
  await lockEnquiryOf(db, { quoteId });
  const [row] = await db.select().from(savedQuotes).where(ownQuote(user, quoteId)).for('update');
  if (!row) return { lossZh: savedQuoteMessages.released };
  const { orderNo, validUntil, offer, fees } = row;
  if (orderNo !== null) throw apiErrorAt(quoteField, codes.conflict, savedQuoteMessages.used(orderNo));
  return validUntil > clock.now()
    ? { promised: { offer, fees } }
    : { lossZh: savedQuoteMessages.over(endMinute(validUntil)) };
};

/** Records the order that was placed at the price of a user's own quote. */
export const noteOrdered = async (
  db: Database,
  user: SignedInUser,
  quoteId: string,
  orderNo: string,
): Promise<void> => {
  await db
    .update(savedQuotes)
    .set({ orderNo })
    .where(and(ownQuote(user, quoteId), isNull(savedQuotes.orderNo)));
};
