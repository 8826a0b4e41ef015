// @module-tag long
import { describe, expect, test } from 'vitest';
import { desc, eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { uploadDeskDocument } from '#contract/desk/orders/deskDocuments.ts';
import { correctShipment } from '#contract/desk/orders/correction.ts';
import * as desk from '#contract/desk/orders/orderDesk.ts';
import { requestInvoice } from '#contract/orders/invoice.ts';
import * as calls from '#contract/orders/orderCalls.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { orderWithContainers } from '#server/desk/orders/transports.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { staffMember } from '#tests/support/desk.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';

type Form = NonNullable<InputOf<typeof desk.commandOrder>['form']>;

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: true }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const reviewer = madeForAll(() => staffMember(service, 'reviewer', 'zhao'));

const atDesk = (by = clerk, orderNo = order.orderNo) => service.call(desk.deskOrder, { orderNo }, by);
const give = async (command: OrderCommand, form: Form = {}, by = clerk, orderNo = order.orderNo) => {
  const version = versionOf(await atDesk(by, orderNo));
  return service.call(desk.commandOrder, { orderNo, version, command, form }, by);
};
const seen = () => service.call(calls.orderDetail, { orderNo: order.orderNo }, { session: customer });
/** A minute in China, some hours from now. */
const minute = (hours: number) =>
  new Date(service.clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');

test('nobody acts for the customer, nor what the status does not allow', async () => {
  await expect(give('order.cancelled')).rejects.toHaveCode(codes.forbidden);
  await expect(give('transport.departed')).rejects.toHaveCode(codes.conflict);
  await expect(give('order.accepted', {}, reviewer, 'FCL0')).rejects.toHaveCode(codes.notFound);
});

test('what is wanted is said, until a time to come, and the customer reads both', async () => {
  const note = '请补充危包证';
  await expect(give('info.requested', { note })).rejects.toHaveCode(codes.badInput, '“答复期限”不能为空', 'form.dueAt');
  await expect(give('info.requested', { note, dueAt: minute(-1) })).rejects.toMatchObject({
    field: 'form.dueAt',
    message: '“答复期限”须晚于现在',
  });
  await expect(give('info.requested', { note, dueAt: 'soon' })).rejects.toMatchObject({ field: 'form.dueAt' });
  await expect(give('info.requested', { dueAt: minute(5) })).rejects.toMatchObject({ field: 'form.note' });
  const dueAt = minute(24);
  expect(await give('info.requested', { note, dueAt })).toMatchObject({ status: 'NEED_INFO' });
  expect((await seen()).timeline.at(-1)).toEqual({
    status: 'NEED_INFO',
    act: 'info.requested',
    by: 'platform',
    at: service.clock.now().toISOString(),
    note,
    dueAt: new Date(`${dueAt}:00+08:00`).toISOString(),
  });
});

test('the person stands in the desk’s timeline and in the audit log, not before the customer', async () => {
  expect((await atDesk()).timeline.at(-1)).toMatchObject({ act: 'info.requested', person: '王敏' });
  expect(JSON.stringify(await seen())).not.toMatch(/wang|王敏/);
  const [entry] = await service.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.event, 'order.moved'))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  expect(entry).toMatchObject({ userId: customer.userId, detail: { act: 'info.requested', staff: 'wang' } });
});

test('what the customer answers by phone is entered for them, and the order goes on', async () => {
  await expect(give('info.supplied', { answer: '危包证 123' })).rejects.toMatchObject({ field: 'form.answeredBy' });
  const answered = { answer: '危包证 123', answeredBy: '李强', answeredWay: 'phone' };
  await expect(give('info.supplied', { ...answered, answeredWay: '' })).rejects.toMatchObject({
    field: 'form.answeredWay',
    message: '“答复方式”须选择',
  });
  const { contentVersion: version } = await atDesk();
  const changes = () => service.call(desk.deskOrderChanges, { orderNo: order.orderNo, version }, clerk);
  expect(await changes()).toBeNull();
  expect(await give('info.supplied', answered)).toMatchObject({ status: 'INFO_SUPPLIED' });
  expect(await changes()).toMatchObject({ status: 'INFO_SUPPLIED' });
  const note = '危包证 123（李强电话答复，平台代为录入）';
  expect((await seen()).timeline.at(-1)).toMatchObject({ act: 'info.supplied', by: 'user', note });
  expect((await atDesk()).timeline.at(-1)).toMatchObject({ person: '王敏' });
  await expect(give('info.supplied', answered)).rejects.toHaveCode(codes.conflict);
});

describe('from the release to the arrival', () => {
  test('the release wants the carrier’s booking number', async () => {
    await order.put('ACCEPTED');
    await expect(give('space.released')).rejects.toMatchObject({ field: 'form.carrierBookingNo' });
    const form = { carrierBookingNo: 'COSU6300123', vessel: 'EVER GOODS', voyage: '012W' };
    await expect(give('space.released', form)).rejects.toMatchObject({
      field: 'form.note',
      message: '“说明”须写明原因：船名航次与原定的 CEDAR HARVEST / 2611W 不同',
    });
    expect(await give('space.released', { ...form, note: '原船满舱' })).toMatchObject({ status: 'RELEASED' });
    expect((await seen()).shipment).toMatchObject(form);
  });

  test.each([
    ['', '“箱号与铅封号”不能为空'],
    ['MSCU1234567 CN1', '“箱号与铅封号”有误'],
    ['MSCU1234566 CN1\nmscu 1234566', '“箱号与铅封号”有误'],
    ['MSCU1234566 CN1\nMSCU1234566 CN2', '“箱号与铅封号”有重复的箱号'],
    ['MSCU1234566 铅封', '“箱号与铅封号”铅封号只能是'],
    ['MSCU1234566\nCSQU3054383', '填了 2 箱，委托为 1 箱（20GP×1）'],
    ['MSCU1234566 40HC', '箱型 40HQ×1 与委托的 20GP×1 不符'],
    ['MSCU1234566 皮重 900 kg', '皮重不合理'],
    ['MSCU1234566 皮重：2,230 VGM2230', 'VGM 不合理'],
    ['MSCU1234566 CN778899 12700', '请注明'],
  ])('containers “%s” are rejected', async (containers, message) => {
    await order.put('DG_DECLARED');
    await expect(give('cargo.gatedIn', { containers, at: minute(-1) })).rejects.toHaveCode(
      codes.badInput,
      expect.stringContaining(message),
      'form.containers',
    );
  });

  test('containers, seals and masses are stored, and a time to come or before the order is not an actual one', async () => {
    service.clock.advance(6 * 3_600_000);
    const containers = 'mscu1234566 22g1 cn887766 Tare: 2,230 KG vgm 8000';
    await expect(give('cargo.gatedIn', { containers, at: minute(1) })).rejects.toMatchObject({ field: 'form.at' });
    await expect(give('cargo.gatedIn', { containers, at: minute(-7) })).rejects.toMatchObject({
      field: 'form.at',
      message: expect.stringMatching(/^“实际时间”不能早于下单时间 2026-03-02 10:00$/) as string,
    });
    const at = minute(-5);
    expect(await give('cargo.gatedIn', { containers, at })).toMatchObject({ status: 'GATED_IN' });
    expect((await seen()).shipment).toEqual({
      carrierBookingNo: 'COSU6300123',
      billOfLadingNo: '',
      vessel: 'EVER GOODS',
      voyage: '012W',
      containers: [{ containerNo: 'MSCU1234566', type: '20GP', sealNo: 'CN887766', tareKg: 2_230, vgmKg: 8_000 }],
      gatedInAt: new Date(`${at}:00+08:00`).toISOString(),
      departedAt: null,
      arrivedAt: null,
    });
  });

  test('containers that together weigh less than the goods are explained', async () => {
    await order.put('DG_DECLARED');
    const form = { containers: 'MSCU1234566 VGM 7,500', at: minute(-5) };
    await expect(give('cargo.gatedIn', form)).rejects.toMatchObject({
      field: 'form.note',
      message: expect.stringContaining('VGM 合计 7500 公斤，小于委托毛重 8000 公斤') as string,
    });
    await give('cargo.gatedIn', { ...form, note: '少装 10 桶' });
  });

  test('a container is on one open order', async () => {
    const other = await livingOrder(service, customer, { dangerous: false, needsReview: false });
    await other.put('RELEASED');
    service.clock.advance(3_600_000);
    const gateIn = () => give('cargo.gatedIn', { containers: 'MSCU1234566', at: minute(0) }, clerk, other.orderNo);
    await expect(gateIn()).rejects.toHaveCode(
      codes.badInput,
      `“箱号与铅封号”箱 MSCU1234566 已在进行中的订单 ${order.orderNo} 上，请核对箱号，或先了结该订单`,
      'form.containers',
    );
    await order.setStatus('COMPLETED');
    expect(await gateIn()).toMatchObject({ status: 'GATED_IN' });
    const chen = await staffMember(service, 'administrator', 'chen');
    const taken = `箱 MSCU1234566 已在进行中的订单 ${other.orderNo} 上，请核对箱号，或先了结该订单`;
    await expect(give('order.reopened', { note: '误点' }, chen)).rejects.toHaveCode(codes.conflict, taken);
    const form = { containers: 'MSCU1234566 CN2', reason: '封号有误' };
    const { orderNo, ...seenOrder } = await atDesk();
    await service.call(correctShipment, { orderNo, version: versionOf(seenOrder), form }, clerk);
    const plan = await service.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(
        sql`explain ${orderWithContainers(tx, order.orderNo, ['MSCU1234566', 'CSQU3054383']).getSQL()}`,
      );
    });
    expect(JSON.stringify(plan)).toContain('order_shipments_content');
    await other.put('CANCELLED');
  });

  test('departure and arrival have their times in sequence; what a command does not ask for is not stored', async () => {
    await order.put('CUSTOMS');
    const departed = { vessel: 'EVER GREAT', voyage: '013W', at: minute(-3), carrierBookingNo: 'OTHER', note: '换船' };
    await expect(give('transport.departed', { ...departed, at: minute(-7) })).rejects.toMatchObject({
      field: 'form.at',
      message: expect.stringContaining('不能早于进港时间') as string,
    });
    expect(await give('transport.departed', departed)).toMatchObject({ status: 'SAILED' });
    await expect(give('transport.arrived', { at: minute(-4) })).rejects.toMatchObject({
      message: expect.stringContaining('不能早于离港时间') as string,
    });
    expect(await give('transport.arrived', { at: minute(0) })).toMatchObject({ status: 'ARRIVED' });
    expect((await seen()).shipment).toMatchObject({
      carrierBookingNo: 'COSU6300123',
      vessel: 'EVER GREAT',
      departedAt: new Date(`${departed.at}:00+08:00`).toISOString(),
      arrivedAt: new Date(`${minute(0)}:00+08:00`).toISOString(),
    });
  });
});

test('a document is opened at the desk', async () => {
  await order.begin();
  const input = { orderNo: order.orderNo, fileName: 'SDS.pdf', paperCode: 'SDS', content: pdf };
  const { id } = await service.call(calls.uploadOrderDocument, input, { session: customer });
  const named = requestOf(desk.deskDocumentFile, { orderNo: order.orderNo, id }, clerk);
  await order.put('APPROVAL');
  expect((await service.fetch(named)).status).toBe(404);
  await order.put('DG_REVIEW');
  const file = await service.fetch(named);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  // it is shown in place, and only framed by pages of this site
  expect(file.headers.get('content-disposition')).toMatch(/^inline; /);
  expect(file.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  const other = requestOf(desk.deskDocumentFile, { orderNo: 'FCL0', id }, clerk);
  const unknown = await service.fetch(other);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('x-frame-options')).toBe('DENY');
});

test('a document of the desk has versions; the customer is told, reads the last and removes none', async () => {
  await order.put('COMPLETED');
  const { orderNo } = order;
  const upload = (fileName: string, replaces?: string, content = pdf) =>
    service.call(uploadDeskDocument, { orderNo, fileName, paperCode: 'BL', replaces, content }, clerk);
  await expect(upload('a.pdf', undefined, new Uint8Array([1, 2]))).rejects.toHaveCode(codes.badInput);
  const { id: first } = await upload('提单.pdf');
  const { id: second } = await upload('提单2.pdf', first);
  await expect(upload('提单3.pdf', first)).rejects.toHaveCode(codes.conflict);
  const { id: third } = await upload('提单3.pdf', second);
  const { documents, canUpload, submissions } = await atDesk();
  const uploads = [
    { paper: 'document', fileName: '提单.pdf', by: 'platform', person: '王敏' },
    { fileName: '提单2.pdf（第 2 版）' },
    { fileName: '提单3.pdf（第 3 版）' },
  ];
  expect(submissions).toMatchObject(uploads);
  expect((await seen()).submissions).toMatchObject([{ ...uploads[0], person: null }, {}, {}]);
  expect(canUpload).toBe(true);
  expect(documents.filter(({ paperCode }) => paperCode === 'BL')).toMatchObject([
    { id: first, version: 1, replacedBy: third, person: '王敏', isOfDesk: true },
    { id: second, version: 2, replacedBy: third },
    { id: third, version: 3, replacedBy: null },
  ]);
  expect((await seen()).documents.filter(({ paperCode }) => paperCode === 'BL')).toMatchObject([
    { id: third, fileName: '提单3.pdf', isOfDesk: true },
  ]);
  const fileOf = (id: string) => service.send(calls.orderDocumentFile, { orderNo, id }, { session: customer });
  expect([(await fileOf(third)).status, (await fileOf(second)).status]).toEqual([200, 404]);
  await order.put('RELEASED');
  for (const id of [second, third])
    await expect(service.call(calls.removeOrderDocument, { orderNo, id }, { session: customer })).rejects.toHaveCode(
      codes.notFound,
    );
  expect(await service.call(desk.deskOrder, { orderNo }, reviewer)).toMatchObject({ canUpload: false });
});

test('an invoice is issued with its number and file, once', async () => {
  await order.put('COMPLETED');
  const { orderNo } = order;
  const invoiceNo = '26312000000012345678';
  const request = () => service.call(requestInvoice, { orderNo, invoice: invoiceForm }, { session: customer });
  let { requestedAt } = await request();
  const issue = (content: Uint8Array<ArrayBuffer>) =>
    service.call(desk.issueOrderInvoice, { orderNo, requestedAt, invoiceNo, fileName: 'a.pdf', content }, clerk);
  // the customer replaces the requested document
  service.clock.advance(1_000);
  const replaced = await request();
  await expect(issue(pdf)).rejects.toMatchObject({ code: codes.conflict, field: 'version' });
  ({ requestedAt } = replaced);
  await expect(issue(new Uint8Array([1, 2]))).rejects.toHaveCode(codes.badInput);
  expect(await issue(pdf)).toMatchObject({ invoiceNo });
  await expect(issue(pdf)).rejects.toHaveCode(codes.notFound);
  expect(await atDesk()).toMatchObject({ invoice: { issued: { invoiceNo, hasFile: true } }, invoiceNo });
  expect(await seen()).toMatchObject({ invoice: { status: 'ISSUED', issued: { invoiceNo, hasFile: true } } });
});

test('an administrator reopens with a reason what was cancelled by mistake; the customer is told and has two days again', async () => {
  const boss = await staffMember(service, 'administrator');
  const { orderNo, setStatus } = order;
  await setStatus('CANCELLED', service.clock.now());
  await expect(give('order.reopened', { note: '误取消' })).rejects.toHaveCode(codes.forbidden);
  await expect(give('order.reopened', {}, boss)).rejects.toMatchObject({ field: 'form.note' });
  service.clock.advance(3_600_000);
  expect(await give('order.reopened', { note: '误取消' }, boss)).toEqual({ orderNo, status: 'DG_REVIEW' });
  expect((await seen()).timeline.at(-1)).toMatchObject({ act: 'order.reopened', note: '误取消' });
  const [row] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  expect(row).toMatchObject({ cancelledAt: null, cancelsAt: daysLater(service.clock.now(), 2) });
  expect(await service.db.$count(notifications, eq(notifications.kind, 'order.reopened'))).toBe(1);
});
