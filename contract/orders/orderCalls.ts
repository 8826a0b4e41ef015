import * as z from 'zod/mini';
import { plainText } from '#contract/protocol/textInput.ts';
import { endpoint, file, fileStream, pageOf, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { optionalText, orLeftOut, text } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid, givenVersion, withoutOrderLabel } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { listedWhose, paging } from '#contract/protocol/paging.ts';
import { thread } from '#contract/conversation/thread.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { serviceCharge } from '#contract/services/publishedRates.ts';
import { quote } from '#contract/services/quote.ts';
import { anyOrder, placedOrder } from '#contract/booking/orderForm.ts';
import { orderApproval } from './approval.ts';
import { dangerousPaperState } from './dangerousPapers.ts';
import { orderBillState } from './bill/billState.ts';
import { submission } from './submission.ts';
import { orderInvoice } from './invoice.ts';
import { documentRequest } from './documentRequest.ts';
import { orderDocument } from './orderDocument.ts';
import { changedOrder, orderEvent, orderStatus, orderVersion } from './orderStatus.ts';
import { priceCorrection } from './priceCorrection.ts';
import { instructedContainer, shipment } from './shipment.ts';
import { track } from './tracking/track.ts';
import { suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { carbon } from '#contract/rules/carbon/carbon.ts';
import { fee, total } from '#contract/rules/pricing/price.ts';
import { sentOrder } from '#contract/booking/orderDefaults.ts';

const instant = z.iso.datetime();
const orderNo = givenOrderNo;
/** The state of the order that the user decided on; left out by pages of a former build. */
const version = z.optional(orderVersion);
/** Left out for a document of an order that is not placed yet: the user's own, until an order is placed with it. */
const orderNoIfPlaced = z.optional(orderNo);

export const placeOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/add',
  summary: '下单(各业务线同一接口);费用由服务重新计算,与所见不符即拒绝',
  session: 'required',
  payload: 'body',
  idempotent: true,
  /** The definition of the order's service adds further rules; the service checks them with `orderOf`. */
  input: z.object({
    order: sentOrder,
    expectedTotals: z.array(total),
    quoteId: z.optional(givenUuid), // the saved quote that it is placed with
    /** The ids of the documents that were uploaded while ordering. */
    documents: z.optional(z.array(givenUuid).check(z.maxLength(limits.orderDocumentsMax))),
  }),
  output: placedOrder,
});

export const amendOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/amend',
  summary: '放舱前修改自己的订单;费用按现行价格重新计算',
  session: 'required',
  payload: 'body',
  idempotent: true,
  input: z.object({ orderNo, version, order: sentOrder, expectedTotals: z.array(total) }),
  output: placedOrder,
});

export const orderSummary = z.object({
  orderNo: z.string(),
  line: serviceCode,
  status: orderStatus,
  placedAt: instant,
  /** When it is cancelled unless the enterprise is verified before; null if it cannot be cancelled any more. */
  cancelsAt: z.nullable(instant),
  /** Origin and destination, or the one place; for goods their name. */
  routeZh: z.string(),
  /** Vessel and voyage, or the carrier or storekeeper; may be empty. */
  carriageZh: z.string(),
  isDangerous: z.boolean(),
  departsAt: z.nullable(instant),
  totals: z.array(total),
  /** Messages of the desk that its customer has not seen; absent for none. */
  unread: z.optional(z.int()),
});
export type OrderSummary = z.output<typeof orderSummary>;

const wantedOrders = {
  /** Part of the number, the route or the carriage, or of a booking, bill of lading or container number. */
  keyword: z._default(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(40)),
      z.transform((typed) => withoutOrderLabel(plainText(typed)).trim()),
    ),
    '',
  ),
  line: z.optional(serviceCode),
  /** `open`: the order has not reached its last status. */
  state: z._default(z.enum(['all', 'open', 'ended']), 'all'),
  whose: listedWhose,
  ...paging,
};

export const orderPage = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/page',
  summary: '我的或本公司的订单,新单在前',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object(wantedOrders),
  output: pageOf(orderSummary),
});

export const orderPageChanges = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/page/changes',
  summary: '我的订单的一页；附上已有的版本，没有变化时答复为空',
  session: 'required',
  payload: 'body',
  input: z.object({ ...wantedOrders, version: orLeftOut(givenVersion) }),
  /** Null if the caller has this version. */
  output: z.nullable(z.extend(pageOf(orderSummary), { version: z.string() })),
});

export const orderDetail = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/detail',
  summary: '一个订单的全部内容、费用、单证与状态时间线',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({ orderNo }),
  /** `offer` is the quote as ordered, `quoteId` the saved one whose price it has, `reviewReasons` what the desk decides. */
  output: z.extend(orderSummary, {
    order: anyOrder,
    offer: quote,
    reviewReasons: z._default(z.array(suspicion), []),
    quoteId: z.optional(z.string()),
    /** The order that it was split off, and those that were split off it, the oldest first. */
    splitFrom: z.optional(z.string()),
    splitInto: z.optional(z.array(z.string())),
    fees: z.array(fee),
    /** Approved corrections of the price, which the totals include; the oldest first. */
    corrections: z.optional(z.array(priceCorrection)),
    /** Published charges that may come after it: of an event, beyond free time, or at the destination. */
    laterCharges: z.optional(z.array(serviceCharge)),
    timeline: z.array(orderEvent),
    documents: z.array(orderDocument),
    /** The open document requests of the desk, the oldest first. */
    requests: z.optional(z.array(documentRequest)),
    /** The characters of the order that the font of its booking note lacks. */
    unprintable: z.optional(z.string()),
    /** The papers of dangerous goods made from it, and what each lacks; absent for ordinary goods. */
    dangerousPapers: z.optional(z.array(dangerousPaperState)),
    /** What the carrier confirmed, once known. */
    shipment: z.optional(shipment),
    /** Where its shipment is, once it is accepted; absent where nothing moves. */
    track: z.optional(track),
    /** What its transport emits, leg by leg; absent where nothing is carried. */
    carbon: z.optional(carbon),
    /** The conversation with the desk; absent while the order waits for its company's approval. */
    conversation: z.optional(thread),
    /** The submitted shipping instruction, if any, and the containers that it names. */
    instruction: z.optional(
      z.object({ version: z.int(), submittedAt: instant, containers: z.optional(z.array(instructedContainer)) }),
    ),
    /** The declared gross masses of its containers, if any. */
    vgm: z.optional(z.object({ version: z.int(), submittedAt: instant })),
    /** The state of its bill of lading, once a draft was issued. */
    bill: z.optional(orderBillState),
    /** Every submitted version of both, the oldest first. */
    submissions: z.optional(z.array(submission)),
    invoice: z.nullable(orderInvoice),
    /** The approval by the customer's own company, if it requires one; the desk does not see it. */
    approval: z.optional(orderApproval),
  }),
});
export type OrderDetail = z.output<(typeof orderDetail)['output']>;

export const cancelOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/cancel',
  summary: '取消自己的订单；货物进港后不可取消',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, version, reason: orLeftOut(optionalText(limits.orderNoteMax)) }),
  output: changedOrder,
});

export const supplyInfo = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/supplyInfo',
  summary: '答复平台的补料要求',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, version, note: text(limits.orderNoteMax) }),
  output: changedOrder,
});

export const requestAmendment = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/requestAmendment',
  summary: '放舱后申请改单,由平台与承运人处理',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, version, note: text(limits.orderNoteMax) }),
  output: changedOrder,
});

export const uploadOrderDocument = endpoint({
  method: 'post',
  path: '/api-common-oss/order/document',
  summary: '上传订单单证(PDF、JPG、PNG,不超过 10 MB);不带订单号的是未下单的单证,下单时以 documents 附上',
  session: 'required',
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object({
    orderNo: orderNoIfPlaced,
    fileName: uploadedName,
    paperCode: z._default(z.string().check(z.maxLength(10)), ''),
    /** The document that it takes the place of. */
    replaces: z.optional(givenUuid),
    content: uploadedFile,
  }),
  output: orderDocument,
});

export const removeOrderDocument = endpoint({
  method: 'post',
  path: '/api-common-oss/order/document/remove',
  summary: '删除自己上传的订单单证',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo: orderNoIfPlaced, id: givenUuid }),
  output: z.null(),
});

export const orderDocumentFile = endpoint({
  method: 'get',
  path: '/api-common-oss/order/document/file',
  summary: '下载订单单证',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo: orderNoIfPlaced, id: givenUuid }),
  output: file,
});

export const orderPapers = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/papers',
  summary: '下载订单的全部单证(ZIP):托书、DCSA 数据、发票与上传的单证',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo }),
  output: fileStream,
});

export const orderBookingNote = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/sheet',
  summary: '下载托书(PDF)',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo }),
  output: file,
});

export const orderExport = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/dcsa',
  summary: '导出为 DCSA Booking 2.0 的 JSON',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo }),
  output: file,
});
