import * as z from 'zod/mini';
import { auditStatus } from '#contract/auth/user.ts';
import { deskThread } from '#contract/conversation/thread.ts';
import { dangerousPaperChoice } from '#contract/orders/dangerousPapers.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { changedOrder, orderCommand, orderEvent, orderVersion } from '#contract/orders/orderStatus.ts';
import { instructionVersions } from '#contract/orders/shippingInstruction.ts';
import { vgmVersions } from '#contract/orders/vgm/vgm.ts';
import { shipment } from '#contract/orders/shipment.ts';
import { milestoneKind } from '#contract/orders/tracking/track.ts';
import { endpoint, file, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { orLeftOut, text } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid, givenVersion } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { deskBill } from '#contract/desk/orders/billDesk.ts';
import { commandForm } from './commandForm.ts';
import { correction } from './correction.ts';
import { deskDocument } from './deskDocuments.ts';
import { deskDocumentRequest } from './documentRequests.ts';
import { deskFinding } from './findings.ts';
import { declaredGoodsName } from '#contract/desk/goodsNames.ts';
import { deskCost } from '#contract/desk/figures/costs.ts';
import { deskPrice } from '#contract/desk/priceDesk.ts';
import { clerks, staffRoles } from '#contract/desk/staffRoles.ts';

const instant = z.iso.datetime();
const orderNo = givenOrderNo;

export const deskOrder = endpoint({
  method: 'post',
  path: '/api-platform/desk/order',
  summary: '一个订单的全部内容，含客户、沟通与可做的操作',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ orderNo }),
  output: z.extend(orderDetail.output, {
    customer: z.object({
      name: z.string(),
      phone: z.string(),
      enterpriseZh: z.nullable(z.string()),
      audit: auditStatus,
    }),
    /** With the person who acted at the desk, and what they corrected why. */
    timeline: z.array(z.extend(orderEvent, { person: z.nullable(z.string()), correction: z.optional(correction) })),
    shipment,
    /** With former versions. */
    documents: z.array(deskDocument),
    /** Documents requested from the customer, closed ones too; and whether one can be requested now. */
    documentRequests: z.array(deskDocumentRequest),
    canRequestDocument: z.boolean(),
    /** Whether the caller may upload documents. */
    canUpload: z.boolean(),
    /** The enquiry whose offer the order was placed at; null for roles that do not open enquiries. */
    enquiryNo: z.nullable(z.string()),
    /** The conversation with the customer, and internal notes. */
    conversation: deskThread,
    /** Every version of its shipping instruction, the oldest first. */
    instructions: instructionVersions,
    /** Every version of the declared gross masses of its containers, the oldest first. */
    vgmVersions,
    /** Its bill of lading; null before a shipping instruction is submitted. */
    deskBill: z.nullable(deskBill),
    /** The milestones about which the caller may make entries: expected ones, and those that happened. */
    trackKinds: z.object({ EST: z.array(milestoneKind), ACT: z.array(milestoneKind) }),
    /** What suggests dangerous goods that are not declared, answered or not. */
    findings: z.array(deskFinding),
    /** The declared entries whose Chinese names the caller may correct, each once; empty for other roles. */
    goodsNames: z.array(declaredGoodsName),
    /** Until when a customer is given to declare what was found, unless the reviewer says otherwise. */
    declareBy: instant,
    /** The commands that the order accepts now and the caller's role may give. */
    commands: z.array(orderCommand),
    /** Whether the caller may correct what is known of the transport. */
    canCorrect: z.boolean(),
    /** Whether the caller may split the order now. */
    canSplit: z.boolean(),
    /** Corrections of the price, proposed and decided, the oldest first; and whether the caller may propose one. */
    prices: z.array(deskPrice),
    canProposePrice: z.boolean(),
    /** What was bought for it, the oldest first, for roles that record it; and whether the caller may record more now. */
    costs: z.array(deskCost),
    canRecordCost: z.boolean(),
    owner: z.nullable(z.object({ login: z.string(), name: z.string() })),
    /** The number of the issued invoice; empty without. */
    invoiceNo: z.string(),
    /** Changes with all of this but the conversation, which has its own version. */
    contentVersion: z.string(),
  }),
});
export type DeskOrder = z.output<(typeof deskOrder)['output']>;

export const deskOrderChanges = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/changes',
  summary: '一个订单的全部内容；附上已有的版本，没有变化时答复为空',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ orderNo, version: orLeftOut(givenVersion) }),
  /** Null if the caller has this version. */
  output: z.nullable(deskOrder.output),
});

export const commandOrder = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/command',
  summary: '以平台、承运人或车队的身份处理订单，连同该操作的数据',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ orderNo, version: orderVersion, command: orderCommand, form: commandForm }),
  output: changedOrder,
});

export const deskDocumentFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/order/document',
  summary: '订单单证的内容',
  session: 'staff',
  roles: staffRoles,
  payload: 'query',
  returnsFile: true,
  isShownInPlace: true,
  input: z.object({ orderNo, id: givenUuid }),
  output: file,
});

export const deskDangerousPaper = endpoint({
  method: 'get',
  path: '/api-platform/desk/order/dangerousPaper',
  summary: '订单的危险货物单证（PDF 或 JSON），按订单内容生成',
  session: 'staff',
  roles: staffRoles,
  payload: 'query',
  returnsFile: true,
  input: dangerousPaperChoice,
  output: file,
});

export const issueOrderInvoice = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/invoice',
  summary: '开具发票：发票号码与文件（PDF、JPG、PNG，不超过 10 MB）',
  session: 'staff',
  roles: clerks,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object({
    orderNo,
    /** When the request that the caller saw was made: the customer may replace it. */
    requestedAt: instant,
    invoiceNo: text(40),
    fileName: uploadedName,
    content: uploadedFile,
  }),
  output: z.object({ orderNo: z.string(), invoiceNo: z.string() }),
});
