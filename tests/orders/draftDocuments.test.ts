// @module-tag postgres
import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import {
  orderDetail,
  orderDocumentFile,
  removeOrderDocument,
  uploadOrderDocument,
} from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderDocuments, orders } from '#server/db/schema/orders.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { staffMember } from '#tests/support/desk.ts';
import { sampleFile } from '#tests/support/files.ts';
import { orderForm } from '#tests/support/order.ts';
import { amend, place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForEach(service, 13_810_000_000);
const stranger = sessionForAll(service, '13977777777');

const pdf = (bytes?: number) => sampleFile.pdf(bytes) as Uint8Array<ArrayBuffer>;
const upload = (more: { by?: Session; replaces?: string; fileName?: string; paperCode?: string } = {}) => {
  const { by = session, fileName = 'MSDS.pdf', paperCode = 'SDS', replaces } = more;
  return service.call(uploadOrderDocument, { fileName, paperCode, replaces, content: pdf() }, { session: by });
};
const drafts = () =>
  service.db.select({ id: orderDocuments.id }).from(orderDocuments).where(eq(orderDocuments.userId, session.userId));
const placeWith = (documents: string[], given: { key?: string } = {}) =>
  place(service, session, orderForm('fcl'), { documents, ...given });
const documentsIn = async (orderNo: string) =>
  (await service.call(orderDetail, { orderNo }, { session })).documents.map(({ id }) => id);
const download = (id: string, by: Session) => service.send(orderDocumentFile, { id }, { session: by });

describe('a document of an order that is not placed yet', () => {
  test('is stored for its user alone, downloaded, replaced and removed', async () => {
    const { id } = await upload();
    expect((await download(id, session)).status).toBe(200);
    expect((await download(id, stranger)).status).toBe(404);
    await expect(service.call(removeOrderDocument, { id }, { session: stranger })).rejects.toHaveCode(codes.notFound);
    // another user's upload does not replace this one's
    await upload({ by: stranger, replaces: id });
    const newer = await upload({ replaces: id, fileName: '新版.pdf' });
    expect(await drafts()).toEqual([{ id: newer.id }]);
    await service.call(removeOrderDocument, { id: newer.id }, { session });
    expect(await drafts()).toEqual([]);
  });

  test('is one of thirty at most, also of two uploads at once, and a full pile may still be replaced', async () => {
    const [first] = await Promise.all(Array.from({ length: 29 }, () => upload()));
    const raced = await Promise.allSettled([upload(), upload()]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(upload()).rejects.toHaveCode(codes.conflict, '未下单的单证最多 30 份，请先下单或删除不用的');
    await upload({ replaces: first!.id });
    expect(await drafts()).toHaveLength(30);
  });
});

describe('an order is placed with the documents uploaded for it', () => {
  test('its owner and the desk see them at once, and they are nobody’s draft any more', async () => {
    const [sds, list] = [await upload(), await upload({ paperCode: 'PL', fileName: '箱单.pdf' })];
    const { orderNo } = await placeWith([sds.id, list.id]);
    expect(await documentsIn(orderNo)).toEqual(expect.arrayContaining([sds.id, list.id]));
    expect(await drafts()).toEqual([]);
    const clerk = await staffMember(service, 'clerk');
    const { documents } = await service.call(deskOrder, { orderNo }, clerk);
    expect(documents.map(({ paperCode }) => paperCode).toSorted()).toEqual(['PL', 'SDS']);
    expect((await download(sds.id, session)).status).toBe(404);
    // they stay when the order is amended
    await amend(service, session, orderNo, orderForm('fcl', { remark: '请于上午送箱' }));
    expect(await documentsIn(orderNo)).toHaveLength(2);
  });

  test('a repeated call binds once and answers the same; with other documents it is rejected', async () => {
    const [one, other] = [await upload(), await upload()];
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([placeWith([one.id], { key }), placeWith([one.id], { key })]);
    expect(second).toEqual(first);
    expect(await documentsIn(first.orderNo)).toEqual([one.id]);
    await expect(placeWith([one.id, other.id], { key })).rejects.toHaveCode(codes.keyReused);
    expect(await drafts()).toEqual([{ id: other.id }]);
  });

  test.each([
    ['another user’s', async () => (await upload({ by: stranger })).id],
    ['unknown', async () => crypto.randomUUID() as string],
    ['no id', async () => 'x'],
    [
      'already of an order',
      async () => {
        const { id } = await upload();
        await placeWith([id]);
        return id;
      },
    ],
  ])('%s document is rejected with its place in the list, and nothing is stored', async (_name, wrong) => {
    const id = await wrong();
    const own = await upload();
    const before = await service.db.$count(orders, eq(orders.userId, session.userId));
    await expect(placeWith([own.id, id])).rejects.toMatchObject({ code: codes.notFound, field: 'documents.1' });
    expect(await service.db.$count(orders, eq(orders.userId, session.userId))).toBe(before);
    expect(await drafts()).toEqual([{ id: own.id }]);
    expect(await service.db.$count(orderDocuments, isNotNull(orderDocuments.userId))).toBeGreaterThan(0);
  });

  test('two orders cannot have the same document', async () => {
    const { id } = await upload();
    const placed = await Promise.allSettled([placeWith([id]), placeWith([id])]);
    expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await service.db.$count(orders, eq(orders.userId, session.userId))).toBe(1);
  });

  test('a rejected placing leaves them to the next one', async () => {
    const { id } = await upload();
    const wrong = place(service, session, orderForm('fcl'), { totals: [], documents: [id] });
    await expect(wrong).rejects.toHaveCode(codes.priceChanged);
    const { orderNo } = await placeWith([id]);
    expect(await documentsIn(orderNo)).toEqual([id]);
    const { submissions } = await service.call(orderDetail, { orderNo }, { session });
    expect(submissions).toMatchObject([{ paper: 'document', version: 1 }]);
  });
});

test('a document that is never ordered is deleted after 30 days, those of orders never', async () => {
  const [kept, old] = [await upload(), await upload()];
  const { orderNo } = await placeWith([kept.id]);
  service.clock.advance(30 * dayMs);
  await deleteExpired(service.db, service.clock.now());
  expect(await drafts()).toEqual([{ id: old.id }]);
  service.clock.advance(1);
  await deleteExpired(service.db, service.clock.now());
  const left = await service.db.select({ id: orderDocuments.id }).from(orderDocuments);
  expect(left.map(({ id }) => id)).toContain(kept.id);
  expect(left.map(({ id }) => id)).not.toContain(old.id);
  expect(await service.db.$count(orderDocuments, eq(orderDocuments.orderNo, orderNo))).toBe(1);
});
