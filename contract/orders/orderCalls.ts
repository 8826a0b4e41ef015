import * as z from 'zod/mini';
import { endpoint, file, pageOf } from '#contract/protocol/endpoint.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import {
  chosenOf,
  creditCode,
  email,
  optionalText,
  orLeftOut,
  phone,
  problemsOf,
  telephone,
  text,
} from '#contract/protocol/fields.ts';
import { givenId, givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { offer } from '#contract/services/quote.ts';
import { anyOrder, placedOrder } from '#contract/booking/orderForm.ts';
import { orderEvent, orderStatus } from './orderStatus.ts';
import { fee, total } from '#contract/rules/pricing/price.ts';
import { sentOrder } from '#contract/booking/orderDefaults.ts';

const instant = z.iso.datetime();
const orderNo = givenId(32);

/** An order that an act has led to its status. */
export const movedOrder = z.object({ orderNo: z.string(), status: orderStatus });
export type MovedOrder = z.output<typeof movedOrder>;

export const placeOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/add',
  summary: '下单(各业务线同一接口);费用由服务重新计算,与所见不符即拒绝',
  session: 'required',
  payload: 'body',
  idempotent: true,
  /** The order's line says what else must be true of it; the service checks it by `orderOf`. */
  input: z.object({ order: sentOrder, expectedTotals: z.array(total) }),
  output: placedOrder,
});

export const amendOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/amend',
  summary: '放舱前修改自己的订单;费用按现行价格重新计算',
  session: 'required',
  payload: 'body',
  idempotent: true,
  input: z.object({ orderNo, order: sentOrder, expectedTotals: z.array(total) }),
  output: placedOrder,
});

export const orderSummary = z.object({
  orderNo: z.string(),
  line: serviceLine,
  status: orderStatus,
  placedAt: instant,
  /** When it is cancelled unless the enterprise is verified by then; null once it can't be any more. */
  cancelsAt: z.nullable(instant),
  /** Where from and where to, or the one place; goods by their name. */
  routeZh: z.string(),
  /** Vessel and voyage, or who carries or keeps it; may be empty. */
  carriageZh: z.string(),
  isDangerous: z.boolean(),
  departsAt: z.nullable(instant),
  totals: z.array(total),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderPage = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/page',
  summary: '我的订单,新单在前',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({
    /** A part of the number, the route or the carriage. */
    keyword: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    line: z.optional(serviceLine),
    /** `open`: something may still follow. */
    state: z._default(z.enum(['all', 'open', 'ended']), 'all'),
    page: z._default(z.int().check(z.positive()), 1),
    size: z._default(z.int().check(z.positive(), z.lte(limits.pageSizeMax)), limits.pageSize),
  }),
  output: pageOf(orderSummary),
});

/** A paper that was uploaded to an order. */
export const orderDocument = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Code of the paper table; empty for others. */
  paperCode: z.string(),
  bytes: z.int(),
  uploadedAt: instant,
});
export type OrderDocument = z.output<typeof orderDocument>;

export const invoiceStatus = z.enum(['REQUESTED', 'ISSUED', 'CANCELLED']);
export type InvoiceStatus = z.output<typeof invoiceStatus>;

const invoiceFields = z.object({
  kind: chosenOf(['special', 'normal']),
  companyName: text(120),
  taxpayerId: creditCode,
  registeredAddress: orLeftOut(optionalText(200)),
  registeredPhone: orLeftOut(telephone),
  bank: orLeftOut(optionalText(100)),
  bankAccount: orLeftOut(optionalText(40)),
  receiverName: text(60),
  receiverPhone: phone,
  receiverEmail: email,
  region: text(60),
  address: text(200),
});
export type InvoiceForm = z.output<typeof invoiceFields>;

const specialFields = ['registeredAddress', 'registeredPhone', 'bank', 'bankAccount'] as const;

/** What a special VAT invoice shows and the form leaves out: address, phone and bank. */
const missingForSpecial = (form: InvoiceForm) =>
  form.kind === 'special' ? specialFields.filter((name) => form[name].trim() === '') : [];

/** An invoice request as its form fills it (specification section 1, privacy notice); messages are problem codes. */
export const invoiceRequest = invoiceFields.check((payload) => {
  for (const name of missingForSpecial(payload.value))
    payload.issues.push({ code: 'custom', path: [name], message: 'required', input: payload.value });
});
export type InvoiceRequest = z.output<typeof invoiceRequest>;

/** All that is wrong with an invoice's form: what its kind asks for besides is said along with the rest. */
export const invoiceProblems = (form: InvoiceForm): Problems => ({
  ...Object.fromEntries(missingForSpecial(form).map((name) => [name, 'required' as const])),
  ...problemsOf(invoiceRequest, form),
});

export const orderDetail = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/detail',
  summary: '一个订单的全部内容、费用、单证与状态时间线',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({ orderNo }),
  /** The timeline's newest line stands last; `offer` is what was ordered, as it was then. */
  output: z.extend(orderSummary, {
    order: anyOrder,
    offer,
    fees: z.array(fee),
    timeline: z.array(orderEvent),
    documents: z.array(orderDocument),
    invoice: z.nullable(z.object({ status: invoiceStatus, requestedAt: instant, companyName: z.string() })),
  }),
});
export type OrderDetail = z.output<(typeof orderDetail)['output']>;

export const cancelOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/cancel',
  summary: '取消自己的订单；货物进港后不可取消',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, reason: orLeftOut(optionalText(limits.orderNoteMax)) }),
  output: movedOrder,
});

export const supplyInfo = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/supplyInfo',
  summary: '答复平台的补料要求',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, note: text(limits.orderNoteMax) }),
  output: movedOrder,
});

export const requestAmendment = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/requestAmendment',
  summary: '放舱后申请改单,由平台与承运人处理',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, note: text(limits.orderNoteMax) }),
  output: movedOrder,
});

export const uploadOrderDocument = endpoint({
  method: 'post',
  path: '/api-common-oss/order/document',
  summary: '上传订单单证(PDF、JPG、PNG,不超过 10 MB)',
  session: 'required',
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object({
    orderNo,
    fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    paperCode: z._default(z.string().check(z.maxLength(10)), ''),
    content: z.instanceof(Uint8Array),
  }),
  output: orderDocument,
});

export const removeOrderDocument = endpoint({
  method: 'post',
  path: '/api-common-oss/order/document/remove',
  summary: '删除自己上传的订单单证',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, id: givenUuid }),
  output: z.null(),
});

export const orderDocumentFile = endpoint({
  method: 'get',
  path: '/api-common-oss/order/document/file',
  summary: '下载订单单证',
  session: 'required',
  payload: 'query',
  answersFile: true,
  input: z.object({ orderNo, id: givenUuid }),
  output: file,
});

export const orderSheet = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/sheet',
  summary: '下载托书(PDF)',
  session: 'required',
  payload: 'query',
  answersFile: true,
  input: z.object({ orderNo }),
  output: file,
});

export const orderExport = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/dcsa',
  summary: '导出为 DCSA Booking 2.0 的 JSON',
  session: 'required',
  payload: 'query',
  answersFile: true,
  input: z.object({ orderNo }),
  output: file,
});

export const requestInvoice = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/invoice',
  summary: '申请开票',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, invoice: invoiceRequest }),
  output: z.object({ status: invoiceStatus, requestedAt: instant }),
});
