import type { NameZhSource, SeaProhibition } from '#contract/search/referenceData.ts';
import { searchable } from '#server/search/searchable.ts';
import type { schema as trade } from '../schema.ts';
import { numberOf, orNull, readTable, wordsOf } from './tables.ts';

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][];
type Confidence = 'high' | 'medium';

/** Degrees as in Chinese text: a range in words, a minus sign instead of a hyphen. */
const shownDegrees = (listed: string): string => listed.replaceAll('..', ' 至 ').replaceAll(/(?<![\w)])-(?=\d)/g, '−');

/** Special provisions that require a technical name after the proper shipping name. */
const technicalNameProvisions: ReadonlySet<string> = new Set(['220', '274', '318']);

export const portRows = (): Rows<typeof trade.ports> =>
  readTable('ports', [
    'code',
    'name_zh',
    'name_en',
    'pinyin',
    'initials',
    'country_code',
    'country_zh',
    'lane_code',
    'lane_zh',
    'loading',
    'discharging',
    'hot',
  ]).map((row, position) => ({
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    pinyin: row.pinyin,
    initials: row.initials,
    countryCode: row.country_code,
    countryZh: row.country_zh,
    laneCode: row.lane_code,
    laneZh: row.lane_zh,
    loading: row.loading === 'Y',
    discharging: row.discharging === 'Y',
    hot: row.hot === 'Y',
    position,
  }));

export const hotLaneRows = (): Rows<typeof trade.hotLanes> =>
  readTable('hot-lanes', ['org_port', 'dst_port']).map((row, position) => ({
    position,
    orgPortCode: row.org_port,
    dstPortCode: row.dst_port,
  }));

export const carrierRows = (): Rows<typeof trade.carriers> =>
  readTable('carriers', ['code', 'name_zh', 'name_en', 'accepted_classes']).map((row) => ({
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    acceptedClasses: wordsOf(row.accepted_classes),
  }));

export const containerTypeRows = (): Rows<typeof trade.containerTypes> =>
  readTable('container-types', ['code', 'iso_6346', 'name_zh', 'volume_m3', 'payload_kg'])
    // a tank's payload depends on the tank
    .filter((row) => row.payload_kg !== '')
    .map((row) => ({
      code: row.code,
      iso6346: row.iso_6346,
      nameZh: row.name_zh,
      volumeM3: row.volume_m3 === '' ? null : numberOf(row.volume_m3),
      payloadKg: numberOf(row.payload_kg),
    }));

export const hazardClassRows = (): Rows<typeof trade.hazardClasses> =>
  readTable('hazard-classes', ['division', 'name_zh', 'name_en', 'booked_online']).map((row) => ({
    division: row.division,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    bookedOnline: row.booked_online === 'Y',
  }));

export const dangerousGoodsRows = (): Rows<typeof trade.dangerousGoodsEntries> =>
  readTable('dangerous-goods', [
    'un_number',
    'variant',
    'packing_group',
    'name_en',
    'name_zh',
    'name_zh_source',
    'common_zh',
    'initials',
    'class',
    'subsidiary',
    'subsidiary_note',
    'cas',
    'flash_point_c',
    'marine_pollutant',
    'ems',
    'stowage_category',
    'stowage_codes',
    'limited_quantity',
    'excepted_quantity',
    'segregation_codes',
    'segregation_groups',
    'special_provisions',
    'packing_instruction',
    'ibc_instruction',
    'tank_instruction',
    'packing_provisions',
    'air_passenger_limit',
    'air_cargo_limit',
    'sea_prohibition',
    'open_columns',
    'edition',
    'confidence',
  ]).map((row, position) => ({
    position,
    unNumber: row.un_number,
    variant: numberOf(row.variant),
    packingGroup: orNull(row.packing_group) as 'I' | 'II' | 'III' | null,
    properShippingName: row.name_en,
    nameZh: row.name_zh,
    commonNameZh: row.common_zh,
    nameZhSource: row.name_zh_source as NameZhSource,
    hazardClass: row.class,
    subsidiaryHazards: wordsOf(row.subsidiary),
    subsidiaryNote: orNull(row.subsidiary_note),
    cas: orNull(row.cas),
    flashPoint: row.flash_point_c === '' ? null : `${shownDegrees(row.flash_point_c)} ℃`,
    marinePollutant: row.marine_pollutant === 'Y',
    ems: orNull(row.ems),
    stowageCategory: orNull(row.stowage_category),
    stowageCodes: wordsOf(row.stowage_codes),
    limitedQuantity: orNull(row.limited_quantity),
    exceptedQuantity: orNull(row.excepted_quantity),
    segregationCodes: wordsOf(row.segregation_codes),
    segregationGroups: wordsOf(row.segregation_groups),
    technicalName: wordsOf(row.special_provisions).some((number) => technicalNameProvisions.has(number)),
    specialProvisions: wordsOf(row.special_provisions),
    packingInstruction: orNull(row.packing_instruction),
    ibcInstruction: orNull(row.ibc_instruction),
    tankInstruction: orNull(row.tank_instruction),
    packingProvisions: wordsOf(row.packing_provisions),
    airPassengerLimit: orNull(row.air_passenger_limit),
    airCargoLimit: orNull(row.air_cargo_limit),
    seaProhibition: orNull(row.sea_prohibition) as SeaProhibition | null,
    openColumns: wordsOf(row.open_columns),
    edition: row.edition,
    confidence: row.confidence as Confidence,
    searchText: searchable(
      [row.un_number, row.name_zh, row.common_zh, row.name_en, row.cas, ...wordsOf(row.initials)].join('\n'),
    ),
  }));

export const packagingRows = (): Rows<typeof trade.packagings> =>
  readTable('packagings', ['code', 'name_zh', 'name_en', 'typical', 'confidence']).map((row) => ({
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    typical: row.typical,
    confidence: row.confidence as Confidence,
  }));

export const documentRows = (): Rows<typeof trade.tradeDocuments> =>
  readTable('documents', ['code', 'name_zh', 'name_en', 'needed_for', 'due', 'issuer', 'confidence']).map((row) => ({
    code: row.code,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    neededFor: row.needed_for,
    due: row.due,
    issuer: row.issuer,
    confidence: row.confidence as Confidence,
  }));

export const incotermRows = (): Rows<typeof trade.incoterms> =>
  readTable('incoterms', ['code', 'name_zh', 'mode', 'books_main_carriage']).map((row) => ({
    code: row.code,
    nameZh: row.name_zh,
    mode: row.mode as 'any' | 'sea',
    booksMainCarriage: row.books_main_carriage as 'buyer' | 'seller',
  }));

export const cutOffRows = (): Rows<typeof trade.cutOffs> =>
  readTable('cut-offs', ['code', 'name_zh', 'hours_before_departure', 'confidence']).map((row) => ({
    code: row.code,
    nameZh: row.name_zh,
    hoursBeforeDeparture: numberOf(row.hours_before_departure),
    confidence: row.confidence as Confidence,
  }));
