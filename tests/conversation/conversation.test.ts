import { beforeAll, expect, test } from 'vitest';
import * as customers from '#contract/conversation/customerCalls.ts';
import * as desk from '#contract/conversation/deskCalls.ts';
import type { Audience } from '#contract/conversation/thread.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import { deskInbox, readNotices } from '#contract/desk/notices.ts';
import { deskQueue } from '#contract/desk/queue.ts';
import { orderDetail, orderPageChanges } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { staffMember } from '#tests/support/desk.ts';
import { sampleFile } from '#tests/support/files.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const stranger = sessionForAll(service, '13900000977');
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const reviewer = madeForAll(() => staffMember(service, 'reviewer', 'liu'));
// an order that ended long ago still has its conversation
beforeAll(() => order.put('COMPLETED'));

const own = () => ({ orderNo: order.orderNo });
const ofDesk = () => ({ about: 'order' as const, subject: order.orderNo });
const keyed = (key: string, headers = {}) => ({ ...headers, 'Idempotency-Key': `message-${key}` });
const write = (text: string, key: string, files: string[] = [], session = customer) =>
  service.call(customers.sendMessage, { ...own(), text, files }, { session, headers: keyed(key) });
const answer = (text: string, key: string, audience: Audience = 'customer', mentions: string[] = []) =>
  service.call(desk.sendAtDesk, { ...ofDesk(), text, audience, mentions }, { headers: keyed(key, clerk.headers) });
const seen = () => service.call(orderDetail, own(), { session: customer });
const queue = async (of: { headers: Record<string, string> }) => (await service.call(deskQueue, {}, of)).page!;
const tasks = async () => (await queue(clerk)).items.filter(({ kind }) => kind === 'message');
const told = async () =>
  (await service.db.select().from(notifications)).filter(({ kind }) => kind === 'message.received');
const pdf = () => ({ fileName: 'a.pdf', content: sampleFile.pdf(3_000) as Uint8Array<ArrayBuffer> });

test('a message reaches the desk as a task until it is answered, and a repeated call stores nothing', async () => {
  await write('能否\n改船期？', 'customer-1');
  const again = await write('能否\n改船期？', 'customer-1');
  expect(again.messages).toMatchObject([{ side: 'customer', text: '能否\n改船期？', readAt: null }]);
  await expect(write('别的', 'customer-1')).rejects.toHaveCode(codes.keyReused);
  await expect(write(' ', 'customer-2')).rejects.toMatchObject({ field: 'text' });
  expect(await tasks()).toMatchObject([{ detailZh: expect.stringContaining('能否 改船期？') as string }]);
  const { messages } = (await service.call(desk.threadAtDesk, ofDesk(), clerk))!;
  await service.call(desk.readAtDesk, { ...ofDesk(), last: messages[0]!.id }, clerk);
  expect((await seen()).conversation?.messages[0]!.readAt).not.toBeNull();
  await answer('可以', 'desk-1');
  expect(await tasks()).toEqual([]);
  await write('谢谢', 'customer-3');
  const last = (await seen()).conversation!.messages.at(-1)!.id;
  await service.call(desk.settleAtDesk, { ...ofDesk(), last }, clerk);
  expect(await tasks()).toEqual([]);
});

test('the customer is told once until they have read, and reads the role of the writer', async () => {
  const before = (await told()).length;
  await answer('第一条', 'desk-2');
  await answer('第二条', 'desk-3');
  expect((await told()).length).toBe(before + 1);
  const changes = (known?: string) => service.call(orderPageChanges, { version: known }, { session: customer });
  const shown = await changes();
  expect([shown!.rows[0]!.unread, await changes(shown!.version)]).toEqual([2, null]);
  const { version, messages } = (await seen()).conversation!;
  expect(messages.at(-1)).toMatchObject({ side: 'desk', by: '平台操作员', text: '第二条' });
  expect(await service.call(customers.orderThread, { ...own(), version }, { session: customer })).toBeNull();
  await service.call(customers.readMessages, { ...own(), last: messages.at(-1)!.id }, { session: customer });
  expect((await seen()).unread).toBeUndefined();
  await answer('第三条', 'desk-4');
  expect((await told()).length).toBe(before + 2);
});

test('a note never leaves the service to a customer, and a mentioned colleague finds it until it is read', async () => {
  await expect(answer('请看', 'desk-5', 'customer', ['liu'])).rejects.toMatchObject({ field: 'mentions' });
  await expect(answer('@无人', 'desk-5', 'colleagues', ['nobody'])).rejects.toMatchObject({ field: 'mentions.0' });
  const { id: secret } = await service.call(desk.uploadFileAtDesk, { ...ofDesk(), ...pdf() }, clerk);
  const note = { ...ofDesk(), text: '@刘洋 客户常改', files: [secret], audience: 'colleagues' as const };
  await service.call(desk.sendAtDesk, { ...note, mentions: ['liu'] }, { headers: keyed('desk-6', clerk.headers) });
  const shown = JSON.stringify([await seen(), await service.call(customers.orderThread, own(), { session: customer })]);
  expect(shown).not.toContain('客户常改');
  const file = (session: typeof customer, id: string) =>
    service.send(customers.messageFileContent, { ...own(), id }, { session });
  expect((await file(customer, secret)).status).toBe(404);
  const { id: open } = await service.call(customers.uploadMessageFile, { ...own(), ...pdf() }, { session: customer });
  expect((await file(customer, open)).status).toBe(404);
  for (const _ of [1, 2]) await write('', 'customer-4', [open]);
  await expect(write('', 'customer-4', [secret])).rejects.toHaveCode(codes.keyReused);
  await expect(write('', 'customer-5', [open])).rejects.toMatchObject({ field: 'files.0' });
  expect([(await file(customer, open)).status, (await file(stranger, open)).status]).toEqual([200, 404]);
  await expect(write('陌生人', 'stranger-1', [], stranger)).rejects.toHaveCode(codes.notFound);
  const { inbox } = await queue(reviewer);
  const path = placeAddress({ about: 'order', subject: order.orderNo });
  expect(inbox?.notices).toMatchObject([{ path, textZh: expect.stringContaining('@刘洋 客户常改') as string }]);
  expect((await queue(clerk)).inbox?.total).toBe(0);
  const { kind, position } = inbox!.notices[0]!;
  expect(await service.call(deskInbox, { version: inbox!.version }, reviewer)).toBeNull();
  await service.call(readNotices, { notices: [{ kind, position }] }, reviewer);
  expect(await service.call(deskInbox, {}, reviewer)).toMatchObject({ total: 0, notices: [] });
});
