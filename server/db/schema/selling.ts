import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { validity } from './columns.ts';
import type { RateBasis, ServiceCode } from '#contract/services/serviceCode.ts';
import type { SupplierRole } from '#contract/services/suppliers.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';

/** The carriers, warehouses and inspectors that work for the platform. */
export const suppliers = pgTable('suppliers', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  nameZh: text('name_zh').notNull(),
  role: text('role').$type<SupplierRole>().notNull(),
  cityZh: text('city_zh').notNull(),
  scopeZh: text('scope_zh').notNull(),
  since: integer('since').notNull(),
});

/** Published selling prices of every service, in minor units per basis. */
export const publishedRates = pgTable(
  'published_rates',
  {
    position: integer('position').primaryKey(),
    line: text('line').$type<ServiceCode>().notNull(),
    originCode: text('origin_code').notNull(),
    originZh: text('origin_zh').notNull(),
    /** Null for a service at one place. */
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
    ...validity(),
  },
  (table) => [index('published_rates_line').on(table.line, table.originCode, table.destinationCode)],
);

/** Surcharges and local charges of every service, in minor units. */
export const serviceCharges = pgTable(
  'line_charges',
  {
    position: integer('position').primaryKey(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    line: text('line').$type<ServiceCode>().notNull(),
    side: text('side').$type<ServiceCharge['side']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<RateBasis>().notNull(),
    amount: integer('amount').notNull(),
    dangerousOnly: boolean('dangerous_only').notNull(),
    conditionZh: text('condition_zh').notNull(),
    /** The condition of the order, as names of the service's fields; null for always. */
    condition: text('condition'),
    /** The selected item to which it applies; null for the whole order. */
    item: text('item'),
    /** Countries of destination to which it applies; empty for all. */
    countryCodes: text('country_codes').array().notNull(),
    ...validity(),
  },
  (table) => [index('line_charges_line').on(table.line)],
);
