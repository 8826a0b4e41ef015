import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import * as customers from '#contract/conversation/customerCalls.ts';
import * as desk from '#contract/conversation/deskCalls.ts';
import { ownNotices, saveOwnNotices, staffNoticeKinds } from '#contract/desk/notices.ts';
import { claimSubject } from '#contract/desk/queue.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { deskTasks, staff } from '#server/db/schema/desk.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { queueTimedNotices } from '#server/desk/notices/staffNotices.ts';
import { refreshAllTasks } from '#server/desk/queue/taskRefresh.ts';
import { renderStaffMessage } from '#server/notifications/staffTexts.ts';
import { tellOfUnsent } from '#server/notifications/staffNotices.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));
const wang = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const liu = madeForAll(() => staffMember(service, 'reviewer', 'liu'));
const address = (name: string) => `${name}@huayun.example`;
const own = () => ({ about: 'order' as const, subject: order.orderNo });
const give = (from: string | null, to: string | null, by: { headers: Record<string, string> }) =>
  service.call(claimSubject, { ...own(), from, to }, by);

/** The notices queued since the last check, as they would be sent. */
const told = async () => {
  const rows = await service.db.select().from(notifications).orderBy(notifications.kind, notifications.recipient);
  await service.db.delete(notifications);
  return rows.flatMap(({ kind, recipient, facts }) =>
    kind.startsWith('staff.')
      ? [{ kind, recipient, ...renderStaffMessage(kind as 'staff.due', facts, { origin: 'https://site' }) }]
      : [],
  );
};
/** Lets the jobs run at a time in China, `2026-03-03T08:30`. */
const at = async (time: string) => {
  service.clock.advance(Date.parse(`${time}+08:00`) - service.clock.now().getTime());
  await refreshAllTasks(service.db, service.clock.now());
  await queueTimedNotices(service.db, service.clock.now());
};

beforeAll(async () => {
  await order.put('ACCEPTED');
  for (const { login, headers } of [wang, liu])
    await service.call(saveOwnNotices, { email: address(login), kinds: [...staffNoticeKinds] }, { headers });
});

test('a new address is told at once, and a former one nothing more', async () => {
  expect(await told()).toMatchObject([{ recipient: address('liu') }, { recipient: address('wang') }]);
  const save = (email: string) => service.call(saveOwnNotices, { email, kinds: ['digest', 'due'] }, wang);
  await save(address('zhang'));
  expect(await save(address('wang'))).toMatchObject({ email: address('wang'), kinds: ['due', 'digest'] });
  expect(await service.db.$count(staff, sql`${staff.noticeKindsOff} @> '["refund"]'`)).toBe(1);
  expect(await told()).toMatchObject([{ kind: 'staff.address', recipient: address('wang') }]);
  await expect(save('wang')).rejects.toMatchObject({ code: codes.badInput, field: 'email' });
  await service.call(saveOwnNotices, { email: address('wang'), kinds: [...staffNoticeKinds] }, wang);
  expect(await service.call(ownNotices, {}, wang)).toMatchObject({ kinds: staffNoticeKinds });
});

test('who is given work or mentioned is told by whom, who takes it or is away is not', async () => {
  await give(null, 'wang', wang);
  expect(await told()).toEqual([]);
  await give('wang', 'liu', wang);
  const note = { ...own(), text: '@刘 请看闪点', audience: 'colleagues' as const, mentions: ['liu', 'wang'] };
  await service.call(desk.sendAtDesk, note, { headers: { ...wang.headers, 'Idempotency-Key': 'notice-1' } });
  const [given, mentioned, ...more] = await told();
  expect([given?.text, mentioned?.text, more]).toEqual([
    expect.stringContaining(`王敏将订单${order.orderNo}转给您处理。`),
    expect.stringContaining('王敏在'),
    [],
  ]);
  expect(mentioned?.text).toContain(`https://site/desk?order=${order.orderNo}`);
  await service.call(saveOwnNotices, { email: address('liu'), kinds: ['digest'] }, liu);
  await give('liu', null, liu);
  await give(null, 'liu', wang);
  expect(await told()).toEqual([]);
});

test('the owner is told of an answer once, of what is due once an hour, and of the day in the morning', async () => {
  await give('liu', 'wang', liu);
  await told();
  await service.call(
    customers.sendMessage,
    { orderNo: order.orderNo, text: '能改船期吗', files: [] },
    { session: customer, headers: { 'Idempotency-Key': 'notice-2' } },
  );
  const today = chinaDayOf(service.clock.now());
  const tomorrow = chinaDayOf(daysLater(service.clock.now(), 1));
  await at(`${today}T23:00`);
  await at(`${today}T23:01`);
  expect(await told()).toMatchObject([
    { kind: 'staff.answered', text: expect.stringContaining('能改船期吗') as string },
  ]);
  const due = new Date(`${tomorrow}T17:30:00+08:00`);
  await service.db.update(deskTasks).set({ dueAt: due }).where(eq(deskTasks.kind, 'message'));
  const digests = async () =>
    (await told()).filter(({ kind, recipient }) => kind === 'staff.digest' && recipient === address('wang'));
  await at(`${tomorrow}T08:29`);
  expect(await digests()).toEqual([]);
  await at(`${tomorrow}T08:30`);
  await queueTimedNotices(service.db, service.clock.now());
  const [digest, ...others] = await digests();
  expect(others).toEqual([]);
  expect(digest?.text).toMatch(/· 我的待办 2 项：逾期 0 项，今天到期 1 项\n· [\d-]+ 17:30 .*能改船期吗/);
  await at(`${tomorrow}T15:10`);
  await queueTimedNotices(service.db, service.clock.now());
  expect(await told()).toMatchObject([{ kind: 'staff.due', text: expect.stringContaining('17:30') as string }]);
});

test('clerks are told once an hour of messages that were given up', async () => {
  await told();
  const failed = { kind: 'order.accepted', facts: { orderNo: 'FCL1' } } as const;
  for (let count = 0; count < 2; count += 1) await tellOfUnsent(service.db, service.clock.now(), failed);
  expect(await told()).toMatchObject([
    { recipient: address('wang'), text: expect.stringContaining('订单已受理 FCL1') as string },
  ]);
  await tellOfUnsent(service.db, service.clock.now(), { kind: 'staff.digest', facts: {} });
  await service.db.update(staff).set({ absentUntil: daysLater(service.clock.now(), 3) });
  service.clock.advance(3_600_000);
  await tellOfUnsent(service.db, service.clock.now(), failed);
  expect(await told()).toEqual([]);
});
