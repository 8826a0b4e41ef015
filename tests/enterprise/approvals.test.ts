import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ApprovalConditions } from '#contract/enterprise/approvalRules.ts';
import { approvalDueAt, decidersOf, isConcerned } from '#contract/enterprise/approvalRules.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { grantApproval, returnApproval } from '#contract/orders/approval.ts';
import { cancelOrder, orderDetail } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { saveQuote, savedQuoteDetail } from '#contract/quotes/savedQuotes.ts';
import { disableAccount } from '#server/auth/accounts/disabling.ts';
import { orderApprovals } from '#server/db/schema/approvals.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { lapseApprovals, queueApprovalsDue } from '#server/orders/approvals/lapseApprovals.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { amend, place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { madeForAll, serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf } from '#tests/support/verification.ts';

test('a rule concerns what meets all of it; nobody decides on their own; managers do where no approver is left', () => {
  const totals = [{ currency: '1' as const, amount: 500_000 }];
  const exchange = { cnyPerUsd: 7.1, sourceZh: '', publishedOn: '2026-03-02' };
  const lane = { originCode: 'CNSHA', destinationCode: 'DEHAM' };
  const facts = { line: 'fcl' as const, totals, exchange, ...lane, isDangerous: true };
  const every = { minimum: null, line: null, origin: null, destination: null, dangerous: null };
  const isWanted = (conditions: Partial<ApprovalConditions>) =>
    isConcerned({ ...every, ...conditions }, { ...facts, hazards: ['2.1', '8'] });
  const from = (amount: number, currency: '1' | '2' = '1') => isWanted({ minimum: { currency, amount } });
  expect([isWanted({}), from(500_000), from(500_001)]).toEqual([true, true, false]);
  expect([from(70_423, '2'), from(70_424, '2')]).toEqual([true, false]);
  const minimum = { currency: '2', amount: 9_999_999 } as const;
  expect(isConcerned({ ...every, minimum }, { ...facts, exchange: null, hazards: [] })).toBe(true);
  const hamburg = { code: 'DEHAM', nameZh: '汉堡' };
  expect([isWanted({ destination: hamburg, dangerous: '8' }), isWanted({ dangerous: '2' })]).toEqual([true, true]);
  expect([isWanted({ origin: hamburg, dangerous: '8' }), isWanted({ dangerous: '3' })]).toEqual([false, false]);
  const people = (['owner', 'manager', 'finance', 'buyer'] as const).map((role) => ({ userId: role, role }));
  const named = (userId: string, substituteId: string | null, ...ordering: string[]) =>
    decidersOf([{ userId, substituteId }], people, ordering).map((each) => each.userId);
  expect(named('finance', 'manager', 'buyer')).toEqual(['manager', 'finance']);
  expect(named('finance', null, 'finance')).toEqual(['owner', 'manager']);
  expect(named('finance', 'manager', 'buyer', 'manager')).toEqual(['finance']);
  expect(named('buyer', 'gone', 'owner')).toEqual(['manager']);
  for (const [validUntil, due] of Object.entries({ '2026-03-03': '2026-03-03', '2026-05-01': '2026-03-04' }))
    expect(approvalDueAt(new Date('2026-03-02'), { validUntil, cancelsAt: null })).toEqual(new Date(due));
});

const service = serviceForAll();
const freshPhone = phonesAfter(13900000700);
const clerk = madeForAll(() => staffMember(service, 'clerk'));

/**
 * A company whose finance approves dangerous goods to Hamburg, with the manager as substitute; `idle` is not an
 * approver.
 */
const company = async () => {
  const owner = await service.signIn(freshPhone());
  const member = (role: CompanyRole) => memberOf(service, owner, role, freshPhone());
  const phone = freshPhone();
  const [buyer, finance] = [await member('buyer'), await memberOf(service, owner, 'finance', phone)];
  const [manager, idle] = [await member('manager'), await member('finance')];
  const rule = { approver1: finance.userId, substitute1: manager.userId, destination: '汉堡', dangerous: 'any' };
  const { post } = await entered(service, owner);
  const add = async (typed: object) => (await post('/company/approvalRules/add', { ...rule, ...typed })).status;
  expect([await add({ destination: '无此港' }), await add({ approver1: buyer.userId })]).toEqual([400, 400]);
  expect(await add({})).toBe(303);
  return { owner, buyer, finance, manager, idle, phone };
};

const of = (orderNo: string) => ({
  detail: (session: Session) => service.call(orderDetail, { orderNo }, { session }),
  grant: (session: Session, version = 1) => service.call(grantApproval, { orderNo, version }, { session }),
  giveBack: (session: Session) => service.call(returnApproval, { orderNo, version: 1, note: '改期' }, { session }),
  withdraw: (session: Session) => service.call(cancelOrder, { orderNo, version: 1 }, { session }),
  atDesk: () => service.call(deskOrder, { orderNo }, clerk),
  told: (kind: string) =>
    service.db.$count(notifications, sql`${notifications.facts} ->> 'orderNo' = ${orderNo} and kind = ${kind}`),
});

test('a buyer’s order waits unseen by the desk, goes back, and binds once approved at its price', async () => {
  const { owner, buyer, finance, idle } = await company();
  await messagesOf(service).withAddress(buyer.userId);
  expect((await place(service, owner, fclForm())).status).toBe('DG_REVIEW');
  const { orderNo, status, approval, totals: held } = await place(service, buyer, fclForm());
  expect([status, approval]).toMatchObject(['APPROVAL', { reasons: ['目的港 汉堡，危险品'] }]);
  const { detail, grant, giveBack, atDesk, told } = of(orderNo);
  expect([await told('approval.asked'), await told('order.received')]).toEqual([2, 0]);
  await expect(atDesk()).rejects.toHaveCode(codes.notFound);
  await expect(grant(await service.signIn(freshPhone()))).rejects.toHaveCode(codes.notFound);
  for (const session of [idle, buyer]) await expect(grant(session)).rejects.toHaveCode(codes.forbidden);
  const { post, text } = await entered(service, finance);
  expect(await text('/company/approvals')).toMatch(new RegExp(`${orderNo}.*20尺普柜 × 1 箱.*本订单航次`, 's'));
  expect(await text('/dashboard/workplace')).toMatch(/1 个订单待您审批.*截止/s);
  await giveBack(finance);
  expect(await (await entered(service, buyer)).text('/dashboard/workplace')).toMatch(/审批退回.*截止.*去修改/s);
  await amend(service, buyer, orderNo, fclForm({ remark: '改期' }), { version: 2 });
  await expect(grant(finance, 1)).rejects.toHaveCode(codes.conflict);
  expect((await post('/company/approvals/grant', { orderNo, version: '3' })).status).toBe(303);
  expect(await detail(buyer)).toMatchObject({ status: 'DG_REVIEW', totals: held, approval: { outcome: 'granted' } });
  expect((await atDesk()).timeline.map(({ note }) => note)).not.toContain('改期');
  expect([await told('approval.returned'), await told('order.received')]).toEqual([2, 1]);
  const more = fclForm({ items: [{ code: '20GP', quantity: 2 }] });
  await expect(amend(service, buyer, orderNo, more, { version: 4 })).rejects.toThrow('须经公司审批');
});

test('who changed a waiting order does not approve it; what ends first is in front', async () => {
  const { owner, buyer, finance, manager, phone } = await company();
  const { orderNo } = await place(service, buyer, fclForm());
  const urgent = await place(service, buyer, fclForm());
  const dueAt = new Date(Date.parse(urgent.approval!.dueAt) - 3_600_000);
  await service.db.update(orderApprovals).set({ dueAt }).where(eq(orderApprovals.orderNo, urgent.orderNo));
  const { text } = await entered(service, finance);
  expect(await text('/company/approvals')).toMatch(new RegExp(`${urgent.orderNo}.*${orderNo}`, 's'));
  const { grant } = of(orderNo);
  await amend(service, manager, orderNo, fclForm({ remark: '改期' }), { version: 1 });
  await expect(grant(manager, 2)).rejects.toHaveCode(codes.forbidden);
  expect(await grant(finance, 2)).toMatchObject({ status: 'DG_REVIEW' });
  // who decides once the substitute and the approver no longer do is asked at once
  const { post } = await entered(service, owner);
  await post('/company/members/role', { member: manager.userId, role: 'reader' });
  await disableAccount({ ...service, caller: { address: '', userAgent: '', https: true } }, phone, 'test');
  expect(await of(urgent.orderNo).told('approval.asked')).toBe(3);
});

test('of decisions and a withdrawal at once one wins, others read who did what', { tags: ['postgres'] }, async () => {
  const { buyer, finance, manager } = await company();
  for (let round = 0; round < 3; round += 1) {
    const { orderNo } = await place(service, buyer, fclForm());
    const { grant, giveBack, withdraw, detail } = of(orderNo);
    const results = await Promise.allSettled([withdraw(buyer), grant(finance), grant(finance), giveBack(manager)]);
    const lost = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(lost).toHaveLength(3);
    const message = expect.stringMatching(/订单已有变化：.+于 .+，现为/);
    for (const reason of lost) expect(reason).toMatchObject({ code: codes.conflict, message });
    expect((await detail(buyer)).timeline).toHaveLength(2);
  }
});

test('at its end an order lapses and frees its quote; one reminder comes before', { tags: ['postgres'] }, async () => {
  const { buyer, finance } = await company();
  const { id } = await service.call(saveQuote, { name: '汉堡', form: fclForm() }, { session: buyer });
  const { orderNo, approval } = await place(service, buyer, fclForm(), { quoteId: id });
  const { detail, grant, told } = of(orderNo);
  // orders of the tests above may lapse as well
  const lapse = async () => (await lapseApprovals(service.db, service.clock)).filter((each) => each === orderNo);
  service.clock.advance(Date.parse(approval!.dueAt) - service.clock.now().getTime() - 1);
  for (let time = 0; time < 2; time += 1) await queueApprovalsDue(service.db, service.clock.now());
  expect([await told('approval.due'), await lapse()]).toEqual([2, []]);
  service.clock.advance(1);
  await expect(grant(finance)).rejects.toThrow('截止');
  expect((await Promise.all([lapse(), lapse()])).flat()).toEqual([orderNo]);
  expect([(await detail(buyer)).status, await told('approval.lapsed')]).toEqual(['APPROVAL_LAPSED', 1]);
  expect((await service.call(savedQuoteDetail, { id }, { session: buyer })).orderNo).toBeNull();
});
