import { and, desc, eq, isNull } from 'drizzle-orm';
import { versionField } from '#contract/orders/orderStatus.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { OfferDraft } from '#contract/quotes/offerDraft.ts';
import { shownEnd } from '#contract/protocol/chinaDay.ts';
import { endOfDay, offerProblems } from '#contract/quotes/offerDraft.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import type { PricedOption } from '#server/db/schema/offers.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { isLinkOver } from '#server/quotes/shareToken.ts';
import { noteEvent } from './answers.ts';
import { offerTokenOf } from './link.ts';
import { offerMessages } from './messages.ts';
import { pricedOption } from './pricing.ts';
import type { EnquiryRow } from './shown.ts';

const nonceBits = 128;

/** Rejects a command decided on another state of an enquiry than the stored one, and says who did what and when. */
const rejectStale = async (db: Database, enquiry: EnquiryRow, version: number): Promise<void> => {
  if (enquiry.version === version) return;
  const { enquiryNo, offerState } = enquiry;
  const [last] = await db
    .select({ kind: offerEvents.kind, at: offerEvents.at, version: offerEvents.version, by: staff.name })
    .from(offerEvents)
    .leftJoin(staff, eq(staff.id, offerEvents.staffId))
    .where(eq(offerEvents.enquiryNo, enquiryNo))
    .orderBy(desc(offerEvents.version))
    .limit(1);
  const text =
    last?.version === enquiry.version
      ? offerMessages.changed(last.by ?? offerMessages.customer, dateMinute(last.at), last.kind, offerState)
      : offerMessages.changed(
          deskMessages.colleague,
          dateMinute(enquiry.answeredAt ?? enquiry.receivedAt),
          'answered',
          offerState,
        );
  throw apiErrorAt(versionField, codes.conflict, text);
};

const lockedEnquiry = async (db: Database, enquiryNo: string, version: number): Promise<EnquiryRow> => {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.enquiryNo, enquiryNo)).for('update');
  if (!enquiry) throw new ApiError(codes.notFound, deskMessages.enquiryUnknown);
  await rejectStale(db, enquiry, version);
  return enquiry;
};

/** Queues a message to the person who enquired: by e-mail and by SMS, as far as they gave an address and a phone. */
export const queueToVisitor = async (
  db: Database,
  { enquiryNo, userId, content, version }: EnquiryRow,
  {
    kind,
    position,
    offerId,
    note,
    brief = note,
    at,
  }: {
    kind: 'offer.sent' | 'offer.replied' | 'enquiry.message';
    /** Distinguishes repeated messages about one version of the enquiry. */
    position?: string;
    /** The offer of its link. */
    offerId: string | undefined;
    note?: string;
    /** The note in an SMS. */
    brief?: string;
    at: Date;
  },
  now: Date,
): Promise<void> => {
  const { email, phone, goods } = content;
  const ways = [
    { channel: 'email', recipient: email, said: note },
    { channel: 'sms', recipient: phone, said: brief },
  ] as const;
  const rows = ways
    .filter(({ recipient }) => recipient !== '')
    .map(({ channel, recipient, said }): typeof notifications.$inferInsert => ({
      key: `${kind}:${enquiryNo}:${position ?? version}`,
      channel,
      userId,
      kind,
      recipient,
      facts: {
        enquiryNo,
        goods,
        at: at.toISOString(),
        ...(offerId !== undefined && { offerId }),
        ...(said !== undefined && { note: said }),
      },
      status: 'waiting',
      attempts: 0,
      nextAt: now,
      queuedAt: now,
    }));
  if (rows.length > 0) await db.insert(notifications).values(rows);
};

/** The saved price of a former offer ends with it. */
const endFormer = async (db: Database, enquiryNo: string, now: Date): Promise<number> => {
  const former = await db.select().from(offers).where(eq(offers.enquiryNo, enquiryNo)).orderBy(desc(offers.number));
  for (const { savedQuoteId } of former)
    if (savedQuoteId !== null)
      await db
        .update(savedQuotes)
        .set({ validUntil: now })
        .where(and(eq(savedQuotes.id, savedQuoteId), isNull(savedQuotes.orderNo)));
  return former[0]?.number ?? 0;
};

/**
 * Offers options for an enquiry and sends the link; a later offer replaces the former. Rejects options that cannot be
 * ordered.
 */
export const sendOffer = (
  context: DeskContext,
  { enquiryNo, version, draft }: { enquiryNo: string; version: number; draft: OfferDraft },
): Promise<{ enquiryNo: string; number: number }> =>
  context.db.transaction(async (tx) => {
    const { clock, secret, staff: by } = context;
    const now = clock.now();
    const enquiry = await lockedEnquiry(tx, enquiryNo, version);
    if (enquiry.offerState === 'won') throw new ApiError(codes.conflict, offerMessages.decided);
    if (offerProblems(draft, now)['validUntil'] !== undefined)
      throw apiErrorAt('draft.validUntil', codes.badInput, offerMessages.dayWrong);
    const validUntil = endOfDay(draft.validUntil);
    const priced: PricedOption[] = [];
    for (const [index, option] of draft.options.entries()) {
      const at = { path: `draft.options.${index}`, validUntil };
      priced.push(await pricedOption({ db: tx, clock }, enquiry.content, option, at));
    }
    const number = (await endFormer(tx, enquiryNo, now)) + 1;
    const id = crypto.randomUUID();
    const linkNonce = randomToken(nonceBits);
    const linkHash = digestOf(offerTokenOf(secret.current, { id, linkNonce }));
    const row = { id, enquiryNo, number, staffId: by.staffId, draft, priced, sentAt: now, validUntil };
    await tx.insert(offers).values({ ...row, linkNonce, linkHash });
    const text = draft.options.map(({ titleZh }) => titleZh).join('、');
    const noted = { kind: 'offered', text, state: 'offered', staffId: by.staffId, at: now } as const;
    const changed = await noteEvent(tx, { offerId: id, enquiry }, noted);
    await queueToVisitor(tx, changed, { kind: 'offer.sent', offerId: id, at: shownEnd(validUntil) }, now);
    await audit({ ...context, db: tx, user: null }, 'offer.sent', { enquiryNo, number, staff: by.login });
    return { enquiryNo, number };
  });

/** Replies to a question, which the asking person receives, or records that the offer was won or lost and why. */
export const noteOffer = (
  context: DeskContext,
  {
    enquiryNo,
    version,
    kind,
    text,
  }: { enquiryNo: string; version: number; kind: 'replied' | 'won' | 'lost'; text: string },
): Promise<{ enquiryNo: string }> =>
  context.db.transaction(async (tx) => {
    const { clock, staff: by } = context;
    const now = clock.now();
    const enquiry = await lockedEnquiry(tx, enquiryNo, version);
    const [offer] = await tx
      .select()
      .from(offers)
      .where(eq(offers.enquiryNo, enquiryNo))
      .orderBy(desc(offers.number))
      .limit(1);
    if (!offer) throw new ApiError(codes.conflict, offerMessages.noOffer);
    if (offer.orderNo !== null) throw new ApiError(codes.conflict, offerMessages.decided);
    const waiting = offer.chosen === null ? ('offered' as const) : ('accepted' as const);
    const afterReply = enquiry.offerState === 'asked' ? waiting : undefined;
    const state = kind === 'replied' ? afterReply : kind;
    const noted = { kind, text, state, staffId: by.staffId, at: now };
    const changed = await noteEvent(tx, { offerId: offer.id, enquiry }, noted);
    // a link that has ended is not sent
    const offerId = isLinkOver(offer, now) ? undefined : offer.id;
    if (kind === 'replied')
      await queueToVisitor(tx, changed, { kind: 'offer.replied', offerId, note: text, at: now }, now);
    if (kind === 'lost') await endFormer(tx, enquiryNo, now);
    await audit({ ...context, db: tx, user: null }, 'offer.noted', { enquiryNo, kind, staff: by.login });
    return { enquiryNo };
  });
