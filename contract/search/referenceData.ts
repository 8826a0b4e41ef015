import * as z from 'zod/mini';
import { endpoint, pageOf } from '#contract/protocol/endpoint.ts';
import { limits } from '#contract/protocol/limits.ts';
import { pageSize, paging } from '#contract/protocol/paging.ts';

/** A sea port with the names that the picker searches: Chinese, English, code, pinyin and initials. */
export const port = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  pinyin: z.string(),
  initials: z.string(),
  countryZh: z.string(),
  laneCode: z.string(),
  laneZh: z.string(),
  loading: z.boolean(),
  discharging: z.boolean(),
  hot: z.boolean(),
});
export type Port = z.output<typeof port>;

export const portList = endpoint({
  method: 'get',
  path: '/api-basic/port/list',
  summary: '海运港口清单(起运港、目的港、航线组、热门)',
  session: 'none',
  payload: 'query',
  input: z.object({}),
  output: z.array(port),
});

/** Where the Chinese name of an entry is from; documents carry the English name. */
export const nameZhSource = z.enum([
  'official',
  // the name of the substance in 危险化学品目录, not that of the entry
  'catalogue',
  'translated',
  // by staff
  'corrected',
]);
export type NameZhSource = z.output<typeof nameZhSource>;

/** The special provision that forbids sea transport of an entry, or of the part of it that the provision names. */
export const seaProhibition = z.enum(['SP900', 'SP900 partly', 'SP976', 'SP968']);
export type SeaProhibition = z.output<typeof seaProhibition>;

/** One entry of the dangerous-goods list, by UN number, packing group and variant. Edition IMDG 42-24. */
export const dangerousGoods = z.object({
  unNumber: z.string(),
  /** From 1; entries of one UN number and packing group differ by their proper shipping names. */
  variant: z.int(),
  packingGroup: z.nullable(z.enum(['I', 'II', 'III'])),
  properShippingName: z.string(),
  nameZh: z.string(),
  commonNameZh: z.string(),
  nameZhSource,
  /** With the compatibility group of class 1: `1.4G`; `2` where the contents decide the division. */
  hazardClass: z.string(),
  subsidiaryHazards: z.array(z.string()),
  /** What column 4 refers to instead of naming the subsidiary hazards: `SP181`. */
  subsidiaryNote: z.nullable(z.string()),
  cas: z.nullable(z.string()),
  flashPoint: z.nullable(z.string()),
  marinePollutant: z.boolean(),
  ems: z.nullable(z.string()),
  /** Column 16a: the category, then SW and H codes. */
  stowageCategory: z.nullable(z.string()),
  stowageCodes: z.array(z.string()),
  /** Column 7a, `5 L`, `0` or null. */
  limitedQuantity: z.nullable(z.string()),
  exceptedQuantity: z.nullable(z.string()),
  /** Column 16b: codes and groups of segregation. */
  segregationCodes: z.array(z.string()),
  segregationGroups: z.array(z.string()),
  /** Whether special provision 274, 220 or 318 requires a technical name. */
  technicalName: z.boolean(),
  /** Column 6. */
  specialProvisions: z.array(z.string()),
  packingInstruction: z.nullable(z.string()),
  ibcInstruction: z.nullable(z.string()),
  tankInstruction: z.nullable(z.string()),
  /** PP, L, LP, B, TP and BK codes of columns 8 to 14. */
  packingProvisions: z.array(z.string()),
  /** Net quantity per package on passenger and cargo aircraft: `5 L`, `Forbidden`, `No limit` (49 CFR 172.101, column 9). */
  airPassengerLimit: z.nullable(z.string()),
  airCargoLimit: z.nullable(z.string()),
  seaProhibition: z.nullable(seaProhibition),
  /** Columns on which the readings of the list disagree: `7b`. */
  openColumns: z.array(z.string()),
  edition: z.string(),
  /** How certain the row is; the page shows it, and the desk checks `medium` rows. */
  confidence: z.enum(['high', 'medium']),
});
export type DangerousGoods = z.output<typeof dangerousGoods>;

export const dangerousGoodsSearch = endpoint({
  method: 'post',
  path: '/api-basic/dangerousGoods/search',
  summary: '按联合国编号、CAS、中英文名称或拼音首字母查危险货物一览表',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    keyword: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    ...paging,
    size: pageSize(limits.dangerousGoodsHits),
  }),
  output: pageOf(dangerousGoods),
});

/**
 * One entry of a constants list; both pairs of names hold the same values, for older and newer callers (specification
 * section 3).
 */
export const constant = z.object({
  constType: z.string(),
  code: z.string(),
  name: z.string(),
  constValue: z.string(),
  constName: z.string(),
});
export type Constant = z.output<typeof constant>;

/** The types of constants that the site uses. */
export const constType = z.enum([
  'currency',
  'paymentType',
  'newsCategory',
  'supplierRole',
  'buyerQualification',
  'serviceLine',
  'rateBasis',
  'storeClass',
]);
export type ConstType = z.output<typeof constType>;

export const constantsList = endpoint({
  method: 'get',
  path: '/api-basic/constant/list',
  summary: '全部常量',
  session: 'none',
  payload: 'query',
  input: z.object({}),
  output: z.array(constant),
});

export const constantsByType = endpoint({
  method: 'post',
  path: '/api-basic/constant/listByType',
  summary: '某类型的常量;类型未知时为空',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ constType: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: z.array(constant),
});
