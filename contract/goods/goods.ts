import * as z from 'zod/mini';
import { endpoint, file, pageOf } from '#contract/protocol/endpoint.ts';
import {
  chosenOf,
  companyName,
  email,
  figureText,
  optionalText,
  orLeftOut,
  phone,
  text,
} from '#contract/protocol/fields.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import { givenId } from '#contract/protocol/ids.ts';
import { paging } from '#contract/protocol/paging.ts';
import { sampleUnits, targetUnits } from './enquiryUnits.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { currency } from '#contract/rules/pricing/price.ts';

/**
 * A chemical product for sale (domain: goods orders); qualifications are codes of the constants of type
 * `buyerQualification`.
 */
export const goodsItem = z.object({
  id: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  cas: z.string(),
  unNumber: z.nullable(z.string()),
  hazardClass: z.nullable(z.string()),
  packingGroup: z.nullable(z.enum(['I', 'II', 'III'])),
  grade: z.string(),
  brandZh: z.string(),
  packagingZh: z.string(),
  minimumOrderTons: z.number(),
  deliveryPlaceZh: z.string(),
  /** Minor units per tonne, tax included; null if the price is on request. */
  price: z.nullable(z.object({ currency, amount: z.int() })),
  stockTons: z.number(),
  qualifications: z.array(z.string()),
  summary: z.string(),
  updatedAt: z.iso.datetime(),
});
export type GoodsItem = z.output<typeof goodsItem>;

/** A product in a list, with the lowest freight of one truck from where it is; null if none is published. */
const listedGoods = z.extend(goodsItem, {
  freight: z.nullable(z.object({ currency, amount: z.int(), toZh: z.string() })),
});
/** What lists show of a product: neither its summary nor when it changed. */
export type ShownGoods = Omit<GoodsItem, 'summary' | 'updatedAt'>;
export type ListedGoods = ShownGoods & Pick<z.output<typeof listedGoods>, 'freight'>;

/** The filter value of goods without a hazard class. */
export const notDangerous = 'none';

/** How many of the goods that the other filters let through have a value. */
const counted = z.array(z.object({ value: z.string(), count: z.int() }));

/** The values by which goods can be filtered, with counts. */
export const goodsChoices = z.object({
  /** Hazard classes, and `none`. */
  classes: counted,
  /** Provinces and delivery places, each province before its places; a name may be in another language than its value. */
  places: z.array(z.object({ value: z.string(), nameZh: z.string(), count: z.int() })),
  /** The lowest and the highest price in CNY, in minor units per tonne; null if no price is published. */
  prices: z.nullable(z.object({ from: z.int(), to: z.int() })),
});
export type GoodsChoices = z.output<typeof goodsChoices>;

/** The highest price per tonne to filter by, in minor units. */
const priceMax = 2_000_000_000;
const price = z.optional(z.int().check(z.nonnegative(), z.lte(priceMax)));

/** The sequences of goods: the cheapest or the dearest per tonne first, those without a price last. */
export const goodsSorts = ['priceUp', 'priceDown'] as const;

export type GoodsSort = (typeof goodsSorts)[number];

export const goodsPage = endpoint({
  method: 'post',
  path: '/api-item/goods/page',
  summary: '化工品清单:按名称、CAS 或联合国编号查找,可按类别、交货地、价格与数量筛选',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    keyword: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    /** Any of these classes or divisions, or `none`; empty for all. */
    classes: z._default(
      z.array(z.string().check(z.regex(/^(?:none|[1-9](?:\.[1-6][A-S]?)?)$/))).check(z.maxLength(20)),
      [],
    ),
    /** The beginning of the delivery place, such as its province; empty for all. */
    deliveryPlace: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    /** Published prices in CNY from this on, in minor units per tonne. */
    priceFrom: price,
    priceTo: price,
    /** The wanted quantity: at least the minimum order and at most the stock. */
    tons: z.optional(z.number().check(z.positive(), z.lte(1_000_000))),
    /** Without it the closest to the keyword come first. */
    sort: z.optional(z.enum(goodsSorts)),
    ...paging,
  }),
  output: z.extend(pageOf(listedGoods), { choices: goodsChoices }),
});

export const goodsDetail = endpoint({
  method: 'get',
  path: '/api-item/goods/detail',
  summary: '一件化工品的详情',
  session: 'none',
  payload: 'query',
  input: z.object({ id: givenId(40) }),
  output: goodsItem,
});

/** Safety data sheet, technical data sheet, certificate of analysis. */
export const goodsDocumentKind = z.enum(['SDS', 'TDS', 'COA']);
export type GoodsDocumentKind = z.output<typeof goodsDocumentKind>;

export const goodsDocument = endpoint({
  method: 'get',
  path: '/api-item/goods/document',
  summary: '下载商品的 SDS、TDS 或 COA(PDF,由商品目录数据生成)',
  session: 'none',
  payload: 'query',
  returnsFile: true,
  input: z.object({ id: givenId(40), kind: goodsDocumentKind }),
  output: file,
});

/** The fields of an enquiry, without the rules between them. */
export const enquiryFields = z.object({
  line: chosenOf(serviceCode.options),
  contactName: text(60),
  phone,
  company: orLeftOut(companyName(120)),
  email: orLeftOut(email),
  goods: text(200),
  /** Empty if the goods are not dangerous or the number is unknown. */
  unNumber: orLeftOut(unNumber),
  isDanger: z._default(chosenOf(['Y', 'N', 'UNKNOWN']), 'UNKNOWN'),
  origin: orLeftOut(optionalText(80)),
  destination: orLeftOut(optionalText(80)),
  quantity: orLeftOut(optionalText(120)),
  remark: orLeftOut(optionalText(500)),
  /** Whether a sample is wanted; its quantity and unit count only then. */
  sample: z._default(chosenOf(['N', 'Y']), 'N'),
  sampleQuantity: orLeftOut(figureText(1_000)),
  sampleUnit: z._default(chosenOf(sampleUnits), 'kg'),
  /** What the buyer wants to pay per unit; empty if it is left open. */
  targetPrice: orLeftOut(figureText(10_000_000)),
  targetCurrency: z._default(chosenOf(currency.options), '1'),
  targetUnit: z._default(chosenOf(targetUnits), 'ton'),
});

/** An enquiry as its form holds it; it needs no sign-in. Messages are problem codes. */
export const enquiry = enquiryFields.check(
  z.refine(({ sample, sampleQuantity }) => sample !== 'Y' || sampleQuantity !== '', {
    path: ['sampleQuantity'],
    error: 'required',
    // beside the problems of other fields
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);
export type Enquiry = z.output<typeof enquiry>;
export type EnquiryForm = Enquiry;

export const addEnquiry = endpoint({
  method: 'post',
  path: '/api-item/enquiry/add',
  summary: '提交询价;工作人员在 1 个工作日内联系',
  session: 'optional',
  payload: 'body',
  idempotent: true,
  input: enquiry,
  output: z.object({ enquiryNo: z.string(), answerBy: z.iso.datetime() }),
});
