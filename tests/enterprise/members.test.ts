import { and, eq } from 'drizzle-orm';
// @module-tag long
import { expect, test } from 'vitest';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { saveTemplate, templateList } from '#contract/quotes/orderTemplates.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { companyInvitations } from '#server/db/schema/company.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { branchesOf } from '#server/enterprise/members/branches.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { orderForm } from '#tests/support/order.ts';
import { amend, place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf as companyMember, verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const freshPhone = phonesAfter(13900000400);
const path = '/company/members';

const rowOf = async ({ userId }: Session) => {
  const [row] = await service.db.select().from(users).where(eq(users.id, userId));
  return row!;
};

const verified = async (): Promise<Session> => {
  const owner = await service.signIn(freshPhone());
  await verifiedCompany(service, owner, '上海同事化工有限公司');
  return owner;
};

const memberOf = (owner: Session, role: CompanyRole) => companyMember(service, owner, role, freshPhone());

const send = async (session: Session, name: string, form: Record<string, string>) => {
  const response = await (await entered(service, session)).post(`${path}/${name}`, form);
  return { status: response.status, text: await response.text() };
};

const invitationTo = async (recipient: string) => {
  const sent = await service.db.select().from(companyInvitations).where(eq(companyInvitations.recipient, recipient));
  return sent.at(-1)!;
};

test('an invitation makes whoever signs in with its phone a member, once, with their address book', async () => {
  const owner = await verified();
  const phone = freshPhone();
  expect((await send(owner, 'invite', { recipient: phone, role: 'documents' })).status).toBe(303);
  const { id } = await invitationTo(phone);
  const stranger = await service.signIn(freshPhone());
  expect((await send(stranger, 'accept', { id })).status).toBe(404);
  const invited = await service.signIn(phone);
  expect(await (await entered(service, invited)).text('/dashboard/workplace')).toContain('邀请您加入 上海同事化工');
  expect((await send(invited, 'accept', { id })).status).toBe(303);
  const { enterpriseId } = await rowOf(owner);
  expect(await rowOf(invited)).toMatchObject({ enterpriseId, companyRole: 'documents' });
  expect((await send(invited, 'accept', { id })).status).toBe(404);
  expect((await send(invited, 'invite', { recipient: freshPhone(), role: 'reader' })).status).toBe(403);
});

test('an invitation is for verified companies, and ends by withdrawal, refusal, seven days and its sender’s leaving', async () => {
  const lone = await service.signIn(freshPhone());
  expect(await send(lone, 'invite', { recipient: freshPhone(), role: 'buyer' })).toMatchObject({ status: 409 });
  const owner = await verified();
  const manager = await memberOf(owner, 'manager');
  expect((await send(owner, 'invite', { recipient: '123', role: 'buyer' })).text).toContain('value="123"');
  expect((await send(manager, 'invite', { recipient: freshPhone(), role: 'owner' })).status).toBe(403);
  const phone = freshPhone();
  const invited = await service.signIn(phone);
  const again = async () => {
    expect((await send(manager, 'invite', { recipient: phone, role: 'buyer' })).status).toBe(303);
    return { id: (await invitationTo(phone)).id };
  };
  const withdrawn = await again();
  expect((await send(lone, 'withdraw', withdrawn)).status).toBe(404);
  expect((await send(owner, 'withdraw', withdrawn)).status).toBe(303);
  const declined = await again();
  expect((await send(invited, 'decline', declined)).status).toBe(303);
  const orphaned = await again();
  expect((await send(owner, 'remove', { member: manager.userId, heir: owner.userId })).status).toBe(303);
  for (const ended of [withdrawn, declined, orphaned]) expect((await send(invited, 'accept', ended)).status).toBe(404);
  expect((await send(owner, 'invite', { recipient: phone, role: 'buyer' })).status).toBe(303);
  const { id } = await invitationTo(phone);
  await service.db.update(companyInvitations).set({ expiresAt: service.clock.now() });
  expect((await send(invited, 'accept', { id })).status).toBe(404);
});

test('an invitation is not accepted by who has a verified company or open orders', { tags: ['postgres'] }, async () => {
  const owner = await verified();
  const busy = await service.signIn(freshPhone());
  await place(service, busy, orderForm('domestic'));
  for (const [invited, why] of [
    [await verified(), '已有认证的企业'],
    [busy, '还有进行中的订单'],
  ] as const) {
    const { phone, enterpriseId } = await rowOf(invited);
    await send(owner, 'invite', { recipient: phone, role: 'buyer' });
    expect((await send(invited, 'accept', { id: (await invitationTo(phone)).id })).text).toContain(why);
    expect((await rowOf(invited)).enterpriseId).toBe(enterpriseId);
  }
});

test('who leaves hands over their orders, loses the company at once and keeps the session; others remove them by their role', async () => {
  const owner = await verified();
  const buyer = await memberOf(owner, 'buyer');
  const { orderNo } = await place(service, buyer, orderForm('domestic'));
  expect((await send(buyer, 'leave', { heir: buyer.userId })).status).toBe(400);
  const [other, manager] = [await verified(), await memberOf(owner, 'manager')];
  expect((await send(manager, 'remove', { member: owner.userId, heir: manager.userId })).status).toBe(403);
  expect((await send(manager, 'role', { member: manager.userId, role: 'owner' })).status).toBe(403);
  expect((await send(manager, 'role', { member: owner.userId, role: 'reader' })).status).toBe(403);
  expect((await send(other, 'remove', { member: buyer.userId, heir: other.userId })).status).toBe(404);
  expect((await send(other, 'role', { member: buyer.userId, role: 'reader' })).status).toBe(404);
  expect((await send(buyer, 'remove', { member: owner.userId, heir: buyer.userId })).status).toBe(403);
  const { text, get } = await entered(service, manager);
  expect(await text('/company/orders')).toContain(orderNo);
  expect(await text('/company/orders?whose=mine')).not.toContain(orderNo);
  expect(await (await entered(service, other)).text('/company/orders')).not.toContain(orderNo);
  expect((await (await entered(service, buyer)).get('/company/log')).status).toBe(403);
  for (const session of [owner, buyer]) await service.call(saveTemplate, { orderNo, name: '每周' }, { session });
  await enquire(service, enquiryForm({ phone: (await rowOf(buyer)).phone }), { session: buyer });
  expect((await send(buyer, 'leave', { heir: owner.userId })).status).toBe(303);
  const [handed] = await service.db.select().from(enquiries).where(eq(enquiries.userId, owner.userId));
  expect(handed?.content).toMatchObject({ phone: (await rowOf(owner)).phone, email: '', goods: '工业甲苯' });
  const templates = await service.call(templateList, {}, { session: owner });
  expect(templates.map(({ name }) => name).toSorted()).toEqual(['每周', '每周（2）']);
  expect((await get('/company/quotes')).status).toBe(200);
  const log = (await text('/company/log')).replaceAll(/<[^>]*>|\s+/g, ' ');
  for (const act of ['退出公司', `下单 +${orderNo}`]) expect(log).toMatch(new RegExp(`用户\\d+ +${act}`));
  expect(await (await entered(service, owner)).text('/company/orders?whose=mine')).toContain(orderNo);
  await expect(service.call(orderDetail, { orderNo }, { session: buyer })).rejects.toThrow('订单不存在');
  expect((await rowOf(buyer)).companyRole).toBe('owner');
  expect((await rowOf(buyer)).enterpriseId).not.toBe((await rowOf(owner)).enterpriseId);
});

test('the last owner neither leaves, nor becomes less, nor closes the account', { tags: ['postgres'] }, async () => {
  for (let round = 0; round < 5; round += 1) {
    const first = await verified();
    const { enterpriseId: company } = await rowOf(first);
    const second = await memberOf(first, 'owner');
    const buyer = await memberOf(first, 'buyer');
    const { orderNo } = await place(service, buyer, orderForm('domestic'));
    // an amendment records the consent while the order changes hands
    await service.db.update(enterprises).set({ protocolConsents: {} });
    const leaving = send(buyer, 'leave', { heir: first.userId });
    await amend(service, first, orderNo, orderForm('domestic'));
    expect((await leaving).status).toBe(303);
    const centers = [await entered(service, first), await entered(service, second)] as const;
    const responses = await Promise.all([
      centers[0].post(`${path}/leave`, { heir: second.userId }),
      centers[0].post(`${path}/role`, { member: second.userId, role: 'reader' }),
      centers[1].post(`${path}/leave`, { heir: first.userId }),
    ]);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const owners = and(eq(users.companyRole, 'owner'), eq(users.enterpriseId, company!));
    expect(await service.db.$count(users, owners)).toBe(1);
  }
  const owner = await verified();
  const manager = await memberOf(owner, 'manager');
  expect((await send(owner, 'leave', { heir: manager.userId })).text).toContain('至少要有一位所有者');
  expect((await send(owner, 'role', { member: owner.userId, role: 'buyer' })).status).toBe(409);
  expect(await (await entered(service, owner)).text('/account/close')).toContain('您是公司唯一的所有者');
});

test('branches group the members of a company, whose orders are listed by branch', async () => {
  const owner = await verified();
  const buyer = await memberOf(owner, 'buyer');
  const stranger = await verified();
  for (const branch of ['宁波分公司', '青岛分公司'])
    expect((await send(owner, 'branch/add', { branch })).status).toBe(303);
  const { enterpriseId } = await rowOf(owner);
  const [ningbo] = await branchesOf(service.db, enterpriseId!);
  const { id } = ningbo!;
  const rejected = async (session: Session, name: string, form: Record<string, string>) => {
    const { status, text } = await send(session, `branch/${name}`, form);
    return [status, ['请填写', '同名', '不存在', '不在本公司', '没有'].find((part) => text.includes(part))];
  };
  expect(await rejected(owner, 'add', { branch: ' ' })).toEqual([400, '请填写']);
  expect(await rejected(owner, 'add', { branch: '青岛分公司' })).toEqual([409, '同名']);
  expect(await rejected(owner, 'rename', { id, branch: '青岛分公司' })).toEqual([409, '同名']);
  expect(await rejected(stranger, 'rename', { id, branch: '我的' })).toEqual([404, '不存在']);
  expect(await rejected(stranger, 'remove', { id })).toEqual([404, '不存在']);
  expect(await rejected(stranger, 'assign', { member: buyer.userId, branch: '' })).toEqual([404, '不在本公司']);
  expect((await rejected(buyer, 'remove', { id }))[0]).toBe(403);
  expect((await send(owner, 'branch/rename', { id, branch: '舟山分公司' })).status).toBe(303);
  expect((await send(owner, 'branch/assign', { member: buyer.userId, branch: id })).status).toBe(303);
  const ofBuyer = await place(service, buyer, orderForm('domestic'));
  const ofOwner = await place(service, owner, orderForm('domestic'));
  const center = await entered(service, owner);
  const listed = async (whose: string) => {
    const text = await center.text(`/company/orders?whose=${whose}`);
    return [ofBuyer, ofOwner].map(({ orderNo }) => text.includes(orderNo));
  };
  expect(await listed(id)).toEqual([true, false]);
  expect(await listed('ours')).toEqual([true, true]);
  expect(await listed('mine')).toEqual([false, true]);
  expect(await (await entered(service, stranger)).text(`/company/orders?whose=${id}`)).not.toContain(ofBuyer.orderNo);
  expect(await center.text('/company/log')).toContain('舟山分公司');
  expect((await send(owner, 'branch/remove', { id })).status).toBe(303);
  expect((await branchesOf(service.db, enterpriseId!)).map(({ name }) => name)).toEqual(['青岛分公司']);
});
