import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Channel, MessageKind, NotificationFacts, NotificationKind } from '#server/notifications/kinds.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';

/** Messages to users and staff by e-mail and SMS; a sent one stays until the cleanup, so that its key is not queued again. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Identifies the event: one event creates at most one message for each channel. */
    key: text('key').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    /** Null for a visitor with an enquiry, and for staff. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    recipient: text('recipient').notNull(),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull(),
    /** When it is sent or retried; once an attempt has begun, when that attempt counts as lost. */
    nextAt: instant('next_at').notNull(),
    queuedAt: instant('queued_at').notNull(),
    settledAt: instant('settled_at'),
    /** The last failure. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.key, table.channel),
    index('notifications_next').on(table.status, table.nextAt),
    index('notifications_user').on(table.userId),
  ],
);

/** A user's settings that differ from the default, by kind and channel. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    isWanted: boolean('is_wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/**
 * The link by which calendar programs read a user's deadlines; its token is derived from the nonce and the service's
 * key.
 */
export const calendarLinks = pgTable(
  'calendar_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkNonce: text('link_nonce').notNull(),
    linkHash: text('link_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_links_hash').on(table.linkHash)],
);

/** The e-mail address of a user; it gets messages once it is verified by a mailed code. */
export const emailAddresses = pgTable(
  'email_addresses',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The verified address, in lower case; null until the first one is verified. */
    verified: text('verified'),
    /** The address to verify, with its code (HMAC), attempts and expiry; null if none is pending. */
    pending: text('pending'),
    codeHash: text('code_hash'),
    codeTries: integer('code_tries').notNull().default(0),
    codeExpiresAt: instant('code_expires_at'),
  },
  (table) => [uniqueIndex('email_addresses_verified').on(table.verified)],
);
