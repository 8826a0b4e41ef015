import { integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '#contract/rules/pricing/price.ts';

/** Chemical products for sale. */
export const goodsItems = pgTable('goods_items', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  cas: text('cas').notNull(),
  unNumber: text('un_number'),
  hazardClass: text('hazard_class'),
  packingGroup: text('packing_group').$type<'I' | 'II' | 'III'>(),
  grade: text('grade').notNull(),
  brandZh: text('brand_zh').notNull(),
  packagingZh: text('packaging_zh').notNull(),
  minimumOrderTons: numeric('minimum_order_tons', { mode: 'number' }).notNull(),
  deliveryPlaceZh: text('delivery_place_zh').notNull(),
  /** Null, like its amount in minor units, if the price is on request. */
  priceCurrency: text('price_currency').$type<Currency>(),
  pricePerTon: integer('price_per_ton'),
  stockTons: numeric('stock_tons', { mode: 'number' }).notNull(),
  qualifications: text('qualifications').array().notNull(),
  summary: text('summary').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** UN number, names and CAS normalised for searches, one per line. */
  searchText: text('search_text').notNull(),
});
