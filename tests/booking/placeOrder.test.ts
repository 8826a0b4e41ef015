import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shippingProtocolVersion } from '#contract/booking/orderForm.ts';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { auditEntries, enterprises, users } from '#service/db/schema/identity.ts';
import { orderFees, orders } from '#service/db/schema/orders.ts';
import { hourMs } from '#service/support/chinaTime.ts';
import { keyHours, sweepKeys } from '#service/booking/idempotency.ts';
import { cargoLine, orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
let phoneNumber = 13_800_000_000;

beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());
beforeEach(async () => {
  phoneNumber += 1;
  session = await service.signIn(String(phoneNumber));
});

const ordersOfUser = async () => {
  const [row] = await service.db.select({ all: count() }).from(orders).where(eq(orders.userId, session.userId));
  return row?.all;
};

test('an order is placed with an audit line of its own', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const written = await service.db
    .select({ event: auditEntries.event, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, session.userId), eq(auditEntries.event, 'order.placed')));
  expect(written).toEqual([{ event: 'order.placed', detail: { orderNo } }]);
});

test('harmless cargo needs no review', async () => {
  expect(
    await place(service, session, orderForm('fcl', { cargo: [cargoLine('fcl', { dangerous: null })] })),
  ).toMatchObject({
    status: 'SUBMITTED',
  });
});

test('the order records that its enterprise agreed to the shipping protocol', async () => {
  await place(service, session, orderForm('fcl'));
  const [row] = await service.db
    .select({ version: enterprises.shippingProtocolVersion, at: enterprises.shippingProtocolAgreedAt })
    .from(enterprises)
    .innerJoin(users, eq(users.enterpriseId, enterprises.id))
    .where(eq(users.id, session.userId));
  expect(row).toEqual({ version: shippingProtocolVersion, at: service.clock.now() });
});

test('natural persons and verified enterprises have no deadline', async () => {
  const [user] = await service.db.select().from(users).where(eq(users.id, session.userId));
  await service.db
    .update(enterprises)
    .set({ auditStatus: 'PASS' })
    .where(eq(enterprises.id, user?.enterpriseId ?? ''));
  expect(await place(service, session, orderForm('fcl'))).toMatchObject({ cancelsAt: null });
  await service.db.update(users).set({ enterpriseId: null }).where(eq(users.id, session.userId));
  expect(await place(service, session, orderForm('fcl'))).toMatchObject({ cancelsAt: null });
});

describe('an idempotency key', () => {
  test('sent thirty times at once makes one order', async () => {
    const key = crypto.randomUUID();
    const totals = await shownTotals(service, orderForm('fcl'));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place(service, session, orderForm('fcl'), { key, totals })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await ordersOfUser()).toBe(1);
  });

  test('of its own for each of thirty orders at once makes thirty', async () => {
    const totals = await shownTotals(service, orderForm('fcl'));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => place(service, session, orderForm('fcl'), { totals })),
    );
    expect(new Set(answers.map(({ orderNo }) => orderNo)).size).toBe(30);
    expect(await ordersOfUser()).toBe(30);
    await expect(place(service, session, orderForm('fcl'), { totals })).rejects.toMatchObject({ code: codes.tooMany });
  });

  test('with other content is refused', async () => {
    const key = crypto.randomUUID();
    await place(service, session, orderForm('fcl'), { key });
    await expect(place(service, session, orderForm('fcl', { remark: '改了' }), { key })).rejects.toMatchObject({
      code: codes.keyReused,
    });
    expect(await ordersOfUser()).toBe(1);
  });

  test('of one user says nothing about another', async () => {
    const key = crypto.randomUUID();
    const first = await place(service, session, orderForm('fcl'), { key });
    session = await service.signIn('13999999999');
    expect((await place(service, session, orderForm('fcl'), { key })).orderNo).not.toBe(first.orderNo);
  });

  test('of a refused order is still free', async () => {
    const key = crypto.randomUUID();
    await expect(place(service, session, orderForm('fcl'), { key, totals: [] })).rejects.toMatchObject({
      code: codes.priceChanged,
    });
    expect(await place(service, session, orderForm('fcl'), { key })).toMatchObject({ status: 'DG_REVIEW' });
  });

  test('is known for at least 48 hours', async () => {
    const key = crypto.randomUUID();
    const totals = await shownTotals(service, orderForm('fcl'));
    const first = await place(service, session, orderForm('fcl'), { key, totals });
    await sweepKeys(service.db, new Date(service.clock.now().getTime() + 48 * hourMs));
    expect(await place(service, session, orderForm('fcl'), { key, totals })).toEqual(first);
    await sweepKeys(service.db, new Date(service.clock.now().getTime() + (keyHours + 1) * hourMs));
    expect((await place(service, session, orderForm('fcl'), { key, totals })).orderNo).not.toBe(first.orderNo);
  });
});

test('somebody else’s order is as unknown as none', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const stranger = await service.signIn('13977777777');
  await expect(service.call(orderDetail, { orderNo }, { session: stranger })).rejects.toMatchObject({
    code: codes.notFound,
  });
  await expect(service.call(orderDetail, { orderNo: 'FCL000000000000' }, { session })).rejects.toMatchObject({
    code: codes.notFound,
  });
  expect(await service.call(orderPage, {}, { session: stranger })).toEqual({ total: 0, rows: [] });
  expect(await service.db.select({ fees: count() }).from(orderFees).where(eq(orderFees.orderNo, orderNo))).not.toEqual([
    { fees: 0 },
  ]);
});
