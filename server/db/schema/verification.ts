import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationFields, LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import { folded, pairsIn } from '#server/db/folded.ts';
import { bytes, instant } from './columns.ts';
import { enterprises, users } from './identity.ts';

/** Pictures of business licences, visible only to the uploader and the review. */
export const licenceFiles = pgTable(
  'licence_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** The fields read from it; null until requested. */
    fields: jsonb('fields').$type<LicenceFields>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('licence_files_user').on(table.userId), index('licence_files_created').on(table.createdAt)],
);

/** The text in which staff search an application, besides its applicant and company. */
export const applicationText = ({ fields, creditCode }: Record<'fields' | 'creditCode', AnyPgColumn>): SQL =>
  folded(sql`coalesce(${fields} ->> 'enterpriseName', '') || ' ' || ${creditCode}`);

/** Applications for verification, at most one pending per enterprise; decided ones stay stored. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').references(() => licenceFiles.id, { onDelete: 'set null' }),
    /** Applications from former builds lack the English name and address. */
    fields: jsonb('fields').$type<LicenceFields & Partial<ApplicationFields>>().notNull(),
    creditCode: text('credit_code').notNull(),
    status: text('status').$type<Exclude<AuditStatus, 'NONE'>>().notNull(),
    /** Why it was rejected. */
    reason: text('reason'),
    submittedAt: instant('submitted_at').notNull(),
    /** When the automatic review decides; it runs outside production only. */
    reviewAt: instant('review_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('applications_enterprise').on(table.enterpriseId, table.submittedAt.desc()),
    index('applications_submitted').on(table.submittedAt, table.id),
    index('applications_passed')
      .on(table.submittedAt, table.id)
      .where(sql`${table.status} = 'PASS'`),
    index('applications_pairs').using('gin', pairsIn(applicationText(table))),
    index('applications_user').on(table.userId),
    index('applications_file').on(table.fileId),
    index('applications_review')
      .on(table.reviewAt)
      .where(sql`${table.status} = 'REVIEWING'`),
    uniqueIndex('applications_waiting')
      .on(table.enterpriseId)
      .where(sql`${table.status} = 'REVIEWING'`),
    // one company, one enterprise: the first to prove the code gets it
    uniqueIndex('applications_credit_code')
      .on(table.creditCode)
      .where(sql`${table.status} = 'PASS'`),
  ],
);
