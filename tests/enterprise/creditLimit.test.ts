// @module-tag long
import { expect, test } from 'vitest';
import * as desk from '#contract/desk/accounts/creditDesk.ts';
import { grantApproval } from '#contract/orders/approval.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { amountIn, billed, ledgerDesk, typed } from '#tests/support/ledgerDesk.ts';
import { orderForm } from '#tests/support/order.ts';
import { amend, place } from '#tests/support/orders.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf } from '#tests/support/verification.ts';

const { service, freshPhone, clerk, daysLater, company, receive, match } = ledgerDesk();

test('who has no terms orders as before; an overdue bill blocks, the desk’s override lifts it until its day', async () => {
  const of = await company();
  await of.order();
  await of.setTerms({ paymentDays: '1' });
  const { id, amount } = await billed(of);
  await daysLater(2);
  await expect(of.order()).rejects.toHaveCode(codes.creditBlocked, /逾期账单 ZD/);
  expect((await of.read()).blockZh).toContain('逾期');
  const today = chinaDayOf(service.clock.now());
  const override = async (overrideUntil: string) =>
    service.call(desk.overrideCredit, { ...(await of.of()), form: { overrideUntil, reason: '总经理批准' } }, clerk);
  await expect(override('2020-01-01')).rejects.toMatchObject({ field: 'form.overrideUntil' });
  await override(today);
  await of.order();
  await override('');
  await expect(of.order()).rejects.toHaveCode(codes.creditBlocked);
  await match(await receive({ amount: typed(amount) }), of, [{ billId: id, amount }]);
  await of.order();
});

test('of two orders one takes the last of the limit; amendments, approvals count', { tags: ['postgres'] }, async () => {
  const of = await company();
  const totals = (await of.order()).totals;
  const cny = amountIn(totals, '1');
  await of.setTerms({ limitCny: typed(2 * cny + 100) });
  const both = await Promise.allSettled([of.order(), of.order()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const failed = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(failed.reason).toMatchObject({
    code: codes.creditBlocked,
    message: expect.stringContaining('信用额度') as string,
  });
  const placed = both.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<{ orderNo: string }>;
  const { orderNo } = placed.value;
  const form = orderForm('fcl');
  const more = { ...form, items: form.items.map(({ code, quantity }) => ({ code, quantity: Number(quantity) + 2 })) };
  await expect(amend(service, of.owner, orderNo, more)).rejects.toHaveCode(codes.creditBlocked);
  await amend(service, of.owner, orderNo, form);

  // an order that waits for a colleague's approval does not use the limit until it is approved
  const buyer = await memberOf(service, of.owner, 'buyer', freshPhone());
  const { post } = await entered(service, of.owner);
  expect((await post('/company/approvalRules/add', { approver1: of.owner.userId })).status).toBe(303);
  await of.setTerms({ limitCny: typed(3 * cny) });
  const waiting = await place(service, buyer, orderForm('fcl'));
  expect(waiting.status).toBe('APPROVAL');
  await of.order();
  const detail = await service.call(orderDetail, { orderNo: waiting.orderNo }, { session: of.owner });
  const grant = { orderNo: waiting.orderNo, version: versionOf(detail), note: '' };
  await expect(service.call(grantApproval, grant, { session: of.owner })).rejects.toHaveCode(codes.creditBlocked);
});
