import * as z from 'zod/mini';
import { endpoint, pageOf } from '#contract/protocol/endpoint.ts';
import { chosenOf, email, optionalText, orLeftOut, phone, text } from '#contract/protocol/fields.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import { givenId } from '#contract/protocol/ids.ts';
import { paging } from '#contract/protocol/paging.ts';
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

export const goodsPage = endpoint({
  method: 'post',
  path: '/api-item/goods/page',
  summary: '化工品清单:按名称、CAS 或联合国编号查找',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    keyword: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    ...paging,
  }),
  output: pageOf(goodsItem),
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

/** An enquiry as its form holds it; it needs no sign-in. Messages are problem codes. */
export const enquiry = z.object({
  line: chosenOf(serviceCode.options),
  contactName: text(60),
  phone,
  company: orLeftOut(optionalText(120)),
  email: orLeftOut(email),
  goods: text(200),
  /** Empty if the goods are not dangerous or the number is unknown. */
  unNumber: orLeftOut(unNumber),
  isDanger: z._default(chosenOf(['Y', 'N', 'UNKNOWN']), 'UNKNOWN'),
  origin: orLeftOut(optionalText(80)),
  destination: orLeftOut(optionalText(80)),
  quantity: orLeftOut(optionalText(120)),
  remark: orLeftOut(optionalText(500)),
});
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
