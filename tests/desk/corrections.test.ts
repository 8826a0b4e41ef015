import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { correctShipment } from '#contract/desk/orders/correction.ts';
import { commandOrder, deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskOrders } from '#contract/desk/lists/orderList.ts';
import { cancelOrder, orderDetail } from '#contract/orders/orderCalls.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { staffMember } from '#tests/support/desk.ts';
import { orderForm } from '#tests/support/order.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { amend } from '#tests/support/orders.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));
const wang = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const sun = madeForAll(() => staffMember(service, 'clerk', 'sun'));

type Form = Partial<InputOf<typeof correctShipment>['form']>;

const atDesk = (by = wang) => service.call(deskOrder, { orderNo: order.orderNo }, by);
const correct = async (form: Form, by = wang, version?: number) =>
  service.call(
    correctShipment,
    {
      orderNo: order.orderNo,
      version: version ?? versionOf(await atDesk()),
      form: { reason: '订舱确认第2版', ...form },
    },
    by,
  );
const seen = () => service.call(orderDetail, { orderNo: order.orderNo }, { session: customer });
const told = () =>
  service.db
    .select({ facts: notifications.facts })
    .from(notifications)
    .where(and(eq(notifications.userId, customer.userId), eq(notifications.kind, 'order.corrected')));

beforeAll(async () => {
  const give = (command: 'space.released' | 'cargo.gatedIn', version: number, form: object) =>
    service.call(commandOrder, { orderNo: order.orderNo, version, command, form }, wang);
  await order.put('ACCEPTED');
  await give('space.released', 1, { carrierBookingNo: 'COSU1', vessel: 'EVER GOODS', voyage: '012W', note: '换船' });
  service.clock.advance(3_600_000);
  await give('cargo.gatedIn', 2, { containers: 'MSCU1234566 CN1', at: '2026-03-02T10:20' });
});

test('a wrong fact is corrected in every status; colleagues read what was, the customer what is', async () => {
  for (const status of ['RELEASED', 'SAILED', 'COMPLETED'] as const) {
    await order.setStatus(status);
    expect(await correct({ billOfLadingNo: `BL-${status}` })).toEqual({ orderNo: order.orderNo, status });
  }
  const containers = 'CSQU3054383 CN2';
  await correct({ vessel: 'ever great', billOfLadingNo: '', containers, gatedInAt: '2026-03-02T10:30' });
  const { timeline, shipment, canCorrect } = await atDesk();
  expect(canCorrect).toBe(true);
  expect(timeline.at(-1)).toMatchObject({
    act: 'shipment.corrected',
    status: 'COMPLETED',
    person: '王敏',
    correction: {
      reason: '订舱确认第2版',
      changes: [
        { name: 'billOfLadingNo', from: 'BL-COMPLETED', to: '' },
        { name: 'vessel', from: 'EVER GOODS', to: 'ever great' },
        { name: 'containers', from: 'MSCU1234566 CN1', to: containers },
        { name: 'gatedInAt', from: '2026-03-02T10:20', to: '2026-03-02T10:30' },
      ],
    },
  });
  const own = await seen();
  expect(own.shipment).toEqual(shipment);
  expect(own.shipment).toMatchObject({ vessel: 'ever great', voyage: '012W', gatedInAt: '2026-03-02T02:30:00.000Z' });
  for (const page of [own, await exportAccount(service.db, customer.userId)])
    expect(JSON.stringify(page)).not.toContain('订舱确认');
  expect((await told()).at(-1)?.facts).toMatchObject({ note: '提单号、船名、箱号与铅封号、进港时间' });
  const found = (await service.call(deskOrders, { text: 'csqu3054383' }, wang)).rows;
  expect(found).toMatchObject([{ carriageZh: 'ever great / 012W' }]);
});

test.each<[Form, string, string]>([
  [{ vessel: ' ' }, 'form.vessel', '“船名”不能为空'],
  [{ gatedInAt: '2126-01-01T08:00' }, 'form.gatedInAt', '“进港时间”是实际时间'],
  [{ gatedInAt: '2026-03-02T09:59' }, 'form.gatedInAt', '“进港时间”不能早于下单时间 2026-03-02 10:00'],
  [{ containers: 'CSQU3054383;MSCU1234566' }, 'form.containers', '填了 2 箱，委托为 1 箱'],
  [{ voyage: '012W' }, 'form.carrierBookingNo', '“船公司订舱号”没有改动'],
  [{ vessel: 'A', reason: '' }, 'form.reason', '“原因”不能为空'],
])('%o is rejected at its field', async (form, field, message) => {
  const rejected = { code: codes.badInput, field, message: expect.stringContaining(message) as string };
  await expect(correct(form)).rejects.toMatchObject(rejected);
});

test('of whose transport nothing is known yet, nothing is corrected', async () => {
  const { orderNo } = await livingOrder(service, customer, { dangerous: false, needsReview: false });
  const form = { vessel: 'A', reason: 'B' };
  const corrected = service.call(correctShipment, { orderNo, version: 1, form }, wang);
  await expect(corrected).rejects.toHaveCode(codes.conflict, '订单还没有可更正的运输情况');
});

test('what has not happened yet is not stated by a correction', async () => {
  const { shipment } = await atDesk();
  await correct({ voyage: '014W', departedAt: '2026-03-02T10:40' });
  expect((await atDesk()).shipment).toEqual({ ...shipment, voyage: '014W' });
});

test('a time is not corrected to after the event that follows it, unless that is corrected too', async () => {
  const facts = (await atDesk()).shipment;
  await storeShipment(service.db, order.orderNo, { ...facts, departedAt: '2026-03-02T02:40:00.000Z' });
  const rejected = { field: 'form.gatedInAt', message: '“进港时间”不能晚于离港时间 2026-03-02 10:40' };
  await expect(correct({ gatedInAt: '2026-03-02T10:50' })).rejects.toMatchObject(rejected);
  await correct({ gatedInAt: '2026-03-02T10:50', departedAt: '2026-03-02T10:50' });
});

test('of two corrections at once one wins, with one message; the other reads who', { tags: ['postgres'] }, async () => {
  const version = versionOf(await atDesk());
  const before = (await told()).length;
  const both = await Promise.allSettled([
    correct({ voyage: '015W' }, wang, version),
    correct({ voyage: '016W' }, sun, version),
  ]);
  const lost = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  expect(lost).toMatchObject([{ code: codes.conflict, field: 'version' }]);
  expect(lost[0]?.message).toMatch(/^订单已有变化：(?:王敏|孙丽)于 .{16} “更正运输情况”，现为“/);
  expect(await told()).toHaveLength(before + 1);
});

const decidedOrder = madeForAll(() => livingOrder(service, customer, { dangerous: false, needsReview: false }));

test('of decisions on one state the first wins, with a message; others read who', { tags: ['postgres'] }, async () => {
  const { orderNo } = decidedOrder;
  for (let race = 0; race < 10; race += 1) {
    await decidedOrder.begin();
    await service.db.delete(notifications);
    const first = { orderNo, version: 1 };
    const decided = await Promise.allSettled([
      service.call(commandOrder, { ...first, command: 'order.accepted', form: {} }, wang),
      service.call(commandOrder, { ...first, command: 'order.rejected', form: { note: '无舱' } }, sun),
      service.call(cancelOrder, { ...first, reason: '' }, { session: customer }),
    ]);
    const lost = decided.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
    expect(lost).toMatchObject([1, 2].map(() => ({ code: codes.conflict, field: 'version' })));
    for (const { message } of lost)
      expect(message).toMatch(/^订单已有变化：(?:王敏|孙丽|平台|用户)于 .{16} “(?:受理|拒绝|取消订单)”，现为“/);
    // customers are notified of their own cancellation only by e-mail, which this one does not have
    const keys = new Set((await service.db.select().from(notifications)).map(({ key }) => key));
    expect(keys.size).toBe(decided[2].status === 'fulfilled' ? 0 : 1);
    expect(await decidedOrder.events()).toHaveLength(2);
  }
});

test('an amendment of what the desk decided meanwhile is rejected, naming nobody', { tags: ['postgres'] }, async () => {
  await decidedOrder.begin();
  await service.call(
    commandOrder,
    { orderNo: decidedOrder.orderNo, version: 1, command: 'order.accepted', form: {} },
    wang,
  );
  await expect(amend(service, customer, decidedOrder.orderNo, orderForm('fcl'), { version: 1 })).rejects.toMatchObject({
    field: 'version',
    message: expect.stringMatching(/^订单已有变化：平台于/) as string,
  });
});
