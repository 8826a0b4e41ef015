import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { RequestForm } from '#contract/desk/orders/documentRequests.ts';
import { closeDocumentRequest, requestDocument } from '#contract/desk/orders/documentRequests.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskQueue } from '#contract/desk/queue.ts';
import { orderDetail, removeOrderDocument, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { staffMember } from '#tests/support/desk.ts';
import { sampleFile } from '#tests/support/files.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
beforeAll(() => order.put('RELEASED'));

const own = () => ({ orderNo: order.orderNo });
const atDesk = () => service.call(deskOrder, own(), clerk);
const ask = async (form: Partial<RequestForm>, version?: number) => {
  const wanted = { paperCode: '-', paperName: '原产地证', dueAt: '2026-03-02T18:00', note: '', ...form };
  const call = { ...own(), version: version ?? versionOf(await atDesk()), form: wanted };
  return service.call(requestDocument, call, clerk);
};
const seen = () => service.call(orderDetail, own(), { session: customer });
const upload = (paperCode: string) => {
  const content = sampleFile.pdf(3_000) as Uint8Array<ArrayBuffer>;
  return service.call(uploadOrderDocument, { ...own(), fileName: 'a.pdf', paperCode, content }, { session: customer });
};
const waiting = async () =>
  (await service.call(deskQueue, {}, clerk))
    .page!.items.filter(({ kind }) => kind === 'received' || kind === 'awaited')
    .map(({ kind, titleZh, detailZh }) => [kind, titleZh.split(' · ')[1], detailZh]);

test.each<[Partial<RequestForm>, string]>([
  [{ paperName: ' ' }, 'form.paperName'],
  [{ paperCode: 'NO' }, 'form.paperCode'],
  [{ dueAt: '2026-03-01T18:00' }, 'form.dueAt'],
])('%j is rejected at %s', async (form, field) => {
  await expect(ask(form)).rejects.toMatchObject({ code: codes.badInput, field });
});

test('a document asked for by name waits, is uploaded and comes to the desk', { tags: ['postgres'] }, async () => {
  const version = versionOf(await atDesk());
  await ask({ note: '贸促会签发' });
  await expect(ask({ paperName: '报价单' }, version)).rejects.toMatchObject({ code: codes.conflict, field: 'version' });
  await expect(ask({})).rejects.toHaveCode(codes.conflict);
  const { requests, timeline } = await seen();
  expect(requests).toMatchObject([
    { code: '-1', nameZh: '原产地证', note: '贸促会签发', dueAt: '2026-03-02T10:00:00.000Z' },
  ]);
  expect(timeline.at(-1)?.note).toBe('原产地证，请于 2026-03-02 18:00 前上传。贸促会签发');
  expect(await service.db.$count(notifications, eq(notifications.kind, 'document.wanted'))).toBe(1);
  expect(await waiting()).toEqual([['awaited', '原产地证', '等客户上传']]);

  const { id } = await upload('-1');
  expect(await waiting()).toEqual([['received', '原产地证', '客户已上传，请核对']]);
  await service.call(removeOrderDocument, { ...own(), id }, { session: customer });
  service.clock.advance(9 * 3_600_000);
  expect(await waiting()).toEqual([['received', '原产地证', '客户逾期未上传']]);
});

test('a document is answered by a newer one; a closed request is gone', { tags: ['postgres'] }, async () => {
  await upload('SDS');
  service.clock.advance(60_000);
  await ask({ paperCode: 'SDS', dueAt: '2026-03-10T18:00' });
  expect((await waiting()).map(([kind]) => kind)).toEqual(['received', 'awaited']);
  await upload('SDS');
  expect((await waiting()).map(([kind]) => kind)).toEqual(['received', 'received']);
  for (const code of ['SDS', '-1'])
    await service.call(closeDocumentRequest, { ...own(), version: versionOf(await atDesk()), code }, clerk);
  expect(await waiting()).toEqual([]);
  expect((await seen()).requests).toBeUndefined();
});
