import * as z from 'zod/mini';
import { receiptChannels } from '#contract/enterprise/ledger/postings.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { reason, refundComment, refundForm, transferForm } from './creditForms.ts';
import { priceApprovers } from '#contract/desk/orders/commandRights.ts';
import { instant, common, ofAccount, done, path } from './creditParts.ts';

/** What became of a refund; `sending` until its channel has answered, `abnormal` if the payer's account cannot receive it. */
export const refundStates = ['proposed', 'returned', 'sending', 'abnormal', 'done', 'failed'] as const;

/** An online payment with its refunds, the latest first; amounts in fen. */
export const deskPayment = z.object({
  paymentNo: z.string(),
  billNo: z.string(),
  channel: z.enum(receiptChannels),
  amount: z.int(),
  state: z.enum(['started', 'paid', 'closed']),
  startedAt: instant,
  /** The most that can be refunded now. */
  refundable: z.int(),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      amount: z.int(),
      reason: z.string(),
      state: z.enum(refundStates),
      by: z.string(),
      decidedBy: z.nullable(z.string()),
      comment: z.string(),
      /** Why its channel has not made it. */
      problemZh: z.string(),
      /** The bank's number of the transfer that paid it back instead; empty without one. */
      transferNo: z.string(),
      canDecide: z.boolean(),
    }),
  ),
});
export type DeskPayment = z.output<typeof deskPayment>;

const paymentNo = z.string().check(z.regex(/^ZF\d{6,30}$/));
const refundNo = z.string().check(z.regex(/^TK\d{6,30}$/));

export const proposeRefund = endpoint({
  ...common,
  path: path('refund'),
  summary: '提出退回一笔在线付款的全部或一部分，由另一位有权的同事批准',
  input: z.object({ ...ofAccount, paymentNo, form: refundForm }),
  output: done,
});

export const decideRefund = endpoint({
  ...common,
  roles: priceApprovers,
  path: path('refund/decide'),
  summary: '批准或退回同事提出的退款（不能是本人提出的）；批准后记账并原路退回，客户得到通知',
  input: z
    .object({
      ...ofAccount,
      refundNo,
      decision: z.enum(['approved', 'returned']),
      form: z.object({ comment: refundComment.approved }),
    })
    .check((payload) => {
      const { decision, form } = payload.value;
      if (decision === 'returned' && form.comment === '')
        payload.issues.push({ code: 'custom', path: ['form', 'comment'], message: 'required', input: '' });
    }),
  output: done,
});

export const transferRefund = endpoint({
  ...common,
  path: path('refund/transfer'),
  summary: '登记异常的退款已由银行转账退回客户',
  input: z.object({ ...ofAccount, refundNo, form: transferForm }),
  output: done,
});

export const closePayment = endpoint({
  ...common,
  path: path('payment/close'),
  summary: '关闭一笔未付的在线付款；刚刚到账的不能关闭',
  input: z.object({ ...ofAccount, paymentNo, form: z.object({ reason }) }),
  output: done,
});
