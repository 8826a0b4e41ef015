// @module-tag postgres
import { and, count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { auditEntries, enterprises, users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { hourMs } from '#server/support/chinaTime.ts';
import { keyHours } from '#server/booking/idempotency.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { orderForm } from '#tests/support/order.ts';
import { place, shownTotals } from '#tests/support/orders.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForEach(service, 13_800_000_000);

const ordersOfUser = async () => {
  const [row] = await service.db.select({ all: count() }).from(orders).where(eq(orders.userId, session.userId));
  return row?.all;
};

test('an order is placed with an audit entry of its own', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const written = await service.db
    .select({ event: auditEntries.event, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, session.userId), eq(auditEntries.event, 'order.placed')));
  expect(written).toEqual([{ event: 'order.placed', detail: { orderNo } }]);
});

test('the order records that its enterprise agreed to the agreement of its service, and of no other', async () => {
  await place(service, session, orderForm('fcl'));
  const [row] = await service.db
    .select({
      version: enterprises.shippingProtocolVersion,
      at: enterprises.shippingProtocolAgreedAt,
      consents: enterprises.protocolConsents,
    })
    .from(enterprises)
    .innerJoin(users, eq(users.enterpriseId, enterprises.id))
    .where(eq(users.id, session.userId));
  const at = service.clock.now();
  const version = shippingProtocolVersion;
  expect(row).toEqual({ version, at, consents: { fcl: { version, agreedAt: at.toISOString() } } });
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

/** An order at a price that is not in force. */
const rejected = () => place(service, session, orderForm('fcl'), { totals: [] });

describe('the limit of 30 orders a minute', () => {
  test('counts attempts that are rejected, and rejects the next before it is priced', async () => {
    for (let attempt = 0; attempt < 30; attempt++) await expect(rejected()).rejects.toHaveCode(codes.priceChanged);
    await expect(rejected()).rejects.toHaveCode(codes.tooMany);
    service.clock.advance(60_000);
    await expect(rejected()).rejects.toHaveCode(codes.priceChanged);
  });

  test('does not count a repeated key, and responds to it beyond the limit', async () => {
    const key = crypto.randomUUID();
    const totals = await shownTotals(service, orderForm('fcl'));
    const first = await place(service, session, orderForm('fcl'), { key, totals });
    for (let again = 0; again < 3; again++)
      expect(await place(service, session, orderForm('fcl'), { key, totals })).toEqual(first);
    for (let attempt = 0; attempt < 29; attempt++) await expect(rejected()).rejects.toHaveCode(codes.priceChanged);
    await expect(rejected()).rejects.toHaveCode(codes.tooMany);
    expect(await place(service, session, orderForm('fcl'), { key, totals })).toEqual(first);
  });
});

describe('an idempotency key', () => {
  test('sent thirty times at once makes one order', async () => {
    const key = crypto.randomUUID();
    const totals = await shownTotals(service, orderForm('fcl'));
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => place(service, session, orderForm('fcl'), { key, totals })),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await ordersOfUser()).toBe(1);
  });

  test('of its own for each of ten orders at once makes ten', async () => {
    const totals = await shownTotals(service, orderForm('fcl'));
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => place(service, session, orderForm('fcl'), { totals })),
    );
    expect(new Set(responses.map(({ orderNo }) => orderNo)).size).toBe(10);
    expect(await ordersOfUser()).toBe(10);
  });

  test('with other content is rejected', async () => {
    const key = crypto.randomUUID();
    await place(service, session, orderForm('fcl'), { key });
    await expect(place(service, session, orderForm('fcl', { remark: '改了' }), { key })).rejects.toHaveCode(
      codes.keyReused,
    );
    expect(await ordersOfUser()).toBe(1);
  });

  test('of one user says nothing about another', async () => {
    const key = crypto.randomUUID();
    const first = await place(service, session, orderForm('fcl'), { key });
    const other = await service.signIn('13999999999');
    expect((await place(service, other, orderForm('fcl'), { key })).orderNo).not.toBe(first.orderNo);
  });

  test('of a rejected order is still free', async () => {
    const key = crypto.randomUUID();
    await expect(place(service, session, orderForm('fcl'), { key, totals: [] })).rejects.toHaveCode(codes.priceChanged);
    expect(await place(service, session, orderForm('fcl'), { key })).toMatchObject({ status: 'DG_REVIEW' });
  });

  test('is known for at least 48 hours', async () => {
    const key = crypto.randomUUID();
    const totals = await shownTotals(service, orderForm('fcl'));
    const first = await place(service, session, orderForm('fcl'), { key, totals });
    await deleteExpired(service.db, new Date(service.clock.now().getTime() + 48 * hourMs));
    expect(await place(service, session, orderForm('fcl'), { key, totals })).toEqual(first);
    await deleteExpired(service.db, new Date(service.clock.now().getTime() + (keyHours + 1) * hourMs));
    expect((await place(service, session, orderForm('fcl'), { key, totals })).orderNo).not.toBe(first.orderNo);
  });
});
