import * as z from 'zod/mini';
import { billDraft } from '#contract/orders/bill/bill.ts';
import { billRelease, billTypes } from '#contract/orders/bill/billState.ts';
import { billForm } from '#contract/orders/bill/billContent.ts';
import { changedOrder, orderVersion } from '#contract/orders/orderStatus.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { because, chosenOf, count, optionalCode, optionalText } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { clerks, staffRoles } from '#contract/desk/staffRoles.ts';

const orderNo = givenOrderNo;

/** What an act was decided on besides the order's version: what the customer submitted and answered until then. */
export const seenBill = z.object({
  /** The last version of the shipping instruction. */
  instruction: z.int().check(z.nonnegative()),
  /** The answers to the last draft. */
  answered: z.int().check(z.nonnegative()),
});
export type SeenBill = z.output<typeof seenBill>;

const decided = { orderNo, version: orderVersion, seen: seenBill };

/** What the desk says of a draft to the customer. */
export const billNote = optionalText(limits.orderNoteMax);

export const issueBill = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/bill',
  summary: '按已提交的补料签发下一版提单草稿，可逐项更正；客户得到通知',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    ...decided,
    /** The fields that differ from what the draft begins with, by dotted path. */
    corrections: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(2_000))),
    note: billNote,
  }),
  output: changedOrder,
});

/** How a bill of lading is released, as its form holds it. */
export const releaseForm = z.object({
  releaseKind: chosenOf(billTypes),
  billOfLadingNo: optionalCode(40).check(z.minLength(1, because('required'))),
  note: billNote,
});

export const releaseBill = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/bill/release',
  summary: '提单草稿经客户确认后放单：正本、电放或海运单，连同提单号；客户得到通知',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ ...decided, form: releaseForm }),
  output: changedOrder,
});

export const deskBillFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/order/bill/file',
  summary: '一版提单草稿（PDF，中英文）',
  session: 'staff',
  roles: staffRoles,
  payload: 'query',
  returnsFile: true,
  isShownInPlace: true,
  input: z.object({ orderNo, draft: count(1_000) }),
  output: file,
});

/** The bill of lading of an order as the desk sees it. */
export const deskBill = z.object({
  /** With the names of who issued them. */
  drafts: z.array(z.extend(billDraft, { person: z.nullable(z.string()) })),
  release: z.nullable(z.extend(billRelease, { person: z.nullable(z.string()) })),
  /** What the next draft begins with. */
  next: billForm,
  seen: seenBill,
  canIssue: z.boolean(),
  canRelease: z.boolean(),
});
export type DeskBill = z.output<typeof deskBill>;
