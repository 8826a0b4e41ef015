import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CostState } from '#contract/desk/figures/costs.ts';
import type { ListKind } from '#contract/desk/lists/lists.ts';
import type { QueueKind, SubjectKind } from '#contract/desk/queue.ts';
import type { FindingDecision } from '#contract/desk/orders/findings.ts';
import type { ProposedEntry } from '#contract/rules/acceptance/suspicion.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { InboxKind, StaffNoticeKind } from '#contract/desk/notices.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import type { NotificationFacts } from '#server/notifications/kinds.ts';
import { instant, terms } from './columns.ts';
import { orders } from './orders.ts';

/** Staff, who work at the desk; separate from the customers' accounts. Never deleted, only disabled. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    login: text('login').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** Null until the enrolment is completed. */
    passwordHash: text('password_hash'),
    /** The secret of the authenticator app, encrypted with a key derived from `SECRET`. */
    totpSealed: text('totp_sealed').notNull(),
    /** The last time step whose code was accepted: a code is used once (RFC 6238, 5.2). */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    /** SHA-256 of the one-time code of the enrolment; null once it is completed. */
    enrolmentHash: text('enrolment_hash'),
    enrolmentExpiresAt: instant('enrolment_expires_at'),
    disabledAt: instant('disabled_at'),
    /** The end of the person's absence; until then others take over their work. */
    absentUntil: instant('absent_until'),
    /** The e-mail address for notices; null without one. */
    email: text('email'),
    /** Unused, until no running build reads it. */
    noticeKinds: jsonb('notice_kinds').$type<StaffNoticeKind[]>(),
    /** The kinds of notices that the person switched off: a kind added later is on. */
    noticeKindsOff: jsonb('notice_kinds_off').$type<StaffNoticeKind[]>().notNull().default([]),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('staff_login').on(table.login), index('staff_enrolment').on(table.enrolmentHash)],
);

/** Sessions at the desk, by SHA-256 of the secret in the cookie. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    secretHash: text('secret_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId), index('staff_sessions_expiry').on(table.expiresAt)],
);

/** The desk's data about an order's transport, in addition to its booking. */
export const orderShipments = pgTable(
  'order_shipments',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    content: jsonb('content').$type<Shipment>().notNull(),
  },
  // containers are searched in all orders
  (table) => [index('order_shipments_content').using('gin', table.content.op('jsonb_path_ops'))],
);

/** Reviewers' decisions about names of goods that may be dangerous; kept when the order's personal data are erased. */
export const nameDecisions = pgTable(
  'name_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In the form in which names are compared: half width, capitals, without blanks and punctuation. */
    name: text('name').notNull(),
    decision: text('decision').$type<FindingDecision>().notNull(),
    entry: jsonb('entry').$type<ProposedEntry>(),
    reason: text('reason').notNull(),
    /** Null for the command line. */
    login: text('login'),
    orderNo: text('order_no').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('name_decisions_name').on(table.name, table.at.desc().nullsFirst())],
);

/** The assignees of the desk's pending tasks. */
export const deskOwners = pgTable(
  'desk_owners',
  {
    kind: text('kind').$type<'order' | 'application' | 'enquiry'>().notNull(),
    /** The order number, the id of the application or the number of the enquiry. */
    subject: text('subject').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

/**
 * The pending tasks of the desk, each with its deadline, as the queue shows them: recomputed when the subject changes.
 * A task that is visible only for a time is listed with that time.
 */
export const deskTasks = pgTable(
  'desk_tasks',
  {
    about: text('about').$type<SubjectKind>().notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').$type<QueueKind>().notNull(),
    dueAt: instant('due_at').notNull(),
    since: instant('since').notNull(),
    titleZh: text('title_zh').notNull(),
    detailZh: text('detail_zh').notNull(),
    shownFrom: instant('shown_from'),
    shownUntil: instant('shown_until'),
  },
  (table) => [
    primaryKey({ columns: [table.about, table.subject, table.kind, table.dueAt] }),
    // the queue is read in this order, page by page
    index('desk_tasks_due').on(table.dueAt, table.subject, table.kind),
    index('desk_tasks_ended').on(table.shownUntil),
  ],
);

/** Subjects whose tasks must be recomputed; written by triggers of their tables, for every build. */
export const deskChanges = pgTable('desk_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  about: text('about').$type<SubjectKind>().notNull(),
  subject: text('subject').notNull(),
});

/**
 * All orders as the desk lists them, computed with their tasks; persons and companies are looked up in their own
 * tables.
 */
export const deskOrders = pgTable(
  'desk_orders',
  {
    orderNo: text('order_no').primaryKey(),
    userId: uuid('user_id').notNull(),
    enterpriseId: uuid('enterprise_id'),
    line: text('line').$type<ServiceCode>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    isDangerous: boolean('is_dangerous').notNull(),
    routeZh: text('route_zh').notNull(),
    carriageZh: text('carriage_zh').notNull(),
    placedAt: instant('placed_at').notNull(),
    departsAt: instant('departs_at'),
    /** The carrier, as in its quote. */
    carrier: text('carrier'),
    /** The next deadline of the order at the desk. */
    dueAt: instant('due_at'),
    /** The price in fen and cents; null until it is computed, which a former build does not do. */
    revenueCny: bigint('revenue_cny', { mode: 'number' }),
    revenueUsd: bigint('revenue_usd', { mode: 'number' }).notNull().default(0),
    /** The recorded costs; null without any. */
    costCny: bigint('cost_cny', { mode: 'number' }),
    costUsd: bigint('cost_usd', { mode: 'number' }),
    /** Seconds until it was first accepted, and whether that was in time; null before. */
    acceptedAfter: integer('accepted_after'),
    isPrompt: boolean('is_prompt'),
    /** Why it was rejected. */
    rejection: text('rejection'),
    /** The search terms: numbers, places and ships, and their beginnings. */
    search: terms('search').notNull(),
  },
  (table) => [
    index('desk_orders_placed').on(table.placedAt, table.orderNo),
    index('desk_orders_uncounted')
      .on(table.orderNo)
      .where(sql`${table.revenueCny} is null`),
    index('desk_orders_due').on(table.dueAt, table.orderNo),
    index('desk_orders_departs').on(table.departsAt, table.orderNo),
    index('desk_orders_carrier').on(table.carrier, table.placedAt, table.orderNo),
    index('desk_orders_status').on(table.status, table.placedAt, table.orderNo),
    index('desk_orders_line').on(table.line, table.placedAt, table.orderNo),
    index('desk_orders_user').on(table.userId),
    index('desk_orders_enterprise').on(table.enterpriseId),
    index('desk_orders_search').using('gin', table.search),
  ],
);

/** Recorded costs of orders; a corrected or withdrawn line stays. */
export const orderCosts = pgTable(
  'order_costs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    supplier: text('supplier').notNull(),
    nameZh: text('name_zh').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Minor units, greater than zero. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The supplier's bill or another document. */
    evidence: text('evidence').notNull(),
    state: text('state').$type<CostState>().notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: instant('ended_at'),
    /** Why it was corrected or withdrawn. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('order_costs_order').on(table.orderNo, table.recordedAt)],
);

/** Notices to staff that the desk shows until they are read; mentions are stored with their note. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Exclude<InboxKind, 'mentioned'>>().notNull(),
    /** With the person and the kind, it identifies the event, so that it is stored once. */
    position: text('position').notNull(),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.kind, table.position] }),
    index('staff_notices_open')
      .on(table.staffId, table.at)
      .where(sql`${table.readAt} is null`),
    index('staff_notices_at').on(table.at),
  ],
);

/** Saved views of lists. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    list: text('list').$type<ListKind>().notNull(),
    name: text('name').notNull(),
    /** Search, filters, sort order and columns, as in an address. */
    query: text('query').notNull(),
    isDefault: boolean('is_default').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.staffId, table.list, table.name),
    uniqueIndex('saved_views_default')
      .on(table.staffId, table.list)
      .where(sql`${table.isDefault}`),
  ],
);
