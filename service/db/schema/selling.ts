import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { RateBasis, ServiceLine } from '#contract/services/serviceLine.ts';
import type { SupplierRole } from '#contract/services/suppliers.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { LineCharge } from '#contract/services/publishedRates.ts';

/** Who carries, stores and inspects for the platform. */
export const suppliers = pgTable('suppliers', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  nameZh: text('name_zh').notNull(),
  role: text('role').$type<SupplierRole>().notNull(),
  cityZh: text('city_zh').notNull(),
  scopeZh: text('scope_zh').notNull(),
  since: integer('since').notNull(),
});

/** Published selling prices of every line, amounts in minor units for one of the basis. */
export const publishedRates = pgTable(
  'published_rates',
  {
    position: integer('position').primaryKey(),
    line: text('line').$type<ServiceLine>().notNull(),
    originCode: text('origin_code').notNull(),
    originZh: text('origin_zh').notNull(),
    /** Null for what happens at one place. */
    destinationCode: text('destination_code'),
    destinationZh: text('destination_zh'),
    itemCode: text('item_code').notNull(),
    itemZh: text('item_zh').notNull(),
    carrierZh: text('carrier_zh'),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<RateBasis>().notNull(),
    amount: integer('amount').notNull(),
    minimum: integer('minimum'),
    transitDays: integer('transit_days'),
    frequencyZh: text('frequency_zh'),
  },
  (table) => [index('published_rates_line').on(table.line, table.originCode, table.destinationCode)],
);

/** Surcharges and local charges of every line, in minor units. */
export const lineCharges = pgTable(
  'line_charges',
  {
    position: integer('position').primaryKey(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    line: text('line').$type<ServiceLine>().notNull(),
    side: text('side').$type<LineCharge['side']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<RateBasis>().notNull(),
    amount: integer('amount').notNull(),
    dangerousOnly: boolean('dangerous_only').notNull(),
    conditionZh: text('condition_zh').notNull(),
    /** What must be true of an order for it, as the line's fields name it; null for always. */
    condition: text('condition'),
    /** The chosen item it is asked for; null for the whole order. */
    item: text('item'),
    /** Countries of destination it is asked for; empty for all. */
    countryCodes: text('country_codes').array().notNull(),
  },
  (table) => [index('line_charges_line').on(table.line)],
);
