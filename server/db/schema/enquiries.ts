import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { folded, pairsIn } from '#server/db/folded.ts';
import { instant } from './columns.ts';
import type { Enquiry } from '#contract/goods/goods.ts';
import type { OfferState } from '#contract/quotes/offers.ts';
import type { Language } from '#contract/app/languages.ts';
import { users } from './identity.ts';

/** Counts all enquiries; @public for the migration generator, because only an SQL statement uses it. */
export const enquiryNumbers = pgSequence('enquiry_numbers');

const searched = ['company', 'contactName', 'phone', 'goods', 'origin', 'destination', 'unNumber'] as const;

/** The text in which staff search an enquiry, folded; in functions that an index may use. */
export const enquiryText = ({ enquiryNo, content }: Record<'enquiryNo' | 'content', AnyPgColumn>): SQL<string> => {
  const texts = searched.map((name) => sql`coalesce(${content} ->> ${sql.raw(`'${name}'`)}, '')`);
  return folded(sql.join([sql`${enquiryNo}`, ...texts], sql` || ' ' || `)) as SQL<string>;
};

/** Enquiries of visitors and users, for the staff who answer them. */
export const enquiries = pgTable(
  'enquiries',
  {
    enquiryNo: text('enquiry_no').primaryKey(),
    /** Null for visitors who were not signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Keyed digest of the idempotency key and its sender. */
    claim: text('claim').notNull().unique(),
    /** SHA-256 of the parsed content. */
    contentHash: text('content_hash').notNull(),
    content: jsonb('content').$type<Enquiry>().notNull(),
    /** The language of the site that sent it; null for Chinese. */
    language: text('language').$type<Language>(),
    receivedAt: instant('received_at').notNull(),
    answerBy: instant('answer_by').notNull(),
    /** The desk's answer, and its author. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    staffId: uuid('staff_id'),
    /** The status of its latest offer; null without one. Its expiry is not written. */
    offerState: text('offer_state').$type<OfferState>(),
    /** Each command increments it. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('enquiries_received').on(table.receivedAt),
    // the history of a lane and of a customer
    index('enquiries_lane').on(
      sql`(${table.content} ->> 'line')`,
      sql`(${table.content} ->> 'origin')`,
      sql`(${table.content} ->> 'destination')`,
    ),
    index('enquiries_pairs').using('gin', pairsIn(enquiryText(table))),
    index('enquiries_phone').on(sql`(${table.content} ->> 'phone')`),
  ],
);
