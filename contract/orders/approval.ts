import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { optionalText, orLeftOut, text } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { changedOrder, orderVersion } from './orderStatus.ts';

const version = z.optional(orderVersion);

/** Approval of an order by its customer's own company, as its members see it. */
export const orderApproval = z.object({
  /** The rules that want it, in words. */
  reasons: z.array(z.string()),
  /** The colleague who requested it, and the colleagues of whom one decides. */
  requestedBy: z.string(),
  deciders: z.array(z.string()),
  requestedAt: z.iso.datetime(),
  /** Until when its price is held, and it can be approved. */
  dueAt: z.iso.datetime(),
  /** How it ended, and by whom; null while it waits, and for a person who is gone. */
  outcome: z.nullable(z.enum(['granted', 'returned', 'withdrawn', 'lapsed'])),
  endedBy: z.nullable(z.string()),
  /** Whether the reader decides on it now. */
  mayDecide: z.boolean(),
});
export type OrderApproval = z.output<typeof orderApproval>;

export const grantApproval = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/approval/grant',
  summary: '审批通过同事的订单:以所保留的价格提交平台,只生效一次',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, version, note: orLeftOut(optionalText(limits.orderNoteMax)) }),
  output: changedOrder,
});

export const returnApproval = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/approval/return',
  summary: '退回同事的订单并说明原因;下单人可修改后重新提交或撤回',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, version, note: text(limits.orderNoteMax) }),
  output: changedOrder,
});
