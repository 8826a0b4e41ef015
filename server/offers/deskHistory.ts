import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { DeskOffer, DeskOfferEvent, FormerOffer } from '#contract/desk/offerDesk.ts';
import type { OfferEvent } from '#contract/quotes/offers.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { exchangeRateOf } from '#server/services/exchangeRates.ts';
import type { EnquiryRow } from './shown.ts';
import { shownOptions, stateOf } from './shown.ts';

/** The offers of an enquiry with their events. */
export const offersAtDesk = async (
  db: Database,
  enquiry: EnquiryRow,
  now: Date,
): Promise<{ offers: DeskOffer[]; offerEvents: DeskOfferEvent[] }> => {
  const { enquiryNo, offerState } = enquiry;
  const rows = await db
    .select({ offer: offers, by: staff.name })
    .from(offers)
    .leftJoin(staff, eq(staff.id, offers.staffId))
    .where(eq(offers.enquiryNo, enquiryNo))
    .orderBy(desc(offers.number));
  const rate = rows.length > 0 ? await exchangeRateOf(db) : null;
  const latest = rows[0]?.offer.number ?? 0;
  const events = await db
    .select({ event: offerEvents, by: staff.name })
    .from(offerEvents)
    .leftJoin(staff, eq(staff.id, offerEvents.staffId))
    .where(eq(offerEvents.enquiryNo, enquiryNo))
    .orderBy(asc(offerEvents.version));
  return {
    offers: rows.map(({ offer, by }) => ({
      id: offer.id,
      number: offer.number,
      state: stateOf(offer, { offerState, latest }, now),
      by,
      sentAt: offer.sentAt.toISOString(),
      validUntil: offer.validUntil.toISOString(),
      draft: offer.draft,
      options: shownOptions(offer, enquiry, rate),
      chosen: offer.chosen,
      orderNo: offer.orderNo,
    })),
    offerEvents: events.map(({ event: { kind, text, at }, by }) => ({ kind, text, by, at: at.toISOString() })),
  };
};

/** The maximum number of former offers shown for a lane, and for a customer. */
const formerMax = 10;

/** Events with the reason why an offer ended. */
const reasons: OfferEvent[] = ['declined', 'won', 'lost'];

const latestOffers = async (db: Database, matching: ReturnType<typeof and>, now: Date): Promise<FormerOffer[]> => {
  const isLatest = sql`${offers.number} = (select max(o.number) from ${offers} o where o.enquiry_no = ${offers.enquiryNo})`;
  const rows = await db
    .select({ offer: offers, enquiry: enquiries })
    .from(enquiries)
    .innerJoin(offers, and(eq(offers.enquiryNo, enquiries.enquiryNo), isLatest))
    .where(matching)
    .orderBy(desc(offers.sentAt))
    .limit(formerMax);
  const ended =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(offerEvents)
          .where(
            and(
              inArray(
                offerEvents.offerId,
                rows.map(({ offer }) => offer.id),
              ),
              inArray(offerEvents.kind, reasons),
            ),
          )
          .orderBy(desc(offerEvents.version));
  return rows.map(({ offer, enquiry: { enquiryNo, content, offerState } }) => ({
    enquiryNo,
    customerZh: content.company || content.contactName,
    goods: content.goods,
    laneZh: [content.origin, content.destination].filter(Boolean).join(' → '),
    quantity: content.quantity,
    state: stateOf(offer, { offerState, latest: offer.number }, now),
    sentAt: offer.sentAt.toISOString(),
    totals: offer.priced[offer.chosen ?? 0]?.totals ?? [],
    reason: ended.find(({ offerId }) => offerId === offer.id)?.text ?? '',
  }));
};

/** A field of an enquiry, as in the indexes. */
const field = (name: 'line' | 'origin' | 'destination' | 'phone') =>
  sql`(${enquiries.content} ->> ${sql.raw(`'${name}'`)})`;

/** Offers for other enquiries of the same lane and service, and for those of the same phone, account or company. */
export const formerOffersOf = async (
  db: Database,
  { enquiryNo, content, userId }: EnquiryRow,
  now: Date,
): Promise<{ ofLane: FormerOffer[]; ofCustomer: FormerOffer[] }> => {
  const { line, origin, destination, phone } = content;
  const others = ne(enquiries.enquiryNo, enquiryNo);
  const ofLane = and(
    others,
    sql`${field('line')} = ${line} and ${field('origin')} = ${origin} and ${field('destination')} = ${destination}`,
  );
  const isSame = sql`${field('phone')} = ${phone}`;
  return {
    ofLane: origin === '' && destination === '' ? [] : await latestOffers(db, ofLane, now),
    ofCustomer: await latestOffers(
      db,
      and(others, userId === null ? isSame : or(isSame, eq(enquiries.userId, userId))),
      now,
    ),
  };
};
