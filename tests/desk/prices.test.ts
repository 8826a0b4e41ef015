// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isPriceCorrectable } from '#contract/desk/orders/commandRights.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import type { PriceForm } from '#contract/desk/priceDesk.ts';
import { decidePrice, priceProblems, proposePrice } from '#contract/desk/priceDesk.ts';
import { deskQueue } from '#contract/desk/queue.ts';
import { cancelOrder, orderDetail } from '#contract/orders/orderCalls.ts';
import { deskStatuses, versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { bookingNoteBlocks } from '#server/orders/documents/bookingNote.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const boss = madeForAll(() => staffMember(service, 'administrator', 'chen'));

const credit: PriceForm = {
  chargeName: '海运费优惠',
  direction: 'credit',
  currency: '1',
  amount: '100.50',
  reason: '按合同价结算',
  evidence: '合同 HT-7',
};
const atDesk = (by = boss) => service.call(deskOrder, { orderNo: order.orderNo }, by);
const version = async () => versionOf(await atDesk());
const propose = async (form: Partial<PriceForm> = {}, by = clerk, replaces?: string) => {
  const wanted = { orderNo: order.orderNo, version: await version(), form: { ...credit, ...form } };
  service.clock.advance(1_000);
  await service.call(proposePrice, { ...wanted, ...(replaces !== undefined && { replaces }) }, by);
  return (await atDesk()).prices.at(-1)!.id;
};
const decide = async (id: string, decision: 'approved' | 'returned', { by = boss, comment = '', seen = 0 } = {}) =>
  service.call(decidePrice, { orderNo: order.orderNo, version: seen || (await version()), id, decision, comment }, by);
const seenByCustomer = () => service.call(orderDetail, { orderNo: order.orderNo }, { session: customer });
const yuan = ({ totals }: { totals: { currency: string; amount: number }[] }) =>
  totals.find(({ currency }) => currency === '1')!.amount;

test('a price is corrected from acceptance to completion, not before and not of an order that ended early', () => {
  expect(deskStatuses.filter((status) => !isPriceCorrectable(status))).toEqual(
    'SUBMITTED NEED_INFO INFO_SUPPLIED DG_REVIEW REJECTED CANCELLED AUTO_CANCELLED DECLINED'.split(' '),
  );
});

test.each<[Partial<Record<keyof PriceForm, string>>, object]>([
  [{ amount: '1,000' }, {}],
  [{ amount: '1000.01' }, { amount: 'creditTooHigh' }],
  [{ amount: '0.005' }, { amount: 'amountInvalid' }],
  [{ amount: '-3' }, { amount: 'mustBePositive' }],
  [{ currency: '2' }, { currency: 'notChosen' }],
  [{ direction: '' }, { direction: 'notChosen' }],
])('a line %j of an order of 1,000 yuan: %j', (form, problems) =>
  expect(priceProblems({ ...credit, ...form }, [{ currency: '1', amount: 100_000 }])).toEqual(problems),
);

test('what a clerk proposes an administrator approves: the totals, invoice and papers have it, and the customer is told once', async () => {
  await expect(propose()).rejects.toHaveCode(codes.conflict);
  await order.put('SAILED');
  const before = await seenByCustomer();
  const id = await propose();
  expect(await seenByCustomer()).toEqual(before);
  const { items } = (await service.call(deskQueue, { kind: 'price' }, boss)).page!;
  expect(items).toMatchObject([{ subject: order.orderNo, detailZh: '王敏提出，待批准' }]);
  const seen = await version();
  await decide(id, 'approved');
  const after = await seenByCustomer();
  expect(yuan(after)).toBe(yuan(before) - 10_050);
  expect(after.fees).toEqual(before.fees);
  expect(after.corrections).toMatchObject([{ nameZh: '海运费优惠', amount: -10_050, reason: '按合同价结算' }]);
  expect(after.timeline.at(-1)).toMatchObject({ act: 'price.approved', note: '海运费优惠 减收 ¥100.50：按合同价结算' });
  expect((await atDesk()).prices).toMatchObject([{ proposedBy: '王敏', decidedBy: '陈明' }]);
  await expect(decide(id, 'returned', { comment: '晚了', seen })).rejects.toMatchObject({ field: 'version' });
  expect(await service.db.$count(notifications, eq(notifications.kind, 'order.repriced'))).toBe(1);
  expect(JSON.stringify(bookingNoteBlocks(after))).toContain('"海运费优惠","费用更正"');
  const approvals = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'price.approved'));
  expect(approvals).toMatchObject([{ userId: customer.userId, detail: { staff: 'chen' } }]);
  expect(JSON.stringify(await exportAccount(service.db, customer.userId))).not.toContain('HT-7');
});

test('nobody decides on what they proposed; a returned and a superseded proposal stay at the desk, unseen by the customer', async () => {
  const before = await seenByCustomer();
  const own = await propose({ direction: 'debit', amount: '30' }, boss);
  await expect(decide(own, 'approved')).rejects.toHaveCode(codes.forbidden);
  const better = await propose({ direction: 'debit', amount: '20' }, clerk, own);
  await expect(propose({}, clerk, own)).rejects.toMatchObject({ code: codes.conflict, field: 'version' });
  await expect(decide(better, 'returned')).rejects.toMatchObject({ field: 'comment' });
  await decide(better, 'returned', { comment: '缺账单' });
  const kept = (await atDesk()).prices.slice(1).map(({ state, amount, comment }) => [state, amount, comment]);
  expect(kept).toEqual([
    ['superseded', 3_000, ''],
    ['returned', 2_000, '缺账单'],
  ]);
  expect(await seenByCustomer()).toEqual(before);
});

test('a credit that became too high is not approved, and what staff propose does not outdate a page of the customer', async () => {
  await order.setStatus('RELEASED');
  const all = String(yuan(await atDesk()) / 100);
  const [first, second] = [await propose({ amount: all }), await propose({ amount: all })];
  await decide(first, 'approved');
  expect(yuan(await atDesk())).toBe(0);
  await expect(decide(second, 'approved')).rejects.toHaveCode(codes.conflict);
  await expect(propose({ amount: '0.01' })).rejects.toMatchObject({ field: 'form.amount' });
  const seen = await seenByCustomer();
  await decide(second, 'returned', { comment: '重复' });
  await service.call(cancelOrder, { orderNo: order.orderNo, version: versionOf(seen) }, { session: customer });
});
