// @module-tag postgres
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { resendMessages, unsentMessages } from '#contract/desk/unsent.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { failedMessage, staffMember } from '#tests/support/desk.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const clerk = madeForAll(() => staffMember(service, 'clerk'));
const user = sessionForAll(service);

const listed = () => service.call(unsentMessages, {}, clerk);

test('a clerk sees what failed and why, sends it again once, and is named in the audit log', async () => {
  const id = await failedMessage(service, user.userId);
  const [message] = await listed();
  expect(message).toMatchObject({
    id,
    kindZh: '订单已受理',
    channel: 'email',
    recipient: 'a@example.com',
    orderNo: 'FCL1',
    status: 'failed',
    attempts: 8,
    nextAt: null,
    failure: '550 user unknown',
  });
  expect(await service.call(resendMessages, { ids: [id] }, clerk)).toEqual({ queued: 1 });
  expect(await service.call(resendMessages, { ids: [id] }, clerk)).toEqual({ queued: 0 });
  // it waits for its first try after the recorded failure
  expect((await listed())[0]).toMatchObject({ status: 'waiting', attempts: 0 });
  const entries = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'notification.resent'));
  expect(entries.map(({ detail, userId: of }) => [of, detail])).toEqual([
    [user.userId, { kind: 'order.accepted', channel: 'email', staff: 'clerk' }],
  ]);
  await messagesOf(service).send();
  expect(await listed()).toEqual([]);
  expect(service.outbox.mails()).toHaveLength(1);
});

test('the phone of an SMS is masked, and messages that were sent or never tried are not listed; one is sent again alone', async () => {
  await failedMessage(service, user.userId, { key: 'sms', channel: 'sms', recipient: '13812345678' });
  await failedMessage(service, user.userId, { key: 'sent', status: 'sent' });
  await failedMessage(service, user.userId, { key: 'new', status: 'waiting', failure: null });
  expect((await listed()).map(({ channel, recipient }) => [channel, recipient])).toEqual([['sms', '138****5678']]);
  const ids = [await failedMessage(service, user.userId, { key: 'mail' })];
  expect(await service.call(resendMessages, { ids }, clerk)).toEqual({ queued: 1 });
});
