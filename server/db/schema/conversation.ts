import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Audience } from '#contract/conversation/thread.ts';
import { bytes, instant } from './columns.ts';
import { staff } from './desk.ts';
import { enquiries } from './enquiries.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/**
 * The conversations about orders and enquiries, with internal notes. The table has the name under which a former build,
 * which may still run at the same time, stores its notes.
 */
export const messages = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order or enquiry. */
    orderNo: text('order_no').references(() => orders.orderNo, { onDelete: 'cascade' }),
    enquiryNo: text('enquiry_no').references(() => enquiries.enquiryNo, { onDelete: 'cascade' }),
    /** Who wrote it at the desk; null for the customer. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Who wrote it for the customer; null for the desk, and for a visitor who has the link of an offer. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** `customer` is the conversation with the customer, `colleagues` an internal note. */
    audience: text('audience').$type<Audience>().notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** When the other side first saw it. */
    readAt: instant('read_at'),
    /** When the desk answered a customer's message, or decided that it needs no answer. */
    settledAt: instant('settled_at'),
    /** Digest of the sender and the idempotency key: a repeated call stores nothing. Null for notes of a former build. */
    claim: text('claim'),
  },
  (table) => [
    index('order_notes_order').on(table.orderNo, table.at),
    index('order_notes_enquiry').on(table.enquiryNo, table.at),
    index('order_notes_unread')
      .on(table.orderNo)
      .where(sql`${table.readAt} is null`),
    uniqueIndex('order_notes_claim').on(table.claim),
  ],
);

/** Files of messages, with their bytes; until the message is sent they belong to the uploader. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: uuid('id').primaryKey(),
    /** Null until it is sent. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** The subject and the user of an upload: `order FCL… user …`. */
    holder: text('holder').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('message_files_message').on(table.messageId),
    index('message_files_held')
      .on(table.holder, table.uploadedAt)
      .where(sql`${table.messageId} is null`),
  ],
);

/** The colleagues mentioned in notes. */
export const messageMentions = pgTable(
  'message_mentions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** When the person read it. */
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.staffId] }),
    index('message_mentions_open')
      .on(table.staffId)
      .where(sql`${table.readAt} is null`),
  ],
);
