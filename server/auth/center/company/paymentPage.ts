import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { eq } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { dateMinute, money } from '#server/app/pages/format.ts';
import type { Label } from '#server/app/pages/labels.ts';
import type { Markup } from '#server/app/pages/page.ts';
import { billingNotes } from '#server/db/schema/ledger.ts';
import { creditMessages } from '#server/enterprise/ledger/messages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import type { PaymentChannel } from '#server/payments/channel.ts';
import { paymentNames } from '#server/payments/channel.ts';
import { paymentMessages } from '#server/payments/messages.ts';
import type { PaymentRow } from '#server/payments/payments.ts';
import { expiryOf, isPayable, paymentOf, startPayment } from '#server/payments/payments.ts';
import type { RefundRow } from '#server/payments/refunds.ts';
import { shownRefundsOf } from '#server/payments/refunds.ts';
import { formsOf } from '../forms.ts';
import { badge, base, centerPage, fact, hidden } from '../frame.ts';
import { memberContext } from '../memberContext.ts';
import type { Members } from '../members.ts';

/** The path of the company's money page within the user center. */
export const moneyPath = '/company/money';

/** The buttons that pay a bill, one per payment channel. */
export const payButtons = (channels: readonly PaymentChannel[], billId: string, noteNo: string): Markup =>
  html`<span class="inline">
    ${channels.map(
      ({ code }) =>
        html`<form method="post" action="${base}${moneyPath}/pay">
          ${hidden('bill', billId)}${hidden('channel', code)}
          <button class="plain" aria-label="${paymentNames[code]}支付账单 ${noteNo}">${paymentNames[code]}</button>
        </form>`,
    )}
  </span>`;

const stateOf = (row: PaymentRow, now: Date): Label => {
  if (row.state === 'paid') return { zh: '已付款', tone: 'good' };
  return isPayable(row, now) ? { zh: '待付款', tone: 'warn' } : { zh: '已关闭', tone: 'mute' };
};

const scanned = (target: string): Markup =>
  html`<div class="qr" role="img" aria-label="微信支付二维码">${raw(renderSVG(target, { ecc: 'M', border: 4 }))}</div>
    <p class="note">请用微信“扫一扫”付款。</p>
    ${target.startsWith('http') ? html`<p><a class="plain" href="${target}">打开付款页</a></p>` : ''}`;

const opened = (target: string): Markup =>
  html`<p><a class="button" href="${target}">去支付宝付款</a></p>
    <p class="note">将前往支付宝的付款页，付款后自动返回。</p>`;

const refundState = ({ state, transferNo }: RefundRow): Label => {
  if (state === 'done') return { zh: transferNo ? '已转账退回' : '已退款', tone: 'good' };
  return { zh: '退款中', tone: 'warn' };
};

const refundsCard = (refunds: readonly RefundRow[]): Markup | '' =>
  refunds.length === 0
    ? ''
    : html`<section class="card" aria-label="退款">
        <h2>退款</h2>
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">退款单号</th>
              <th scope="col">状态</th>
              <th scope="col">原因</th>
              <th scope="col" class="number">金额</th>
            </tr>
          </thead>
          <tbody>
            ${refunds.map(
              (refund) =>
                html`<tr>
                  <th scope="row">${refund.refundNo}</th>
                  <td data-label="状态">${badge(refundState(refund))}</td>
                  <td data-label="原因" class="text">${refund.reason}</td>
                  <td data-label="金额" class="number">${money({ currency: '1', amount: refund.amount })}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <p class="note">退款原路退回付款账户，到账时间以支付渠道为准。</p>
      </section>`;

/** The latest online payments of a company, on its money page. */
export const paymentsCard = (
  rows: readonly { row: PaymentRow; noteNo: string; refunded: number }[],
  now: Date,
): Markup | '' =>
  rows.length === 0
    ? ''
    : html`<section class="card" aria-label="在线付款">
        <h2>在线付款</h2>
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">付款单号</th>
              <th scope="col">账单</th>
              <th scope="col">状态</th>
              <th scope="col" class="number">金额</th>
              <th scope="col" class="number">退款</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ row, noteNo, refunded }) =>
                html`<tr>
                  <th scope="row">
                    <a class="plain" href="${base}${moneyPath}/payment/${row.paymentNo}">${row.paymentNo}</a>
                  </th>
                  <td data-label="账单">${noteNo}</td>
                  <td data-label="状态">${badge(stateOf(row, now))}</td>
                  <td data-label="金额" class="number">${money({ currency: '1', amount: row.amount })}</td>
                  <td data-label="退款" class="number">
                    ${refunded > 0 ? money({ currency: '1', amount: refunded }) : '—'}
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`;

const paymentCard = (row: PaymentRow, noteNo: string, now: Date): Markup => {
  const { paymentNo, channel, amount, paidAt, target } = row;
  const payable = isPayable(row, now);
  return html`<section class="card">
    <dl class="facts">
      ${fact('付款单号', paymentNo)} ${fact('账单', noteNo)} ${fact('金额', money({ currency: '1', amount }))}
      ${fact('付款方式', paymentNames[channel])} ${fact('状态', badge(stateOf(row, now)))}
      ${paidAt ? fact('付款时间', dateMinute(paidAt)) : ''} ${payable ? fact('有效至', dateMinute(expiryOf(row))) : ''}
    </dl>
    ${payable ? (channel === 'alipay' ? opened(target) : scanned(target)) : ''}
    <p class="inline">
      ${payable ? html`<a class="button light" href="${base}${moneyPath}/payment/${paymentNo}">刷新付款状态</a>` : ''}
      <a class="button light" href="${base}${moneyPath}">返回账单与对账</a>
    </p>
  </section>`;
};

/** The content of a payment's page: the payment, and what was refunded of it. */
export const paymentBody = (row: PaymentRow, noteNo: string, refunds: readonly RefundRow[], now: Date): Markup =>
  html`${paymentCard(row, noteNo, now)}${refundsCard(refunds)}`;

/** The title of the pages of payments. */
export const paymentTitle = '在线付款';

/** Mounts the form that pays a bill online and the payment page, for members who may see the company's money. */
export const mountPaymentPage = (app: Hono, dependencies: Dependencies, members: Members): void => {
  const { visit, payments } = dependencies;
  formsOf(app, members)(`${moneyPath}/pay`, async (c, member) => {
    const context = memberContext(visit, c, member);
    const { bill, channel: code } = await c.req.parseBody();
    const { enterpriseId } = context.user;
    if (enterpriseId === null || typeof bill !== 'string' || !/^[\da-f-]{36}$/.test(bill))
      throw new ApiError(codes.notFound, creditMessages.billUnknown);
    const channel = payments.find((each) => each.code === code);
    if (!channel) throw new ApiError(codes.badInput, paymentMessages.channelUnknown);
    try {
      const paymentNo = await startPayment(context, channel, { enterpriseId, billId: bill });
      return c.redirect(`${base}${moneyPath}/payment/${paymentNo}`, 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const body = html`<section class="card">
        <p class="inline"><a class="button light" href="${base}${moneyPath}">返回账单与对账</a></p>
      </section>`;
      return centerPage(c, member, { path: moneyPath, title: paymentTitle, body, apiError: error });
    }
  });
  app.get(
    `${base}${moneyPath}/payment/:no`,
    members(async (c, member) => {
      const { db, user } = memberContext(visit, c, member);
      if (user.enterpriseId === null) throw new ApiError(codes.notFound, paymentMessages.unknown);
      const row = await paymentOf(db, user.enterpriseId, c.req.param('no') ?? '');
      const [note] = await db
        .select({ noteNo: billingNotes.noteNo })
        .from(billingNotes)
        .where(eq(billingNotes.id, row.billId));
      const refunds = await shownRefundsOf(db, { paymentNo: row.paymentNo });
      const body = paymentBody(row, note?.noteNo ?? '', refunds, member.now);
      return centerPage(c, member, { path: moneyPath, title: paymentTitle, body });
    }),
  );
};
