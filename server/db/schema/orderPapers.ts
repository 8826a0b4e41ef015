import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InstructionForm, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { VgmDeclaration, VgmForm } from '#contract/orders/vgm/vgm.ts';
import { instant } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** What a customer has typed of an order's shipping instruction and not submitted. */
export const instructionDrafts = pgTable('instruction_drafts', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo, { onDelete: 'cascade' }),
  content: jsonb('content').$type<InstructionForm>().notNull(),
  savedAt: instant('saved_at').notNull(),
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
    /** The owner of the order or a colleague; null of versions before this was stored. */
    submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.version] })],
);

/** What a customer has typed of an order's verified gross masses and not submitted. */
export const vgmDrafts = pgTable('vgm_drafts', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo, { onDelete: 'cascade' }),
  content: jsonb('content').$type<VgmForm>().notNull(),
  savedAt: instant('saved_at').notNull(),
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
    /** The owner of the order or a colleague; null of versions before this was stored. */
    submittedBy: uuid('submitted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.version] })],
);
