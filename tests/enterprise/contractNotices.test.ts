import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RateForm } from '#contract/desk/contractDesk.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { addContract, addContractRate, changeContract, contractList } from '#contract/desk/contractDesk.ts';
import { saveOwnNotices } from '#contract/desk/notices.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { endNoticeOf, volumeNoticeOf } from '#contract/rules/pricing/contractNotices.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { orderContractUses } from '#server/db/schema/contracts.ts';
import { emailAddresses, notifications } from '#server/db/schema/notifications.ts';
import { queueContractNotices } from '#server/enterprise/contracts/notices.ts';
import { renderStaffMessage } from '#server/notifications/staffTexts.ts';
import { renderMessage } from '#server/notifications/texts.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { staffMember } from '#tests/support/desk.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { place } from '#tests/support/orders.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { memberOf, verifiedCompany } from '#tests/support/verification.ts';

test.each([
  ['2026-03-01', null],
  ['2026-03-02', 30],
  ['2026-03-24', 30],
  ['2026-03-25', 7],
  ['2026-04-01', 7],
  ['2026-04-02', null],
])('on %s the announcement of a contract until 2026-04-01 is that of %s days', (today, days) => {
  const contract = { validFrom: '2026-01-01', validUntil: '2026-04-01', endedAt: null };
  expect(endNoticeOf(contract, today)).toBe(days);
  expect(endNoticeOf({ ...contract, validFrom: '2026-03-10' }, today)).toBe(days === 30 ? null : days);
  expect(endNoticeOf({ ...contract, endedAt: new Date(0) }, today)).toBeNull();
});

test.each([
  [10, 7.999, null],
  [10, 8, 80],
  [10, 9.999, 80],
  [10, 10, 100],
  [10, 12, 100],
])('of %d committed, %d used have the announcement %s', (committed, used, percent) => {
  expect(volumeNoticeOf(committed, used)).toBe(percent);
});

const service = serviceForAll();
const owner = sessionForAll(service);
const people = madeForAll(async () => {
  const clerk = await staffMember(service, 'clerk', 'wang');
  const email = 'wang@huayun.example';
  await service.call(saveOwnNotices, { email, kinds: ['contract'] }, clerk);
  const reviewer = await staffMember(service, 'reviewer', 'liu');
  await service.call(saveOwnNotices, { email: 'liu@huayun.example', kinds: ['contract'] }, reviewer);
  await verifiedCompany(service, owner);
  const member = (role: CompanyRole, phone: string) => memberOf(service, owner, role, phone);
  const members = { manager: await member('manager', '13900000401'), reader: await member('reader', '13900000402') };
  for (const { userId } of [owner, ...Object.values(members)])
    await service.db.insert(emailAddresses).values({ userId, verified: `${userId}@example.com` });
  return { clerk, ...members };
});
const lane = { line: 'fcl', originCode: 'CNSHA', destinationCode: 'SGSIN', itemCode: '20GP', goodsScope: 'any' };
const amounts = { goodsCode: '', currency: '2', amount: '615.5', committed: '10', beyond: 'ends' };
const rate = { ...lane, ...amounts } as RateForm;
const terms = { validFrom: '2026-01-01', validUntil: '2026-04-01', remark: '' };
const contract = madeForAll(async () => {
  const form = { contractNo: 'HT-7', company: '华东化工', ...terms };
  const { id } = await service.call(addContract, { form }, people.clerk);
  await service.call(addContractRate, { id, version: 1, form: rate }, people.clerk);
  return { id };
});
const listed = async () => (await service.call(contractList, { keyword: 'HT-7' }, people.clerk)).rows[0]!;

/** Lets two processes announce at a time in China, and returns the notices by recipient. */
const toldAt = async (time: string) => {
  await service.db
    .delete(notifications)
    .where(inArray(notifications.kind, ['contract.ending', 'contract.volume', 'staff.contract']));
  await Promise.all([1, 2].map(() => queueContractNotices(service.db, new Date(`${time}+08:00`))));
  const rows = await service.db.select().from(notifications).where(eq(notifications.channel, 'email'));
  return rows.flatMap(({ kind, recipient, userId, facts }): [string, string][] => {
    if (kind === 'staff.contract')
      return [[recipient, renderStaffMessage(kind, facts, { origin: '' }).text.split('\n')[2]!]];
    if (kind !== 'contract.ending' && kind !== 'contract.volume') return [];
    return [[userId!, renderMessage(kind, facts, { hotline: '', origin: '' }).text]];
  });
};

const endingText = (until: string) =>
  `贵公司的协议价合同HT-7将于${until}到期，此后按公布价计费。如需续约，请联系平台；详见会员中心“协议价”。`;

test('the end is told once, by day, to managers and clerks; anew if extended', { tags: ['postgres'] }, async () => {
  expect(await toldAt('2026-03-02T08:59')).toEqual([]);
  const both = [owner.userId, people.manager.userId];
  const first = await toldAt('2026-03-02T10:00');
  expect(new Set(first.map(([who]) => who))).toEqual(new Set([...both, 'wang@huayun.example']));
  expect(first).toContainEqual([owner.userId, endingText('2026-04-01')]);
  expect(first).toContainEqual(['wang@huayun.example', '华东化工的协议价合同HT-7将于2026-04-01到期（剩30天）。']);
  expect(await toldAt('2026-03-20T10:00')).toEqual([]);
  expect(await toldAt('2026-03-25T10:00')).toHaveLength(3);
  expect(await toldAt('2026-03-25T11:00')).toEqual([]);
  const { id, version } = await listed();
  const form = { ...terms, validUntil: '2026-04-20', reason: '展期' };
  await service.call(changeContract, { id, version, form }, people.clerk);
  expect(await toldAt('2026-03-25T12:00')).toContainEqual([owner.userId, endingText('2026-04-20')]);
  expect(await toldAt('2026-04-13T12:00')).toHaveLength(3);
  expect(await toldAt('2026-04-21T12:00')).toEqual([]);
});

test('a used volume is announced at 80 and 100 percent, not again at a new price', { tags: ['postgres'] }, async () => {
  const { id, version } = await listed();
  const extended = { ...terms, validUntil: '2099-12-31', reason: '续约' };
  await service.call(changeContract, { id, version, form: extended }, people.clerk);
  const { orderNo } = await place(service, owner, fclForm());
  const use = async (quantity: number) => {
    const rateId = (await listed()).rates[0]!.id;
    await service.db.delete(orderContractUses);
    await service.db.insert(orderContractUses).values({ orderNo, rateId, quantity });
  };
  await use(7.5);
  expect(await toldAt('2026-04-22T12:00')).toEqual([]);
  await use(8);
  expect(await toldAt('2026-04-22T13:00')).toContainEqual([
    people.manager.userId,
    '贵公司的协议价合同HT-7：上海 → 新加坡 20GP承诺量10已用8（80%），超量按公布价。详见会员中心“协议价”。',
  ]);
  const { rates, version: now } = await listed();
  service.clock.advance(1_000);
  const cheaper = { id, version: now, form: { ...rate, amount: '600' }, replaces: rates[0]!.id };
  await service.call(addContractRate, cheaper, people.clerk);
  expect(await toldAt('2026-04-22T14:00')).toEqual([]);
  await use(10);
  expect(await toldAt('2026-04-22T15:00')).toHaveLength(3);
  expect(JSON.stringify(await exportAccount(service.db, owner.userId))).toContain('volume:100:fcl:CNSHA');
});

test('members see contracts in force, rates, volumes, and what ends soon', { tags: ['postgres'] }, async () => {
  const page = async (session = people.reader, path = '/company/contracts') =>
    (await entered(service, session)).text(path);
  expect(await page()).toMatch(
    /合同 HT-7[\s\S]*2026-01-01 至 2099-12-31[\s\S]*上海 → 新加坡[\s\S]*\$600\.00\/箱[\s\S]*100%/u,
  );
  const { id, version } = await listed();
  const form = {
    ...terms,
    validUntil: chinaDayOf(daysLater(service.clock.now(), 8)),
    remark: '内部备注',
    reason: '改',
  };
  await service.call(changeContract, { id, version, form }, people.clerk);
  expect(await listed()).toMatchObject({ endsInDays: 8 });
  expect(await page()).toContain('8 天后到期');
  expect(await page()).not.toContain('内部备注');
  expect(await page(people.reader, '/dashboard/workplace')).toContain('HT-7（8 天后到期）');
  const stranger = await service.signIn('13900000403');
  expect(await page(stranger)).toContain('没有生效中的协议价合同');
  expect(await page(stranger, '/dashboard/workplace')).not.toContain('HT-7');
  expect(contract.id).toBe(id);
});
