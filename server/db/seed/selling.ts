import type { RateBasis } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { SupplierRole } from '#contract/services/suppliers.ts';
import type { Currency } from '#contract/rules/pricing/price.ts';
import type { ServiceCharge } from '#contract/services/publishedRates.ts';
import { searchable } from '#server/search/searchable.ts';
import type { schema } from '../schema.ts';
import { minorUnitsOf, numberOf, orNull, readTable, wordsOf } from './tables.ts';

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][];

const currencyOf = (cell: string): Currency => {
  if (cell === 'CNY') return '1';
  if (cell === 'USD') return '2';
  throw new Error(`"${cell}" is not a currency`);
};

/** An amount like 18.50 in minor units; throws if it has more decimals. */
const amountOf = (cell: string): number => {
  if (!/^\d+(?:\.\d{1,2})?$/.test(cell)) throw new Error(`"${cell}" is not an amount`);
  return minorUnitsOf(cell);
};

const orNullBy = <Value>(read: (cell: string) => Value, cell: string): Value | null =>
  cell === '' ? null : read(cell);

export const supplierRows = (): Rows<typeof schema.suppliers> =>
  readTable('suppliers', ['id', 'name_zh', 'role', 'city_zh', 'scope_zh', 'since']).map((row, position) => ({
    id: row.id,
    position,
    nameZh: row.name_zh,
    role: row.role as SupplierRole,
    cityZh: row.city_zh,
    scopeZh: row.scope_zh,
    since: numberOf(row.since),
  }));

/** The rows of a table from the services' folders, in the order of the services. */
const tablesOfServices = <const Column extends string>(name: string, columns: readonly Column[]) =>
  serviceCode.options.flatMap((line) =>
    readTable(`services/${line}/${name}`, columns, []).map((row) => Object.assign(row, { line })),
  );

export const publishedRateRows = (): Rows<typeof schema.publishedRates> =>
  tablesOfServices('rates', [
    'origin_code',
    'origin_zh',
    'destination_code',
    'destination_zh',
    'item_code',
    'item_zh',
    'carrier_zh',
    'currency',
    'basis',
    'amount',
    'minimum',
    'transit_days',
    'frequency_zh',
  ]).map((row, position) => ({
    position,
    line: row.line,
    originCode: row.origin_code,
    originZh: row.origin_zh,
    destinationCode: orNull(row.destination_code),
    destinationZh: orNull(row.destination_zh),
    itemCode: row.item_code,
    itemZh: row.item_zh,
    carrierZh: orNull(row.carrier_zh),
    currency: currencyOf(row.currency),
    basis: row.basis as RateBasis,
    amount: amountOf(row.amount),
    minimum: orNullBy(amountOf, row.minimum),
    transitDays: orNullBy(numberOf, row.transit_days),
    frequencyZh: orNull(row.frequency_zh),
  }));

export const serviceChargeRows = (): Rows<typeof schema.serviceCharges> =>
  tablesOfServices('charges', [
    'code',
    'name_zh',
    'side',
    'currency',
    'basis',
    'amount',
    'dangerous_only',
    'condition_zh',
    'condition',
    'item',
    'countries',
  ]).map((row, position) => ({
    position,
    code: row.code,
    nameZh: row.name_zh,
    line: row.line,
    side: row.side as ServiceCharge['side'],
    currency: currencyOf(row.currency),
    basis: row.basis as RateBasis,
    amount: amountOf(row.amount),
    dangerousOnly: row.dangerous_only === 'Y',
    conditionZh: row.condition_zh,
    condition: orNull(row.condition),
    item: orNull(row.item),
    countryCodes: wordsOf(row.countries),
  }));

/** The goods for sale, with this time of change. */
export const goodsRowsAt = (updatedAt: Date): Rows<typeof schema.goodsItems> =>
  readTable('goods', [
    'id',
    'name_zh',
    'name_en',
    'cas',
    'un_number',
    'hazard_class',
    'packing_group',
    'grade',
    'brand_zh',
    'packaging_zh',
    'minimum_order_tons',
    'delivery_place_zh',
    'price_currency',
    'price_per_ton',
    'stock_tons',
    'qualifications',
    'summary',
  ]).map((row, position) => ({
    id: row.id,
    position,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    cas: row.cas,
    unNumber: orNull(row.un_number),
    hazardClass: orNull(row.hazard_class),
    packingGroup: orNull(row.packing_group) as 'I' | 'II' | 'III' | null,
    grade: row.grade,
    brandZh: row.brand_zh,
    packagingZh: row.packaging_zh,
    minimumOrderTons: numberOf(row.minimum_order_tons),
    deliveryPlaceZh: row.delivery_place_zh,
    priceCurrency: orNullBy(currencyOf, row.price_currency),
    pricePerTon: orNullBy(minorUnitsOf, row.price_per_ton),
    stockTons: numberOf(row.stock_tons),
    qualifications: row.qualifications.split(/[\s|]+/).filter((code) => code !== ''),
    summary: row.summary,
    updatedAt,
    searchText: searchable([row.un_number, row.name_zh, row.name_en, row.cas].filter((line) => line !== '').join('\n')),
  }));
