import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalConditions, Approver } from '#contract/enterprise/approvalRules.ts';
import type { OrderApproval } from '#contract/orders/approval.ts';
import { instant } from './columns.ts';
import { enterprises, users } from './identity.ts';
import { orders } from './orders.ts';

/** The rules by which a company approves its buyers' orders before they become binding. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    conditions: jsonb('conditions').$type<ApprovalConditions>().notNull(),
    approvers: jsonb('approvers').$type<Approver[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('approval_rules_enterprise').on(table.enterpriseId, table.createdAt)],
);

/** The latest approval request of an order; the order's history has the earlier ones. */
export const orderApprovals = pgTable(
  'order_approvals',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The rules at that time, in words. */
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    approvers: jsonb('approvers').$type<Approver[]>().notNull(),
    /** Null while it is pending. */
    outcome: text('outcome').$type<NonNullable<OrderApproval['outcome']>>(),
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id),
  },
  (table) => [index('order_approvals_due').on(table.dueAt)],
);
