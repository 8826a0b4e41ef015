import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as contracts from '#contract/desk/contractDesk.ts';
import * as tenders from '#contract/desk/tenderDesk.ts';
import * as accounts from '#contract/desk/accounts/creditDesk.ts';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { userCenterPages } from '#stories/enterprise/userCenterPages.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { withStableIds } from '#tests/support/pageRows.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf, verifiedCompany } from '#tests/support/verification.ts';

const service = serviceForAll();
const company = '华东精细化工有限公司';
const tenderHead = '起运港,目的港,箱型,箱量,危险品,危险类别,UN编号,目标价,币种,备注\n';
const tenderLines = '上海,新加坡,20GP,120,是,3,,600,USD,每月 10 箱\n宁波,汉堡,40HQ,60,否,,,,,\n';
const lane = { line: 'fcl', originCode: 'CNSHA', destinationCode: 'SGSIN', itemCode: '20GP', goodsScope: 'any' };
const amounts = { goodsCode: '', currency: '2', amount: '615.5', committed: '10', beyond: 'ends' };
const rate = { ...lane, ...amounts } as RateForm;
const answerHead = '序号,承运人,币种,报价,报价有效至,免箱期天数,报价说明,不报价原因\n';
const answerLines = '1,中远,USD,640,2026-12-31,14,,\n1,东方海外,USD,590,2026-12-31,,直航,\n2,,,,,,,没有舱位\n';

/** A company that uses everything, each thing a minute after the other: the sessions of its owner and of a clerk. */
const usingEverything = async () => {
  const { db, clock } = service;
  const pass = () => clock.advance(60_000);
  const owner = await service.signIn('13900000601');
  const enterpriseId = await verifiedCompany(service, owner, company);
  const member = async (role: CompanyRole, phone: string) => {
    pass();
    return memberOf(service, owner, role, phone);
  };
  const [buyer, finance] = [await member('buyer', '13900000602'), await member('finance', '13900000603')];
  const people = { 张海川: owner, 李采薇: buyer, 周明: finance };
  for (const [name, { userId }] of Object.entries(people))
    await db.update(users).set({ name }).where(eq(users.id, userId));
  const center = await entered(service, owner);
  const post = async (path: string, form: Record<string, string> | FormData) => {
    pass();
    expect([path, (await center.post(path, form)).status < 400]).toEqual([path, true]);
  };
  await post('/company/members/invite', { recipient: '13900000604', role: 'documents' });
  const approvers = { approver1: owner.userId, substitute1: finance.userId };
  await post('/company/approvalRules/add', { ...approvers, destination: '汉堡', dangerous: 'any' });
  await post('/company/keys/make', { name: 'ERP', scopes: 'orders.read', days: '90' });
  await post('/company/webhooks/make', { url: 'https://erp.customer.example/hooks' });
  await post('/account/watches/add', { org: '上海', dst: 'DEHAM 汉堡', type: '20GP', danger: 'Y', below: '' });
  const tender = new FormData();
  const lines = new File([tenderHead, tenderLines], '招标.csv');
  const year = { title: '下半年整箱', validFrom: '2026-07-01', validUntil: '2026-12-31', answerBy: '2026-05-01' };
  for (const [name, value] of Object.entries({ ...year, file: lines })) tender.set(name, value);
  await post('/company/tenders', tender);

  const clerk = await staffMember(service, 'clerk', 'wang');
  const boss = await staffMember(service, 'administrator', 'chen');
  const form = { contractNo: 'HT-2026-07', company, validFrom: '2026-01-01', validUntil: '2026-04-01', remark: '' };
  const { id } = await service.call(contracts.addContract, { form }, clerk);
  await service.call(contracts.addContractRate, { id, version: 1, form: rate }, clerk);
  const { orderNo } = await place(service, owner, fclForm());
  await db.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.orderNo, orderNo));
  const of = async () => {
    pass();
    return { enterpriseId, version: (await service.call(accounts.readAccount, { enterpriseId }, clerk)).version };
  };
  const credit = { paymentDays: '30', limitCny: '200000', limitUsd: '', reason: '年度合同', countsFrom: '2026-03-01' };
  await service.call(accounts.setTerms, { ...(await of()), form: credit }, boss);
  const bill = { currency: '1' as const, orderNos: [orderNo], form: { note: '' } };
  await service.call(accounts.issueAccountBill, { ...(await of()), ...bill }, clerk);
  pass();
  await place(service, buyer, fclForm());
  return { owner, clerk };
};

/** The body of a page, with ids that are the same in every run. */
const bodyOf = (page: string): string => {
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(page) ?? [];
  return withStableIds(`${body.replaceAll(/\s+/g, ' ').trim()}\n`).replaceAll(/[0-9a-f]{64}/g, '0'.repeat(64));
};

const matchesStory = async (name: string, response: Response) =>
  expect(bodyOf(await response.text())).toMatchFileSnapshot(`../../stories/answers/center/${name}.html`);

test.each(['begun', 'full'] as const)('stories of %s pages of the user center are the service’s own', async (state) => {
  const used = state === 'full' && (await usingEverything());
  const { get, post, text } = await entered(service, used ? used.owner : await service.signIn('13900000699'));
  for (const [name, { path, isBegun }] of Object.entries(userCenterPages)) {
    if (state === 'begun' && !isBegun) continue;
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    await matchesStory(`${name}.${state}`, response);
  }
  if (!used) return;
  const [orderNo = ''] = /FCL\d{12}/.exec(await text('/company/approvals')) ?? [];
  await matchesStory('approvals.returning', await post('/company/approvals/return', { orderNo, version: '1' }));
  const [, id = ''] = /tenders\/([\w-]{36})/.exec(await text('/company/tenders')) ?? [];
  const path = `/company/tenders/${id}`;
  await matchesStory('tenders.unsent', await get(path));
  await post(`${path}/send`, { version: '1' });
  await matchesStory('tenders.sent', await get(path));
  const content = new TextEncoder().encode(answerHead + answerLines);
  await service.call(tenders.answerTender, { id, version: '2', fileName: '报价.csv', content }, used.clerk);
  await matchesStory('tenders.answered', await get(path));
  const { lines } = await service.call(tenders.readTender, { id }, used.clerk);
  const chosen = lines.flatMap(({ id: line, options }) =>
    options.filter(({ carrier }) => carrier === '东方海外').map((option) => [`line-${line}`, option.id]),
  );
  await post(`${path}/award`, { version: '3', ...Object.fromEntries(chosen) });
  await matchesStory('tenders.awarded', await get(path));
});
