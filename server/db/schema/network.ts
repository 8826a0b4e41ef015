import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, validity } from './columns.ts';
import type { Currency, TariffCharge } from '#contract/rules/pricing/price.ts';
import { tradeLanes, ports, carriers } from './reference.ts';

/** A weekly liner service. */
export const linerServices = pgTable('liner_services', {
  code: text('code').primaryKey(),
  carrierCode: text('carrier_code')
    .notNull()
    .references(() => carriers.code),
  laneCode: text('lane_code')
    .notNull()
    .references(() => tradeLanes.code),
  /** Weekday of hour 0 of its calls, Monday 1 to Sunday 7. */
  weekday: integer('weekday').notNull(),
  heading: text('heading').notNull(),
  freeDays: integer('free_days').notNull(),
  fleet: text('fleet').array().notNull(),
});

/** A port where a service loads or discharges, directly or through a transhipment hub. */
export const serviceCalls = pgTable(
  'service_calls',
  {
    serviceCode: text('service_code')
      .notNull()
      .references(() => linerServices.code),
    role: text('role').$type<'load' | 'discharge'>().notNull(),
    portCode: text('port_code')
      .notNull()
      .references(() => ports.code),
    viaPortCode: text('via_port_code').references(() => ports.code),
    /** Departure of a loading call, arrival of a discharging one, in hours after the voyage's hour 0. */
    offsetHours: integer('offset_hours').notNull(),
    /** The call's surcharge on the ocean freight, in US cents per container. */
    addOn20: integer('add_on_20').notNull(),
    addOn40: integer('add_on_40').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceCode, table.role, table.portCode] }),
    index('service_calls_port').on(table.role, table.portCode),
  ],
);

/** One round of a service. A sailing is a voyage between a loading and a discharging call. */
export const voyages = pgTable(
  'voyages',
  {
    serviceCode: text('service_code')
      .notNull()
      .references(() => linerServices.code),
    /** ISO year and week, `2605`. */
    week: text('week').notNull(),
    /** Hour 0 of its calls: midnight in China Standard Time. */
    startsAt: instant('starts_at').notNull(),
    vessel: text('vessel').notNull(),
    voyageNumber: text('voyage_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceCode, table.week] }),
    index('voyages_start').on(table.serviceCode, table.startsAt),
  ],
);

/** Base ocean freight of a service to a discharging port, in US cents, for bookings made within the period. */
export const oceanRates = pgTable(
  'ocean_rates',
  {
    serviceCode: text('service_code').notNull(),
    role: text('role').$type<'discharge'>().notNull().default('discharge'),
    dstPortCode: text('dst_port_code').notNull(),
    validFrom: instant('valid_from').notNull(),
    /** The first instant at which it is no longer valid. */
    validUntil: instant('valid_until').notNull(),
    amount20gp: integer('amount_20gp').notNull(),
    amount40gp: integer('amount_40gp').notNull(),
    amount40hq: integer('amount_40hq').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceCode, table.dstPortCode, table.validFrom] }),
    foreignKey({
      columns: [table.serviceCode, table.role, table.dstPortCode],
      foreignColumns: [serviceCalls.serviceCode, serviceCalls.role, serviceCalls.portCode],
    }),
    index('ocean_rates_lane').on(table.dstPortCode, table.validUntil),
  ],
);

/** Surcharges and local charges; an empty scope means everywhere. Amounts in minor units. */
export const charges = pgTable('charges', {
  position: integer('position').primaryKey(),
  code: text('code').notNull(),
  nameZh: text('name_zh').notNull(),
  side: text('side').$type<TariffCharge['side']>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  basis: text('basis').$type<TariffCharge['basis']>().notNull(),
  condition: text('condition'),
  laneCode: text('lane_code').references(() => tradeLanes.code),
  /** Countries of discharge to which it applies. */
  countryCodes: text('country_codes').array().notNull(),
  amount20: integer('amount_20').notNull(),
  amount40: integer('amount_40').notNull(),
  /** Season of departures `MM-DD`, both days included; null all year. */
  departsFrom: text('departs_from'),
  departsTo: text('departs_to'),
  ...validity(),
});
