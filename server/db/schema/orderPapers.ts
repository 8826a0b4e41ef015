import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BillAnswer, BillChange } from '#contract/orders/bill/bill.ts';
import type { BillRelease } from '#contract/orders/bill/billState.ts';
import type { BillContent } from '#contract/orders/bill/billContent.ts';
import type { InstructionForm, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { VgmDeclaration, VgmForm } from '#contract/orders/vgm/vgm.ts';
import { instant } from './columns.ts';
import { staff } from './desk.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** Who saved a draft and on which page, which may save it again; null for drafts before this was stored. */
const savedBy = () => ({
  savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  page: uuid('page'),
});

/** The customer's unsubmitted draft of an order's shipping instruction. */
export const instructionDrafts = pgTable('instruction_drafts', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo, { onDelete: 'cascade' }),
  content: jsonb('content').$type<InstructionForm>().notNull(),
  savedAt: instant('saved_at').notNull(),
  ...savedBy(),
});

/** Every submitted version of an order's shipping instruction, from 1. */
export const shippingInstructions = pgTable(
  'shipping_instructions',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ShippingInstruction>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** The owner of the order or a colleague; null for versions before this was stored. */
    submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.version] })],
);

/** The customer's unsubmitted draft of an order's verified gross masses. */
export const vgmDrafts = pgTable('vgm_drafts', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo, { onDelete: 'cascade' }),
  content: jsonb('content').$type<VgmForm>().notNull(),
  savedAt: instant('saved_at').notNull(),
  ...savedBy(),
});

/** Every submitted version of the verified gross masses of an order's containers, from 1. */
export const vgmDeclarations = pgTable(
  'vgm_declarations',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<VgmDeclaration>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** The owner of the order or a colleague; null for versions before this was stored. */
    submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.version] })],
);

/** Every draft of an order's bill of lading that the desk issued, from 1. */
export const billDrafts = pgTable(
  'bill_drafts',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<BillContent>().notNull(),
    /** The version of the shipping instruction that it is based on. */
    instruction: integer('instruction').notNull(),
    note: text('note').notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: uuid('issued_by')
      .notNull()
      .references(() => staff.id),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.version] })],
);

/** Customers' responses to drafts, numbered from 0 per order: an approval, or a request for changes. */
export const billAnswers = pgTable(
  'bill_answers',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    draft: integer('draft').notNull(),
    kind: text('kind').$type<BillAnswer['kind']>().notNull(),
    changes: jsonb('changes').$type<BillChange[]>().notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** The owner of the order or a colleague. */
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** How the bill of lading of an order was finally released. */
export const billReleases = pgTable('bill_releases', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo, { onDelete: 'cascade' }),
  draft: integer('draft').notNull(),
  kind: text('kind').$type<BillRelease['kind']>().notNull(),
  billNo: text('bill_no').notNull(),
  releasedAt: instant('released_at').notNull(),
  releasedBy: uuid('released_by')
    .notNull()
    .references(() => staff.id),
});
