import { bigint, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import type { GoodsScope } from '#contract/rules/pricing/contractRates.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { RateBasis, ServiceCode } from '#contract/services/serviceCode.ts';
import { instant } from './columns.ts';
import { staff } from './desk.ts';
import { enterprises } from './identity.ts';
import { orders } from './orders.ts';

/** Contracts with companies about special prices. */
export const priceContracts = pgTable(
  'price_contracts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractNo: text('contract_no').notNull(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    /** The first and the last day in China, `YYYY-MM-DD`. */
    validFrom: text('valid_from').notNull(),
    validUntil: text('valid_until').notNull(),
    /** For colleagues. */
    remark: text('remark').notNull(),
    /** When the desk ended it early. */
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('price_contracts_number').on(table.contractNo),
    index('price_contracts_enterprise').on(table.enterpriseId),
    index('price_contracts_created').on(table.createdAt, table.id),
  ],
);

/** The rates of contracts, in minor units per basis; a changed one is a new row, and the former one ends. */
export const contractRates = pgTable(
  'contract_rates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => priceContracts.id, { onDelete: 'cascade' }),
    line: text('line').$type<ServiceCode>().notNull(),
    originCode: text('origin_code').notNull(),
    originZh: text('origin_zh').notNull(),
    /** Null for a service at one place. */
    destinationCode: text('destination_code'),
    destinationZh: text('destination_zh'),
    itemCode: text('item_code').notNull(),
    goodsScope: text('goods_scope').$type<GoodsScope>().notNull(),
    /** A hazard class or a UN number; empty for the other scopes. */
    goodsCode: text('goods_code').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<RateBasis>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Null without a committed volume. */
    committed: integer('committed'),
    beyond: text('beyond').$type<RateForm['beyond']>().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('contract_rates_contract').on(table.contractId, table.createdAt)],
);

/** The history of a contract, in words; the number of entries is its version. */
export const contractEvents = pgTable(
  'contract_events',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => priceContracts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    /** Null for actions of the service itself. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.position] })],
);

/** The announcements about contracts, so that nobody is notified twice. */
export const contractNotices = pgTable(
  'contract_notices',
  {
    contractId: uuid('contract_id')
      .notNull()
      .references(() => priceContracts.id, { onDelete: 'cascade' }),
    /**
     * Identifies the announcement: an end by its days and its last day, a volume by its part, its rate's scope and the
     * volume.
     */
    notice: text('notice').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.notice] })],
);

/**
 * The volume that orders take of contract rates; an order that was cancelled or rejected keeps its rows, but takes
 * none.
 */
export const orderContractUses = pgTable(
  'order_contract_uses',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo, { onDelete: 'cascade' }),
    rateId: uuid('rate_id')
      .notNull()
      .references(() => contractRates.id, { onDelete: 'cascade' }),
    /** In the rate's basis, to three decimals. */
    quantity: numeric('quantity', { precision: 14, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.rateId] }),
    index('order_contract_uses_rate').on(table.rateId, table.orderNo),
  ],
);
