import { index, jsonb, pgSequence, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Enquiry } from '#contract/goods/goods.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Counts all enquiries; @public for the migration generator, the statement that keeps an enquiry names it. */
export const enquiryNumbers = pgSequence('enquiry_numbers');

/** Enquiries of visitors and users; whoever answers them reads the content. */
export const enquiries = pgTable(
  'enquiries',
  {
    enquiryNo: text('enquiry_no').primaryKey(),
    /** Null for visitors who were not signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Keyed digest of the idempotency key and of who sent it. */
    claim: text('claim').notNull().unique(),
    /** SHA-256 of the parsed content. */
    contentHash: text('content_hash').notNull(),
    content: jsonb('content').$type<Enquiry>().notNull(),
    receivedAt: instant('received_at').notNull(),
    answerBy: instant('answer_by').notNull(),
  },
  (table) => [index('enquiries_received').on(table.receivedAt)],
);
