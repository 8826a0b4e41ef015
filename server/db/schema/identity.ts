import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { AuditStatus, Consent } from '#contract/auth/user.ts';
import type { Language } from '#contract/app/languages.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import type { NoticePurpose } from '#server/auth/sms/sms.ts';
import { folded, pairsIn } from '#server/db/folded.ts';
import { instant } from './columns.ts';

/** How a session was opened. */
export type SignedInBy =
  | 'smsCode'
  | 'emailCode'
  | 'password'
  | 'rememberedPassword'
  | 'registration'
  | 'passwordReset'
  | 'ticket';

/** The text in which staff search a person. */
export const userText = ({ name, phone }: Record<'name' | 'phone', AnyPgColumn>): SQL =>
  folded(sql`${name} || ' ' || ${phone}`);

/** Companies; an unverified one is created with the first sign-in of a phone. */
export const enterprises = pgTable(
  'enterprises',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The member code (`mcpCode`) assigned with verification; it identifies the special enterprise. */
    mcpCode: text('mcp_code').unique(),
    name: text('name'),
    auditStatus: text('audit_status').$type<AuditStatus>().notNull().default('NONE'),
    shippingProtocolVersion: text('shipping_protocol_version'),
    shippingProtocolAgreedAt: instant('shipping_protocol_agreed_at'),
    /** The agreements consented to, by service: they differ, so that consent to one does not cover another. */
    protocolConsents: jsonb('protocol_consents')
      .$type<Partial<Record<ServiceCode, { version: string; agreedAt: string }>>>()
      .notNull()
      .default({}),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('enterprises_pairs').using('gin', pairsIn(folded(sql`${table.name}`)))],
);

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    phone: text('phone').notNull().unique(),
    name: text('name').notNull(),
    avatar: text('avatar'),
    /** Null for accounts opened by SMS without a password. */
    passwordHash: text('password_hash'),
    /** Counts password changes: a sign-in that began before one must not succeed after it. */
    passwordVersion: integer('password_version').notNull().default(0),
    /** Null for natural persons. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    companyRole: text('company_role').$type<CompanyRole>().notNull().default('owner'),
    /** The language of messages to the user. */
    language: text('language').$type<Language>().notNull().default('zh'),
    createdAt: instant('created_at').notNull(),
    /** Set while an operator disables the account, with the reason. */
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** Set while a closing request is pending, with the latest time of closing. */
    closingRequestedAt: instant('closing_requested_at'),
    closesAt: instant('closes_at'),
    /** When personal data were erased and the phone released; orders still refer to the account. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('users_enterprise').on(table.enterpriseId),
    index('users_pairs').using('gin', pairsIn(userText(table))),
  ],
);

/** Queued notices to account owners; a sent one is deleted. */
export const smsNotices = pgTable(
  'sms_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<NoticePurpose>().notNull(),
    text: text('text').notNull(),
    /** The time in the message, as formatted. */
    time: text('time').notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [index('sms_notices_next').on(table.nextAt)],
);

/** Sessions ended by a password change, so that their browsers learn the reason; by SHA-256 of the session secret. */
export const sessionsEndedByPassword = pgTable('sessions_ended_by_password', {
  secretHash: text('secret_hash').primaryKey(),
  endedAt: instant('ended_at').notNull(),
});

/** Signed-in sessions; token and secret are stored as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    /** How it was opened (`SignedInBy`); null for sessions from before this column. */
    openedBy: text('opened_by').$type<SignedInBy>(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_secret').on(table.secretHash),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/**
 * A user's confirmations with version and time: '1' the user agreement, '2' the privacy notice, 'share' sharing of
 * data.
 */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consent: text('consent').$type<Consent | 'share'>().notNull(),
    version: text('version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.consent, table.version] })],
);

/** Remember-me tokens; the validator is stored as SHA-256 and changes with each use. */
export const rememberedLogins = pgTable(
  'remembered_logins',
  {
    selector: text('selector').primaryKey(),
    validatorHash: text('validator_hash').notNull(),
    /** The validator before the last use, which a second tab may still send for a moment. */
    previousHash: text('previous_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('remembered_logins_user').on(table.userId), index('remembered_logins_expiry').on(table.expiresAt)],
);

/** One-time tickets that sign in a user coming from a sister site. */
export const siteTickets = pgTable('site_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** Settings of the deployment. */
export const settings = pgTable('settings', { key: text('key').primaryKey(), value: text('value').notNull() });

/** One-time tickets that carry a session to the user center. */
export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  tokenHash: text('token_hash')
    .notNull()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  audience: text('audience').notNull(),
  target: text('target').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Sessions of the demo user center; they end with the site's session that opened them. */
export const workplaceSessions = pgTable('workplace_sessions', {
  secretHash: text('secret_hash').primaryKey(),
  tokenHash: text('token_hash')
    .notNull()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** Events of accounts: sign-ins, codes, orders, consents and logouts. Never updated, and never contains a secret. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    userId: uuid('user_id'),
    /** The company in whose name the user acted; null for accounts alone and for entries from before this column. */
    enterpriseId: uuid('enterprise_id'),
    address: text('address').notNull(),
    device: text('device').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [
    index('audit_entries_user').on(table.userId, table.at),
    index('audit_entries_at').on(table.at),
    index('audit_entries_enterprise').on(table.enterpriseId, table.at.desc()),
  ],
);
