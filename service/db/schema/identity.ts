import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AuditStatus, Consent } from '#contract/auth/user.ts';
import type { NoticePurpose } from '#service/auth/sms/sms.ts';

/** How a session was opened. */
export type SignedInBy = 'smsCode' | 'password' | 'rememberedPassword' | 'registration' | 'passwordReset' | 'ticket';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Companies; one is opened, unverified, with the first sign-in of a phone. */
export const enterprises = pgTable('enterprises', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The member code (`mcpCode`) given with verification; the special enterprise is known by it. */
  mcpCode: text('mcp_code').unique(),
  name: text('name'),
  auditStatus: text('audit_status').$type<AuditStatus>().notNull().default('NONE'),
  shippingProtocolVersion: text('shipping_protocol_version'),
  shippingProtocolAgreedAt: instant('shipping_protocol_agreed_at'),
  createdAt: instant('created_at').notNull(),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  phone: text('phone').notNull().unique(),
  name: text('name').notNull(),
  avatar: text('avatar'),
  /** Null for accounts that were opened by SMS and never set one. */
  passwordHash: text('password_hash'),
  /** Counts changes of the password: a sign-in that began before one must not end after it. */
  passwordVersion: integer('password_version').notNull().default(0),
  /** Null for natural persons. */
  enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
  createdAt: instant('created_at').notNull(),
  /** Set while an operator keeps the account from being used, with why. */
  disabledAt: instant('disabled_at'),
  disabledReason: text('disabled_reason'),
  /** Set while the owner's request to close the account runs, with the latest moment at which it is done. */
  closingRequestedAt: instant('closing_requested_at'),
  closesAt: instant('closes_at'),
  /** When personal data were erased and the phone released; orders still name the account. */
  closedAt: instant('closed_at'),
});

/** Messages to owners that wait to be sent; a sent one is gone. */
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
    /** The moment the message names, as it says it. */
    time: text('time').notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [index('sms_notices_next').on(table.nextAt)],
);

/** Sessions that a change of the password ended, so that their browsers are told why; by SHA-256 of the secret half. */
export const sessionsEndedByPassword = pgTable('sessions_ended_by_password', {
  secretHash: text('secret_hash').primaryKey(),
  endedAt: instant('ended_at').notNull(),
});

/** Signed-in sessions; both halves are kept as SHA-256 only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    secretHash: text('secret_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    /** How it was opened (`SignedInBy`); null for sessions from before this was kept. */
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

/** What a user confirmed, in which version and when: '1' the user agreement, '2' the privacy notice, 'share' sharing of data. */
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

/** Handles of remembered passwords; the validator is kept as SHA-256 and changes with each use. */
export const rememberedLogins = pgTable(
  'remembered_logins',
  {
    selector: text('selector').primaryKey(),
    validatorHash: text('validator_hash').notNull(),
    /** The validator before the last use, which a second window may still send for a moment. */
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

/** Passwords tried for a phone since the last right one, whether it has an account or not. */
export const passwordTries = pgTable('password_tries', {
  phone: text('phone').primaryKey(),
  tries: integer('tries').notNull(),
  /** The next try is heard from then on. */
  nextAt: instant('next_at').notNull(),
});

/** One-time tickets with which a user of a sister site arrives here signed in. */
export const siteTickets = pgTable('site_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** What a deployment sets for itself. */
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

/** Sessions of the user-center stand-in; they end with the site's session that opened them. */
export const workplaceSessions = pgTable('workplace_sessions', {
  secretHash: text('secret_hash').primaryKey(),
  tokenHash: text('token_hash')
    .notNull()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
});

/** The last code sent to a phone for a purpose, kept as HMAC. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);

/** Drawn captcha challenges with their answers. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    token: text('token').primaryKey(),
    captchaType: text('captcha_type').notNull(),
    secretKey: text('secret_key').notNull(),
    answer: jsonb('answer').$type<{ x: number; y: number }[]>().notNull(),
    clientUid: text('client_uid'),
    network: text('network').notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [index('captcha_challenges_drawn').on(table.drawnAt)],
);

/** Passed checks, keyed by SHA-256 of the exact verification string. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    verificationHash: text('verification_hash').primaryKey(),
    captchaType: text('captcha_type').notNull(),
    clientUid: text('client_uid'),
    network: text('network').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_passes_expiry').on(table.expiresAt)],
);

/** Codes sent and codes that came back in each minute: far more sent than verified is somebody pumping SMS. */
export const smsTraffic = pgTable('sms_traffic', {
  minute: instant('minute').primaryKey(),
  sent: integer('sent').notNull(),
  verified: integer('verified').notNull(),
});

/** Moments of granted calls by key, for the sliding windows of every limit. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    hits: instant('hits').array().notNull(),
    /** How many hits the window may hold, and its length; null where a previous build wrote the row. */
    max: integer('max'),
    seconds: integer('seconds'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_windows_expiry').on(table.expiresAt)],
);

/** What happened to accounts: sign-ins, codes, orders, consents and logouts. Never updated, never a secret in it. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    userId: uuid('user_id'),
    address: text('address').notNull(),
    device: text('device').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [index('audit_entries_user').on(table.userId, table.at), index('audit_entries_at').on(table.at)],
);
