import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KeyScope } from '#contract/enterprise/apiKeys.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { instant } from './columns.ts';
import { enterprises, users } from './identity.ts';

/** Invitations to a company, each for the person who signs in with its phone or has verified its e-mail address. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** A mobile number, or an e-mail address in lower case. */
    recipient: text('recipient').notNull(),
    role: text('role').$type<CompanyRole>().notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was accepted, declined or withdrawn; null while it is pending. */
    endedAt: instant('ended_at'),
    outcome: text('outcome').$type<'accepted' | 'declined' | 'withdrawn'>(),
  },
  (table) => [
    uniqueIndex('company_invitations_open')
      .on(table.enterpriseId, table.recipient)
      .where(sql`${table.endedAt} is null`),
    index('company_invitations_recipient').on(table.recipient),
  ],
);

/** The branches of a company, which group its members. */
export const companyBranches = pgTable(
  'company_branches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('company_branches_name').on(table.enterpriseId, table.name)],
);

/** The branch of a member; members without one belong to the head office. */
export const branchMembers = pgTable(
  'branch_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    branchId: uuid('branch_id')
      .notNull()
      .references(() => companyBranches.id, { onDelete: 'cascade' }),
  },
  (table) => [index('branch_members_branch').on(table.branchId)],
);

/** API keys of a company; a key is stored as SHA-256 only, and acts as the member who created it. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    keyHash: text('key_hash').notNull(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<KeyScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was withdrawn, its creator left, or their account was disabled. */
    endedAt: instant('ended_at'),
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    /** The start of the minute in which `callsCounted` calls were made. */
    callsSince: instant('calls_since'),
    callsCounted: integer('calls_counted').notNull().default(0),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.keyHash),
    index('api_keys_enterprise').on(table.enterpriseId),
    index('api_keys_maker').on(table.createdBy),
  ],
);
