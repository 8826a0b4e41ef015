import { boolean, integer, numeric, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { NameZhSource, SeaProhibition } from '#contract/search/referenceData.ts';

/** How certain a row of the trade's tables is. */
const confidence = () => text('confidence').$type<'high' | 'medium'>().notNull();

/** The edition of the seed files in the reference tables; one row. */
export const referenceEditions = pgTable('reference_editions', { digest: text('digest').primaryKey() });

/** Trade lanes with the market level of ocean freight, in US cents, from which rates are computed. */
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

/** Port pairs shown with their lowest price, in display order. */
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
  /** False for classes that are never booked online: 1, 6.2 and 7. */
  bookedOnline: boolean('booked_online').notNull(),
});

/** The dangerous-goods list: one row per UN number, packing group and, if several share these, variant. */
export const dangerousGoodsEntries = pgTable(
  'dangerous_goods_entries',
  {
    position: integer('position').primaryKey(),
    unNumber: text('un_number').notNull(),
    /** From 1; entries of one UN number and packing group differ by their proper shipping names. */
    variant: integer('variant').notNull().default(1),
    packingGroup: text('packing_group').$type<'I' | 'II' | 'III'>(),
    properShippingName: text('proper_shipping_name').notNull(),
    nameZh: text('name_zh').notNull(),
    commonNameZh: text('common_name_zh').notNull(),
    nameZhSource: text('name_zh_source').$type<NameZhSource>().notNull().default('official'),
    /** With the compatibility group of class 1: `1.4G`; `2` if the contents decide the division. */
    hazardClass: text('hazard_class').notNull(),
    subsidiaryHazards: text('subsidiary_hazards').array().notNull(),
    /** The reference in column 4 instead of subsidiary hazards: `SP181`. */
    subsidiaryNote: text('subsidiary_note'),
    cas: text('cas'),
    flashPoint: text('flash_point'),
    marinePollutant: boolean('marine_pollutant').notNull(),
    ems: text('ems'),
    /** Columns 16a: category, then SW and H codes. */
    stowageCategory: text('stowage_category'),
    stowageCodes: text('stowage_codes').array().notNull().default([]),
    limitedQuantity: text('limited_quantity'),
    exceptedQuantity: text('excepted_quantity'),
    segregationCodes: text('segregation_codes').array().notNull(),
    segregationGroups: text('segregation_groups').array().notNull(),
    /** Whether special provision 274, 220 or 318 requires a technical name. */
    technicalName: boolean('technical_name').notNull().default(false),
    /** Column 6, numbers only. */
    specialProvisions: text('special_provisions').array().notNull().default([]),
    packingInstruction: text('packing_instruction'),
    ibcInstruction: text('ibc_instruction'),
    tankInstruction: text('tank_instruction'),
    /** PP, L, LP, B, TP and BK codes of columns 8 to 14. */
    packingProvisions: text('packing_provisions').array().notNull().default([]),
    /** Net quantity per package on passenger and cargo aircraft: `5 L`, `Forbidden` (49 CFR 172.101, column 9). */
    airPassengerLimit: text('air_passenger_limit'),
    airCargoLimit: text('air_cargo_limit'),
    seaProhibition: text('sea_prohibition').$type<SeaProhibition>(),
    /** Columns on whose value the transcriptions of the list disagree: `7b`. */
    openColumns: text('open_columns').array().notNull().default([]),
    edition: text('edition').notNull(),
    confidence: confidence(),
    /** UN number, names, CAS and pinyin initials normalised for searches, one per line. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    unique('dangerous_goods_entries_key').on(table.unNumber, table.variant, table.packingGroup).nullsNotDistinct(),
  ],
);

/** Chinese names of entries corrected by staff; they take precedence over those of every edition of the list. */
export const dangerousGoodsNames = pgTable(
  'dangerous_goods_names',
  {
    unNumber: text('un_number').notNull(),
    properShippingName: text('proper_shipping_name').notNull(),
    nameZh: text('name_zh').notNull(),
    correctedAt: timestamp('corrected_at', { withTimezone: true }).notNull(),
    correctedBy: text('corrected_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.unNumber, table.properShippingName] })],
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

/** The published rate of a foreign currency, one row each; it converts for comparison and charges nothing. */
export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').$type<Currency>().primaryKey(),
  /** Yuan for one unit. */
  cny: numeric('cny', { mode: 'number' }).notNull(),
  sourceZh: text('source_zh').notNull(),
  /** `YYYY-MM-DD` in China. */
  publishedOn: text('published_on').notNull(),
});
