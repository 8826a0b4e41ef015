// @module-tag long
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { orderStatus } from '#contract/orders/orderStatus.ts';
import { openAtDesk } from '#machines/orders/orderLife.ts';
import { auditEntries, enterprises } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { cancelOverdue, nextDeadline } from '#server/orders/autoCancel.ts';
import { openOrdersOf } from '#server/orders/orders.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { orderForm } from '#tests/support/order.ts';
import { copyOrder, place } from '#tests/support/orders.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';

const twoDays = 2 * dayMs;

const service = serviceForEach();
let session: Session;
let orderNo: string;

beforeEach(async () => {
  session = await service.signIn();
  ({ orderNo } = await place(service, session, orderForm('fcl')));
});

const statusNow = async () => (await service.call(orderDetail, { orderNo }, { session })).status;
const cancel = () => cancelOverdue(service.db, service.clock);
const cancellations = () =>
  service.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.event, 'order.cancelled'));

test('an unverified enterprise’s order lives exactly two days', { tags: ['postgres'] }, async () => {
  service.clock.advance(twoDays - 1);
  expect(await cancel()).toEqual([]);
  service.clock.advance(1);
  expect(await cancel()).toEqual([orderNo]);
  expect(await statusNow()).toBe('AUTO_CANCELLED');
  expect((await service.call(orderPage, {}, { session })).rows[0]).toMatchObject({ cancelsAt: null });
});

test('several instances cancel it once', { tags: ['postgres'] }, async () => {
  service.clock.advance(twoDays);
  const rounds = await Promise.all(Array.from({ length: 8 }, cancel));
  expect(rounds.flat()).toEqual([orderNo]);
  expect(await cancellations()).toEqual([{ detail: { orderNo, reason: 'unverified' } }]);
});

test('an enterprise verified in time keeps its order', async () => {
  await copyOrder(service, 1, sql`jsonb_build_object('order_no', 'B', 'cancels_at', cancels_at + interval '1 hour')`);
  const next = '2026-03-04T02:00:00.000Z';
  expect(await openOrdersOf(service.db, session.userId)).toEqual({ open: 2, nextCancelsAt: next });
  await service.db.update(enterprises).set({ auditStatus: 'PASS' });
  expect(await openOrdersOf(service.db, session.userId)).toEqual({ open: 2, nextCancelsAt: null });
  expect(await nextDeadline(service.db)).toBeUndefined();
  service.clock.advance(twoDays);
  expect(await cancel()).toEqual([]);
  expect(await statusNow()).toBe('DG_REVIEW');
  expect((await service.call(orderPage, {}, { session })).rows[0]).toMatchObject({ cancelsAt: null });
});

test('the two days end an order that is open and has not sailed, and no other', async () => {
  const all = orderStatus.options;
  const statusOf = sql`(${JSON.stringify(all)}::jsonb ->> (n - 1)::int)`;
  await copyOrder(service, all.length, sql`jsonb_build_object('order_no', ${statusOf}, 'status', ${statusOf})`);
  await service.db.delete(orders).where(eq(orders.orderNo, orderNo));
  service.clock.advance(twoDays);
  const ended: OrderStatus[] = openAtDesk.filter((status) => status !== 'SAILED' && status !== 'ARRIVED');
  expect((await cancel()).toSorted()).toEqual(ended.toSorted());
  const now = await service.db.select({ before: orders.orderNo, status: orders.status }).from(orders);
  expect(Object.fromEntries(now.map(({ before, status }) => [before, status]))).toEqual(
    Object.fromEntries(all.map((before) => [before, ended.includes(before) ? 'AUTO_CANCELLED' : before])),
  );
  expect(await nextDeadline(service.db)).toBeUndefined();
});

describe('the job', () => {
  const log = pino({ level: 'silent' });

  test('catches up at start with what fell due while the service was down', { tags: ['postgres'] }, async () => {
    service.clock.advance(3 * dayMs);
    await startJobs({ db: service.db, clock: service.clock, log }).stop();
    expect(await statusNow()).toBe('AUTO_CANCELLED');
  });

  test('wakes at the deadline, not before', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    service.clock.advance(twoDays - 321);
    const jobs = startJobs({ db: service.db, clock: service.clock, log });
    // it pauses for the remaining time
    await expect.poll(() => pauses.mock.calls.map(([, ms]) => ms)).toContain(321);
    expect(await statusNow()).toBe('DG_REVIEW');
    service.clock.advance(321);
    await expect.poll(statusNow).toBe('AUTO_CANCELLED');
    await jobs.stop();
    pauses.mockRestore();
  });
});
