import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { queueLapsing } from '#server/notifications/lapsing.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import type { Mail } from '#server/notifications/mail.ts';
import { cleanUpNotifications, retryNotifications, unsentNotifications } from '#server/notifications/send.ts';
import { passwordChanged, phonesAfter, registered, signInByPassword } from '#tests/support/credentials.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { failingCarrier, messagesOf } from '#tests/support/notifications.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const freshPhone = phonesAfter(13_400_000_000);

const caller = { address: '127.0.0.1', userAgent: 'test', https: true };
const service = serviceForAll();
const messages = messagesOf(service);
beforeEach(() => service.db.delete(notifications));

describe('the owner of an order', () => {
  let address: string;
  let order: LivingOrder;
  let userId: string;
  let phone: string;
  let received: string[];
  beforeAll(async () => {
    phone = freshPhone();
    const session = await service.signIn(phone);
    ({ userId } = session);
    address = await messages.withAddress(userId);
    order = await livingOrder(service, session, { dangerous: true });
    received = await messages.queued(userId);
  });
  beforeEach(() => order.begin());

  test('is told by e-mail that it was received', () => expect(received).toEqual(['order.received email']));

  test('is told that it is accepted, by e-mail and SMS, with its number, service, route and note', async () => {
    await order.move('order.accepted', '请按时进港');
    expect(await messages.queued(userId)).toEqual(['order.accepted email', 'order.accepted sms']);
    expect(await messages.send()).toBe(2);
    expect(messages.mailsTo(address)[0]).toMatchObject({ subject: `订单已受理：${order.orderNo}` });
    expect(messages.mailsTo(address)[0]!.text).toContain('海运整箱');
    expect(messages.mailsTo(address)[0]!.text).toContain('已受理。备注：请按时进港。');
    expect(messages.mailsTo(address)[0]!.text).toContain(`https://www.example.com/orders/${order.orderNo}`);
    const sms = service.inbox.notices().find((notice) => notice.phone === phone);
    expect(sms).toMatchObject({ purpose: 'order.accepted', time: '3月2日 10:00' });
    expect(sms!.text).not.toContain('http');
    expect(await messages.send()).toBe(0);
  });

  test.each([
    ['info.requested', 'order.infoWanted', '须补充资料后才能继续办理。需要：危包证。'],
    ['order.rejected', 'order.rejected', '未能受理。原因：危包证。如有疑问，请致电400-123-4567。'],
    ['order.cancelled', 'order.cancelled', '已于3月2日 10:00取消。'],
    ['verification.lapsed', 'order.lapsed', ''],
  ] as const)('is told of %s', async (command, kind, text) => {
    await order.move(command, '危包证');
    expect(await messages.queued(userId)).toContain(`${kind} email`);
    await messages.send();
    expect(messages.mailsTo(address)[0]!.text).toContain(text);
  });

  test('is told of space, of a settled amendment, and of space that is withdrawn', async () => {
    await order.put('ACCEPTED');
    for (const command of ['space.released', 'amendment.requested', 'amendment.settled', 'space.withdrawn'] as const)
      await order.move(command);
    const told = ['order.released email', 'order.amended email', 'order.rejected email'];
    expect(await messages.queued(userId)).toEqual(expect.arrayContaining(told));
  });

  test('is told nothing of what was not stored, as when the process dies at it', async () => {
    const undone = service.db.transaction(async (db) => {
      await applyCommand({ ...service, db, caller }, order.orderNo, 'order.accepted', { by: 'platform', note: '' });
      throw new Error('died');
    });
    await expect(undone).rejects.toThrow('died');
    expect([await order.events(), await messages.queued(userId)]).toMatchObject([[{ act: 'order.placed' }], []]);
  });

  test('is not told of what the settings leave out', async () => {
    await service.db.insert(notificationChoices).values([
      { userId, kind: 'order.accepted', channel: 'email', isWanted: false },
      { userId, kind: 'order.cancelled', channel: 'sms', isWanted: true },
    ]);
    await order.move('order.accepted');
    expect(await messages.queued(userId)).toEqual(['order.accepted sms']);
    await order.move('order.cancelled');
    expect(await messages.queued(userId)).toContain('order.cancelled sms');
    await service.db.delete(notificationChoices);
  });

  test('is told once that it ends within 24 hours, and again of a new deadline', { tags: ['postgres'] }, async () => {
    const now = service.clock.now();
    const setDeadline = (hours: number) =>
      service.db
        .update(orders)
        .set({ cancelsAt: new Date(now.getTime() + hours * 3_600_000) })
        .where(eq(orders.orderNo, order.orderNo));
    await setDeadline(25);
    expect(await queueLapsing(service.db, now)).toBe(0);
    await setDeadline(24);
    await queueLapsing(service.db, now);
    await queueLapsing(service.db, now);
    expect(await messages.queued(userId)).toEqual(['order.lapsing email', 'order.lapsing sms']);
    await messages.send();
    expect(messages.mailsTo(address)[0]!.text).toContain('将于3月3日 10:00自动取消');
    await setDeadline(23);
    await queueLapsing(service.db, now);
    expect(await messages.queued(userId)).toHaveLength(4);
    await service.db.update(enterprises).set({ auditStatus: 'PASS' });
    expect(await queueLapsing(service.db, now)).toBe(0);
    await order.put('ACCEPTED');
  });
});

test('an owner is mailed of a changed password and a sign-in from a new device, not of the first sign-in', async () => {
  const phone = freshPhone();
  await registered(service, phone);
  const session = await service.signIn(phone);
  const { userId } = session;
  const address = await messages.withAddress(userId);
  await service.db.delete(notifications);
  await passwordChanged(service, phone, session, 'Harbour-Lantern-77');
  expect(await messages.queued(userId)).toEqual(['password.changed email']);
  await messages.send();
  expect(messages.mailsTo(address)[0]!.text).toContain('密码已于3月2日 10:00修改');
  await service.db.delete(notifications);
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/156.0';
  const signIn = (userAgent: string) =>
    signInByPassword(service, phone, 'Harbour-Lantern-77', { headers: { 'User-Agent': userAgent } });
  const opened = { event: 'session.opened', at: service.clock.now(), userId: crypto.randomUUID(), address: '' };
  await service.db.insert(auditEntries).values({ ...opened, device: chrome, detail: {} });
  await signIn(chrome);
  expect(await messages.queued(userId)).toEqual(['signIn.newDevice email']);
  await messages.send();
  expect(messages.mailsTo(address)[0]!.text).toContain('在新设备（Chrome · Windows）登录');
  await signIn(chrome);
  expect(await messages.queued(userId)).toHaveLength(1);
  service.clock.advance(90 * 86_400_000);
  await signIn(chrome);
  expect(await messages.queued(userId)).toHaveLength(2);
  service.clock.advance(-90 * 86_400_000);
});

test('thirty SMS a day go to one user at most; e-mail is not limited', { tags: ['postgres'] }, async () => {
  const { userId } = await service.signIn(freshPhone());
  await messages.withAddress(userId);
  await service.db.delete(notifications);
  const occurrences = Array.from({ length: 35 }, (_, index) => ({
    userId,
    key: `many${index}`,
    kind: 'order.accepted' as const,
    facts: { orderNo: 'X3' },
  }));
  await queueNotifications(service.db, service.clock.now(), occurrences);
  const rows = await messages.queued(userId);
  expect(rows.filter((row) => row.endsWith('sms'))).toHaveLength(30);
  expect(rows.filter((row) => row.endsWith('email'))).toHaveLength(35);
});

test('an event that is queued again and again counts once for the limit of SMS', { tags: ['postgres'] }, async () => {
  const { userId } = await service.signIn(freshPhone());
  const occurrence = (key: string) => [{ userId, key, kind: 'order.accepted' as const, facts: {} }];
  for (let times = 0; times < 35; times += 1)
    await queueNotifications(service.db, service.clock.now(), occurrence('again'));
  await queueNotifications(service.db, service.clock.now(), occurrence('other'));
  expect(await messages.queued(userId)).toEqual(['order.accepted sms', 'order.accepted sms']);
});

test('a closed account gets none; messages and choices of one user are not another’s', async () => {
  const [{ userId }, other] = [await service.signIn(freshPhone()), await service.signIn(freshPhone())];
  await messages.withAddress(other.userId);
  const choice = { userId, kind: 'order.accepted', channel: 'sms', isWanted: false } as const;
  await service.db.insert(notificationChoices).values(choice);
  await service.db.update(users).set({ closedAt: service.clock.now() }).where(eq(users.id, userId));
  await queueNotifications(service.db, service.clock.now(), [
    { userId, key: 'closed', kind: 'order.accepted', facts: {} },
    { userId: other.userId, key: 'open', kind: 'order.accepted', facts: {} },
  ]);
  expect(await messages.queued(userId)).toEqual([]);
  expect(await messages.queued(other.userId)).toEqual(['order.accepted email', 'order.accepted sms']);
});

const queueOne = async () => {
  const { userId } = await service.signIn(freshPhone());
  await service.db.delete(notifications);
  const now = service.clock.now();
  await queueNotifications(service.db, now, [
    { userId, key: `k${userId}`, kind: 'order.accepted', facts: { orderNo: 'X1', at: now.toISOString() } },
  ]);
};

describe('a message that is not sent', () => {
  test('is sent again after 1, 2, 4 … minutes, eight times in all, and then listed for staff and sent again by command', async () => {
    const taken: string[] = [];
    await queueOne();
    const sms = failingCarrier(new Error('gateway down'), taken);
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await messages.send({ sms });
      expect(taken).toHaveLength(attempt);
      service.clock.advance(60_000 * 2 ** (attempt - 1) - 1);
      await messages.send({ sms });
      expect(taken).toHaveLength(attempt);
      service.clock.advance(1);
    }
    await messages.send({ sms });
    expect(taken).toHaveLength(8);
    expect(await unsentNotifications(service.db)).toMatchObject([
      { kind: 'order.accepted', channel: 'sms', status: 'failed', attempts: 8, failure: 'gateway down' },
    ]);
    expect(await retryNotifications(service.db, service.clock.now())).toHaveLength(1);
    expect(await messages.send()).toBe(1);
    expect(await unsentNotifications(service.db)).toEqual([]);
  });

  test('whose process died at it is sent again with the same message id', { tags: ['postgres'] }, async () => {
    const { userId } = await service.signIn(freshPhone());
    await messages.withAddress(userId);
    await service.db.delete(notifications);
    const now = service.clock.now();
    await queueNotifications(service.db, now, [
      { userId, key: `died${userId}`, kind: 'order.amended', facts: { orderNo: 'X2', at: now.toISOString() } },
    ]);
    const ids: (string | undefined)[] = [];
    const mail = { isOn: true, send: async ({ messageId }: Mail) => void ids.push(messageId) };
    await messages.send({ mail });
    await service.db.update(notifications).set({ status: 'waiting', settledAt: null });
    await messages.send({ mail });
    expect(ids).toHaveLength(1);
    service.clock.advance(60_000);
    await messages.send({ mail });
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test('is sent once by two instances at once', { tags: ['postgres'] }, async () => {
    await queueOne();
    const before = service.inbox.notices().length;
    await Promise.all([messages.send(), messages.send(), messages.send()]);
    expect(service.inbox.notices()).toHaveLength(before + 1);
  });
});

test('settled messages are deleted after 90 days', { tags: ['postgres'] }, async () => {
  const { userId } = await service.signIn(freshPhone());
  await service.db.delete(notifications);
  await queueNotifications(service.db, service.clock.now(), [
    { userId, key: 'old', kind: 'order.accepted', facts: {} },
  ]);
  await messages.send();
  const day = 86_400_000;
  await cleanUpNotifications(service.db, new Date(service.clock.now().getTime() + 90 * day));
  expect(await messages.queued(userId)).toHaveLength(1);
  await cleanUpNotifications(service.db, new Date(service.clock.now().getTime() + 90 * day + 1));
  expect(await messages.queued(userId)).toEqual([]);
});
