import { beforeEach, describe, expect, test } from 'vitest';
import type { SmsCarrier } from '#server/auth/sms/sms.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import type { Mail } from '#server/notifications/mail.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { cleanUpNotifications, retryNotifications, unsentNotifications } from '#server/notifications/send.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const freshPhone = phonesAfter(13_400_000_000);

const service = serviceForAll();
const messages = messagesOf(service);
beforeEach(() => service.db.delete(notifications));

const failing = (error: Error, taken: string[]): SmsCarrier => ({
  async send() {
    throw error;
  },
  async notify({ text }) {
    taken.push(text);
    throw error;
  },
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
    const sms = failing(new Error('gateway down'), taken);
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
