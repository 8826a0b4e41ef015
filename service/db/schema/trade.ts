import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FclOrder, OrderStatus, PlacedOrder } from '#contract/order.ts';
import type { ChargeCondition, ContainerType, Currency, Fee, TariffLine, Total } from '#contract/rules/price.ts';
import { enterprises, users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How sure a row of the trade's tables is. */
const confidence = () => text('confidence').$type<'high' | 'medium'>().notNull();

/** Which edition of the seed files the reference tables hold; one row. */
export const referenceEditions = pgTable('reference_editions', { digest: text('digest').primaryKey() });

/** Trade lanes with the market's level of ocean freight, in US cents, that rates are made from. */
export const tradeLanes = pgTable('trade_lanes', {
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  freight20gp: integer('freight_20gp').notNull(),
  freight40gp: integer('freight_40gp').notNull(),
  freight40hq: integer('freight_40hq').notNull(),
});

export const ports = pgTable('ports', {
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  pinyin: text('pinyin').notNull(),
  initials: text('initials').notNull(),
  countryCode: text('country_code').notNull(),
  countryZh: text('country_zh').notNull(),
  laneCode: text('lane_code').notNull(),
  laneZh: text('lane_zh').notNull(),
  loading: boolean('loading').notNull(),
  discharging: boolean('discharging').notNull(),
  hot: boolean('hot').notNull(),
  position: integer('position').notNull(),
});

/** Port pairs shown with their lowest price, in order. */
export const hotLanes = pgTable('hot_lanes', {
  position: integer('position').primaryKey(),
  orgPortCode: text('org_port_code')
    .notNull()
    .references(() => ports.code),
  dstPortCode: text('dst_port_code')
    .notNull()
    .references(() => ports.code),
});

export const carriers = pgTable('carriers', {
  /** SMDG liner code. */
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  acceptedClasses: text('accepted_classes').array().notNull(),
});

export const containerTypes = pgTable('container_types', {
  code: text('code').primaryKey(),
  iso6346: text('iso_6346').notNull(),
  nameZh: text('name_zh').notNull(),
  volumeM3: numeric('volume_m3', { mode: 'number' }),
  payloadKg: integer('payload_kg').notNull(),
});

export const hazardClasses = pgTable('hazard_classes', {
  division: text('division').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  /** False for what is never booked online: classes 1, 6.2 and 7. */
  bookedOnline: boolean('booked_online').notNull(),
});

/** The dangerous-goods list: one row per UN number and packing group. */
export const dangerousGoodsEntries = pgTable(
  'dangerous_goods_entries',
  {
    position: integer('position').primaryKey(),
    unNumber: text('un_number').notNull(),
    packingGroup: text('packing_group').$type<'I' | 'II' | 'III'>(),
    properShippingName: text('proper_shipping_name').notNull(),
    nameZh: text('name_zh').notNull(),
    commonNameZh: text('common_name_zh').notNull(),
    hazardClass: text('hazard_class').notNull(),
    subsidiaryHazards: text('subsidiary_hazards').array().notNull(),
    cas: text('cas'),
    flashPoint: text('flash_point'),
    marinePollutant: boolean('marine_pollutant').notNull(),
    ems: text('ems'),
    limitedQuantity: text('limited_quantity'),
    packingInstruction: text('packing_instruction'),
    tankInstruction: text('tank_instruction'),
    edition: text('edition').notNull(),
    confidence: confidence(),
    /** UN number, names, CAS and pinyin initials as a search compares them, a line each. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    unique('dangerous_goods_entries_key').on(table.unNumber, table.packingGroup, table.hazardClass).nullsNotDistinct(),
  ],
);

export const packagings = pgTable('packagings', {
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  typical: text('typical').notNull(),
  confidence: confidence(),
});

export const tradeDocuments = pgTable('trade_documents', {
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  neededFor: text('needed_for').notNull(),
  due: text('due').notNull(),
  issuer: text('issuer').notNull(),
  confidence: confidence(),
});

export const incoterms = pgTable('incoterms', {
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  mode: text('mode').$type<'any' | 'sea'>().notNull(),
  booksMainCarriage: text('books_main_carriage').$type<'buyer' | 'seller'>().notNull(),
});

export const cutOffs = pgTable('cut_offs', {
  code: text('code').primaryKey(),
  nameZh: text('name_zh').notNull(),
  hoursBeforeDeparture: integer('hours_before_departure').notNull(),
  confidence: confidence(),
});

/** A weekly liner service. */
export const linerServices = pgTable('liner_services', {
  code: text('code').primaryKey(),
  carrierCode: text('carrier_code')
    .notNull()
    .references(() => carriers.code),
  laneCode: text('lane_code')
    .notNull()
    .references(() => tradeLanes.code),
  /** Day of the week of hour 0 of its calls, Monday 1 to Sunday 7. */
  weekday: integer('weekday').notNull(),
  heading: text('heading').notNull(),
  freeDays: integer('free_days').notNull(),
  fleet: text('fleet').array().notNull(),
});

/** A port that a service loads or discharges at, directly or through a transhipment hub. */
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
    /** What the call adds to the ocean freight, in US cents per container. */
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
  side: text('side').$type<TariffLine['side']>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  basis: text('basis').$type<TariffLine['basis']>().notNull(),
  condition: text('condition').$type<ChargeCondition>(),
  laneCode: text('lane_code').references(() => tradeLanes.code),
  /** Countries of discharge it is asked for. */
  countryCodes: text('country_codes').array().notNull(),
  amount20: integer('amount_20').notNull(),
  amount40: integer('amount_40').notNull(),
  /** Season of departures `MM-DD`, both days included; null all year. */
  departsFrom: text('departs_from'),
  departsTo: text('departs_to'),
});

/** Counts all orders; @public for the migration generator, the statement that places an order names it. */
export const orderNumbers = pgSequence('order_numbers');

/** Full-container orders with the sailing as it was ordered. */
export const fclOrders = pgTable(
  'fcl_orders',
  {
    orderNo: text('order_no').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null for natural persons. */
    enterpriseId: uuid('enterprise_id').references(() => enterprises.id),
    status: text('status').$type<OrderStatus>().notNull(),
    placedAt: instant('placed_at').notNull(),
    /** When it is cancelled unless the enterprise is verified by then. */
    cancelsAt: instant('cancels_at'),
    cancelledAt: instant('cancelled_at'),
    sailingId: text('sailing_id').notNull(),
    carrierCode: text('carrier_code').notNull(),
    vessel: text('vessel').notNull(),
    voyage: text('voyage').notNull(),
    orgPortCode: text('org_port_code').notNull(),
    orgPort: text('org_port').notNull(),
    dstPortCode: text('dst_port_code').notNull(),
    dstPort: text('dst_port').notNull(),
    estimatedTimeOfDeparture: instant('estimated_time_of_departure').notNull(),
    estimatedTimeOfArrival: instant('estimated_time_of_arrival').notNull(),
    totals: jsonb('totals').$type<Total[]>().notNull(),
    content: jsonb('content').$type<FclOrder>().notNull(),
  },
  (table) => [
    index('fcl_orders_user').on(table.userId, table.placedAt.desc()),
    index('fcl_orders_deadline').on(table.cancelsAt),
  ],
);

/** The fee lines an order was placed at, in minor units. */
export const orderFees = pgTable(
  'order_fees',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => fclOrders.orderNo, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    code: text('code').notNull(),
    nameZh: text('name_zh').notNull(),
    side: text('side').$type<Fee['side']>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    basis: text('basis').$type<Fee['basis']>().notNull(),
    containerType: text('container_type').$type<ContainerType>(),
    unitAmount: bigint('unit_amount', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.position] })],
);

/** Keys of placed orders with the first answer; the same key with other content is refused. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of the parsed content. */
    contentHash: text('content_hash').notNull(),
    /** Null only within the transaction that writes it. */
    answer: jsonb('answer').$type<PlacedOrder>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
