import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GoodsScope } from '#contract/rules/pricing/contractRates.ts';
import type { ContainerType, Currency } from '#contract/rules/pricing/price.ts';
import type { DeclineReason, TenderFacts } from '#contract/tenders/tenders.ts';
import { instant } from './columns.ts';
import { priceContracts } from './contracts.ts';
import { staff } from './desk.ts';
import { enterprises, users } from './identity.ts';
import { ports } from './reference.ts';

/** An invalid row of a customer's sheet: its cells by column, and the problem of each. */
export interface WrongRow {
  row: number;
  cells: Record<string, string>;
  problems: { column: string; text: string }[];
}

/** Companies' enquiries for many lines at once. */
export const tenders = pgTable(
  'tenders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenderNo: text('tender_no').notNull(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    /** Its creator. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** Days in China, `YYYY-MM-DD`. */
    validFrom: text('valid_from').notNull(),
    validUntil: text('valid_until').notNull(),
    answerBy: text('answer_by').notNull(),
    offersUntil: text('offers_until'),
    status: text('status').$type<TenderFacts['status']>().notNull(),
    /** The rows of the last sheet that must be corrected. */
    wrongRows: jsonb('wrong_rows').$type<WrongRow[]>().notNull(),
    /** The contract created by the award. */
    contractId: uuid('contract_id').references(() => priceContracts.id),
    createdAt: instant('created_at').notNull(),
    /** The deadline of which the responsible people have been reminded. */
    remindedOf: text('reminded_of'),
  },
  (table) => [
    uniqueIndex('tenders_number').on(table.tenderNo),
    index('tenders_enterprise').on(table.enterpriseId, table.createdAt),
    index('tenders_status').on(table.status, table.createdAt),
  ],
);

/** The lines of tenders: containers of full-container shipping on a lane over the period. */
export const tenderLines = pgTable(
  'tender_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenderId: uuid('tender_id')
      .notNull()
      .references(() => tenders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    originCode: text('origin_code')
      .notNull()
      .references(() => ports.code),
    originZh: text('origin_zh').notNull(),
    destinationCode: text('destination_code')
      .notNull()
      .references(() => ports.code),
    destinationZh: text('destination_zh').notNull(),
    itemCode: text('item_code').$type<ContainerType>().notNull(),
    /** The number of containers over the period. */
    quantity: integer('quantity').notNull(),
    goodsScope: text('goods_scope').$type<GoodsScope>().notNull(),
    /** A hazard class or a UN number; empty for the other scopes. */
    goodsCode: text('goods_code').notNull(),
    targetCurrency: text('target_currency').$type<Currency>().notNull(),
    /** In minor units per container; null without one. */
    targetAmount: integer('target_amount'),
    remark: text('remark').notNull(),
    /** Why the desk offers nothing; null if it offers something or has not answered. */
    noOffer: text('no_offer'),
    /** Why the customer took none of the options; null before the award, and for an awarded line. */
    declined: text('declined').$type<DeclineReason>(),
  },
  (table) => [unique('tender_lines_position').on(table.tenderId, table.position)],
);

/** The desk's options for a line. */
export const tenderOptions = pgTable(
  'tender_options',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => tenderLines.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Empty if the platform chooses. */
    carrier: text('carrier').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** In minor units per container. */
    amount: integer('amount').notNull(),
    /** The last day on which it can be awarded. */
    validUntil: text('valid_until').notNull(),
    freeDays: integer('free_days'),
    remark: text('remark').notNull(),
    isAwarded: boolean('is_awarded').notNull().default(false),
  },
  (table) => [unique('tender_options_position').on(table.lineId, table.position)],
);

/** The history of a tender, in words; the number of entries is its version. */
export const tenderEvents = pgTable(
  'tender_events',
  {
    tenderId: uuid('tender_id')
      .notNull()
      .references(() => tenders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    /** The member or the staff member. */
    userId: uuid('user_id').references(() => users.id),
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenderId, table.position] })],
);
