import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { instant } from './columns.ts';
import { enterprises, users } from './identity.ts';

/** Invitations into a company, each for whoever signs in with its phone or has verified its e-mail address. */
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
    /** When it was accepted, declined or withdrawn; null while it waits. */
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
