import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Password attempts for a phone since the last correct one, whether or not it has an account. */
export const passwordTries = pgTable('password_tries', {
  phone: text('phone').primaryKey(),
  tries: integer('tries').notNull(),
  /** When the next attempt is allowed. */
  nextAt: instant('next_at').notNull(),
});

/** The last code sent to a phone, or mailed to an address, for a purpose; stored as HMAC. */
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

/** Captcha challenges with their answers. */
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

/** Codes sent and codes entered in each minute: far more sent than entered means that SMS are being pumped. */
export const smsTraffic = pgTable('sms_traffic', {
  minute: instant('minute').primaryKey(),
  sent: integer('sent').notNull(),
  verified: integer('verified').notNull(),
});

/** Times of allowed calls by key, for the sliding windows of every limit. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    hits: instant('hits').array().notNull(),
    /** The maximum number of hits in the window, and its length; null if a previous build wrote the row. */
    max: integer('max'),
    seconds: integer('seconds'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_windows_expiry').on(table.expiresAt)],
);
