// @module-tag postgres
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, orderDetail, requestAmendment } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { auditEntries, enterprises } from '#server/db/schema/identity.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { amend, place, shownTotals } from '#tests/support/orders.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const caller = { address: '127.0.0.1', userAgent: 'test', https: true };
const harmless = orderForm('fcl', { cargo: [cargoItem('fcl', { dangerous: null })] });
const two = orderForm('fcl', { items: [{ code: '20GP', quantity: 2 }], remark: '两箱' });

const service = serviceForAll();
const session = sessionForEach(service, 13_800_000_000);
let orderNo: string;
beforeEach(async () => {
  ({ orderNo } = await place(service, session, harmless));
});

const detail = () => service.call(orderDetail, { orderNo }, { session });
const move = (command: 'order.accepted' | 'space.released', by: 'platform' | 'carrier') =>
  applyCommand({ ...service, caller }, orderNo, command, { by, note: '' });
const amendedEvents = () =>
  service.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderNo, orderNo), eq(orderEvents.act, 'order.amended')));

test('row 5: an amended order says the new things at the new price and begins anew', async () => {
  await move('order.accepted', 'platform');
  expect(await amend(service, session, orderNo, two)).toEqual({
    orderNo,
    status: 'DG_REVIEW',
    totals: await shownTotals(service, two),
    cancelsAt: '2026-03-04T02:00:00.000Z',
  });
  const { order, fees, totals, timeline, isDangerous, status } = await detail();
  expect(order).toMatchObject({ remark: '两箱', items: [{ code: '20GP', quantity: 2 }] });
  expect(totalsOf(fees)).toEqual(totals);
  expect([isDangerous, status]).toEqual([true, 'DG_REVIEW']);
  expect(timeline.at(-1)).toMatchObject({ act: 'order.amended', by: 'user', status: 'DG_REVIEW' });
  const audited = await service.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, session.userId), eq(auditEntries.event, 'order.moved')));
  expect(audited.map((row) => row.detail)).toContainEqual({
    orderNo,
    act: 'order.amended',
    by: 'user',
    status: 'DG_REVIEW',
  });
});

test('nothing changed is fine, and a day that has passed since may stay', async () => {
  await service.db.update(enterprises).set({ auditStatus: 'PASS' });
  expect(await amend(service, session, orderNo, harmless)).toMatchObject({ status: 'SUBMITTED', cancelsAt: null });
  const early = orderForm('lcl', { details: { warehouseDay: '2026-03-02' } });
  const { orderNo: other } = await place(service, session, early);
  service.clock.advance(24 * 3_600_000);
  try {
    expect(await amend(service, session, other, { ...early, remark: '改' })).toMatchObject({ orderNo: other });
    const later = orderForm('lcl', { details: { warehouseDay: '2026-03-01' } });
    await expect(amend(service, session, other, later)).rejects.toHaveCode(codes.badInput);
  } finally {
    service.clock.advance(-24 * 3_600_000);
  }
});

test('a change can be requested only after space is released', async () => {
  const request = (note: string) => service.call(requestAmendment, { orderNo, note }, { session });
  await expect(request('改收货人')).rejects.toHaveCode(codes.conflict);
  await move('order.accepted', 'platform');
  await move('space.released', 'carrier');
  await expect(request('')).rejects.toHaveCode(codes.badInput);
  expect(await request('改收货人')).toEqual({ orderNo, status: 'AMENDING' });
  expect((await detail()).timeline.at(-1)).toMatchObject({ act: 'amendment.requested', note: '改收货人' });
});

describe('an amendment is rejected', () => {
  test('once space is released', async () => {
    await move('order.accepted', 'platform');
    await move('space.released', 'carrier');
    await expect(amend(service, session, orderNo, two)).rejects.toHaveCode(
      codes.conflict,
      '订单当前状态为“已放舱（SO 已出）”，不能“修改委托”',
    );
    expect((await detail()).order.remark).toBe('');
  });

  test('for another service or quote, at another price, and of another user’s order', async () => {
    await expect(amend(service, session, orderNo, orderForm('lcl'))).rejects.toHaveCode(codes.badInput);
    const elsewhere = { ...harmless, offerId: 'AEX1-2611-CNSHA-DEHAM' };
    await expect(amend(service, session, orderNo, elsewhere)).rejects.toHaveCode(codes.badInput);
    await expect(amend(service, session, orderNo, two, { totals: [] })).rejects.toHaveCode(codes.priceChanged);
    const stranger = await service.signIn('13977777777');
    await expect(amend(service, stranger, orderNo, two)).rejects.toHaveCode(codes.notFound);
    expect(await amendedEvents()).toEqual([]);
  });
});

test('an amendment sent ten times with one key is one, with other content it is rejected', async () => {
  const key = crypto.randomUUID();
  const totals = await shownTotals(service, two);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => amend(service, session, orderNo, two, { key, totals })),
  );
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(await amendedEvents()).toHaveLength(1);
  await expect(amend(service, session, orderNo, harmless, { key })).rejects.toHaveCode(codes.keyReused);
});

test('an amendment that races a cancellation is taken before it or not at all', async () => {
  const totals = await shownTotals(service, two);
  const [amended, cancelled] = await Promise.allSettled([
    amend(service, session, orderNo, two, { totals }),
    service.call(cancelOrder, { orderNo, reason: '' }, { session }),
  ]);
  expect(cancelled.status).toBe('fulfilled');
  const { status, timeline, order } = await detail();
  expect(status).toBe('CANCELLED');
  const commands = timeline.map(({ act: command }) => command);
  expect(commands).toEqual(
    amended.status === 'fulfilled'
      ? ['order.placed', 'order.amended', 'order.cancelled']
      : ['order.placed', 'order.cancelled'],
  );
  expect(order.remark).toBe(amended.status === 'fulfilled' ? '两箱' : '');
});
