// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { recordCost, withdrawCost } from '#contract/desk/figures/costs.ts';
import * as contract from '#contract/desk/figures/figures.ts';
import { commandOrder, deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { decidePrice, proposePrice } from '#contract/desk/priceDesk.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { exportAccount } from '#server/auth/accounts/export.ts';
import { orderPriceCorrections, orders } from '#server/db/schema/orders.ts';
import { exchangeRates } from '#server/db/schema/reference.ts';
import { sumsOf } from '#server/desk/figures/figures.ts';
import { refreshAllTasks } from '#server/desk/queue/taskRefresh.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const boss = madeForAll(() => staffMember(service, 'administrator', 'chen'));
const { figuresIn, marginOf, rangeProblems } = contract;
const numbers: string[] = [];
const atDesk = (at: number) => service.call(deskOrder, { orderNo: numbers[at]! }, clerk);
const figuresFor = (view: string) => service.call(contract.deskFigures, figuresIn(view), boss);
const march = 'period=range&from=2026-03-01&to=2026-03-31';

/** Four orders, decided after one to four hours: two of March accepted and one rejected; one of April by a second. */
beforeAll(async () => {
  await service.db.update(exchangeRates).set({ cny: 7.0001 }).where(eq(exchangeRates.currency, '2'));
  const placed = ['2026-02-28T16:00:00Z', '2026-03-31T15:59:59Z', '2026-03-10T02:00:00Z', '2026-03-31T16:00:00Z'];
  for (const [at, day] of placed.entries()) {
    const { orderNo } = await livingOrder(service, customer, { dangerous: false, needsReview: false });
    numbers.push(orderNo);
    const version = versionOf(await atDesk(at));
    service.clock.advance((at + 1) * 3_600_000);
    const command = at === 2 ? 'order.rejected' : 'order.accepted';
    await service.call(commandOrder, { orderNo, version, command, form: { note: '船公司已答复' } }, clerk);
    const totals = (
      [
        ['1', 100_000],
        ['2', 10_001],
      ] as const
    ).map(([currency, amount]) => ({ currency, amount }));
    await service.db
      .update(orders)
      .set({ placedAt: new Date(day), totals })
      .where(eq(orders.orderNo, orderNo));
  }
});

const line = {
  supplier: '中远海运',
  chargeName: '海运费',
  currency: '2',
  amount: '100.01',
  evidence: '账单 7',
} as const;
const record = async (at: number, given: object = {}, corrects?: { id: string; reason: string }) => {
  service.clock.advance(1_000);
  const cost = { orderNo: numbers[at]!, id: randomUUID(), form: { ...line, ...given }, ...(corrects && { corrects }) };
  await service.call(recordCost, cost, clerk);
  return cost;
};

test('revenue is of accepted orders in days of China, each with its dollars rounded up; without costs there is no margin', async () => {
  // 1,000.00 yuan and 100.01 dollars at 7.0001 are 1,700.080001 yuan
  const { total, rows, rejections } = await figuresFor(march);
  expect(total).toMatchObject({ orders: 3, carried: 2, uncosted: 2, revenue: 2 * 170_009, cost: 0 });
  expect(total).toMatchObject({ accepted: 2, prompt: 2, median: 3_600, ninetieth: 7_200 });
  expect([marginOf(total), rows]).toEqual([null, [{ ...total, key: 'fcl', nameZh: '海运整箱' }]]);
  // the company has no name yet
  expect((await figuresFor(`${march}&by=customer`)).rows).toMatchObject([{ nameZh: '用户5678' }]);
  expect(rejections).toEqual([{ reason: '船公司已答复', orders: 1 }]);
});

test('costs are corrected and withdrawn with history, unseen by the customer; the margin is of the orders that have one', async () => {
  await expect(record(2)).rejects.toMatchObject({ message: expect.stringContaining('不能录入成本') });
  await record(0);
  await record(0, { chargeName: '拖车费', currency: '1', amount: '0.99' });
  const [first, second] = (await atDesk(0)).costs;
  const correction = await record(0, { amount: '50' }, { id: first!.id, reason: '账单有误' });
  await Promise.all([1, 2].map(() => service.call(recordCost, correction, clerk)));
  const other = { ...correction, form: { ...correction.form, amount: '51' } };
  await expect(service.call(recordCost, other, clerk)).rejects.toMatchObject({ field: 'version' });
  await expect(record(0, {}, { id: first!.id, reason: '再改' })).rejects.toMatchObject({ field: 'version' });
  // 50.00 dollars are 350.005 yuan
  const { total } = await figuresFor(march);
  expect(total).toMatchObject({ uncosted: 1, revenue: 340_018, costedRevenue: 170_009, cost: 35_001 + 99 });
  expect(marginOf(total)).toMatchObject({ margin: 134_909 });
  await service.call(withdrawCost, { orderNo: numbers[0]!, id: second!.id, reason: '免收' }, clerk);
  expect((await figuresFor(march)).total.cost).toBe(35_001);
  const costs = (await atDesk(0)).costs.map(({ state, amount, reason }) => `${state} ${amount} ${reason}`);
  expect(costs).toEqual(['corrected 10001 账单有误', 'withdrawn 99 免收', 'recorded 5000 ']);
  expect(JSON.stringify(await exportAccount(service.db, customer.userId))).not.toContain('中远海运');
});

/** Issues a credit note for an order today. */
const credit = (orderNo: string, kind: 'waiver' | 'credit', amount: number) =>
  service.db
    .execute(sql`with account as (insert into credit_accounts (enterprise_id, payment_days, counts_from, created_at)
      select enterprise_id, 30, '', placed_at from orders where order_no = ${orderNo} on conflict do nothing),
    note as (insert into billing_notes (note_no, kind, enterprise_id, currency, amount, issued_on, reason, issued_by, issued_at)
      select ${kind}, ${kind}, enterprise_id, '1', ${amount}::int, '', '', (select id from staff limit 1), ${service.clock.now().toISOString()}::timestamptz
      from orders where order_no = ${orderNo} returning id)
    insert into billing_lines (note_id, position, order_no, text, amount) select id, 1, ${orderNo}, '', ${amount}::int from note`);

test('corrections and waivers are revenue of the day on which they were decided; a file has the same sums', async () => {
  const { total } = await figuresFor(march);
  await service.db
    .update(orders)
    .set({ totals: (await atDesk(3)).totals })
    .where(eq(orders.orderNo, numbers[1]!));
  const orderNo = numbers[1]!;
  const form = { chargeName: '优惠', direction: 'debit', currency: '1', amount: '1.50', reason: '合同' } as const;
  await service.call(proposePrice, { orderNo, version: versionOf(await atDesk(1)), form }, clerk);
  const { prices, fees, ...order } = await atDesk(1);
  const decision = { id: prices[0]!.id, decision: 'approved', comment: '' } as const;
  await service.call(decidePrice, { orderNo, version: versionOf(order), ...decision }, boss);
  const sum = (of: string) => fees.reduce((all, { currency, amount }) => all + (currency === of ? amount : 0), 0);
  const priced = total.revenue - 170_009 + sum('1') + Math.ceil((sum('2') * 70_001) / 10_000);
  expect((await figuresFor(`${march}&by=lane`)).total).toMatchObject({ revenue: priced + 150, adjusted: 150 });
  await credit(orderNo, 'waiver', 40);
  await credit(orderNo, 'credit', 7);
  const file = await service.send(contract.deskFiguresFile, { ...figuresIn(march), format: 'csv' }, boss);
  expect(await file.text()).toContain(`海运整箱,3,2,${((priced + 110) / 100).toFixed(2)},1.10,1,`);
  // decided in another month than the order was placed
  const inMay = { decidedAt: new Date('2026-05-01T00:00:00Z') };
  await service.db.update(orderPriceCorrections).set(inMay).where(eq(orderPriceCorrections.orderNo, orderNo));
  expect((await figuresFor(march)).total).toMatchObject({ revenue: priced - 40, adjusted: -40 });
  const may = await figuresFor('period=range&from=2026-05-01&to=2026-05-31');
  expect(may.rows).toMatchObject([{ key: 'fcl', orders: 0, carried: 0, revenue: 150, adjusted: 150 }]);
});

const daysAt = (period: string) =>
  contract.daysOfPeriod(figuresIn(`period=${period}`), new Date('2026-02-28T16:00:00Z'));

test('periods are calendar days of China; a range has one day to two years', () => {
  expect(daysAt('thisMonth')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysAt('lastMonth')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysAt('last90Days')).toEqual({ from: '2025-12-02', to: '2026-03-01' });
  expect(rangeProblems({ from: '2024-01-01', to: '2026-01-01' })).toEqual({ to: 'daysTooMany' });
});

/** Cents in fen at 7.0001, rounded up. */
const fen = (cents: number) => Number((BigInt(cents) * 70_001n + 9_999n) / 10_000n);

test('the figures are those that a recomputation order by order has, dollars each rounded up, at the largest amounts too', async () => {
  const rows = Array.from({ length: 300 }, (_, n) => ({
    route: `航线${n % 7}`,
    status: n % 4 === 0 ? 'REJECTED' : 'SAILED',
    yuan: (n * 7919) % 10_000,
    dollars: n === 5 ? 90_000_000_001 : (n * 104_729) % 1_000_003,
    cost: n % 3 === 0 ? null : (n * 31) % 977,
    seconds: n % 5 === 0 ? null : (n * 7907) % 4001,
  }));
  await service.db
    .execute(sql`insert into desk_orders (order_no, user_id, line, status, is_dangerous, route_zh, carriage_zh, placed_at, search, revenue_cny, revenue_usd, cost_cny, cost_usd, accepted_after)
    select 'R' || row_number() over (), gen_random_uuid(), 'lcl', status, false, route, '', timestamptz '2019-05-05', '', yuan, dollars, cost, cost, seconds
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(route text, status text, yuan bigint, dollars bigint, cost bigint, seconds int)`);
  const recomputed = (of: typeof rows) => {
    const carried = of.filter(({ status }) => status === 'SAILED');
    const times = of.flatMap(({ seconds }) => seconds ?? []).toSorted((x, y) => x - y);
    return {
      orders: of.length,
      carried: carried.length,
      uncosted: carried.filter(({ cost }) => cost === null).length,
      revenue: carried.reduce((sum, { yuan, dollars }) => sum + yuan + fen(dollars), 0),
      cost: carried.reduce((sum, { cost }) => sum + (cost === null ? 0 : cost + fen(cost)), 0),
      median: times[Math.ceil(times.length * 0.5) - 1],
      ninetieth: times[Math.ceil(times.length * 0.9) - 1],
    };
  };
  const found = await figuresFor('period=range&from=2019-05-01&to=2019-05-31&by=lane');
  expect(found.total).toMatchObject(recomputed(rows));
  for (const row of found.rows) expect(row).toMatchObject(recomputed(rows.filter(({ route }) => route === row.key)));
  expect(found.rows).toHaveLength(7);
});

test('sums are read by the index of days; orders that a former build listed are counted by the job', async () => {
  await service.db
    .execute(sql`insert into desk_orders (order_no, user_id, line, status, is_dangerous, route_zh, carriage_zh, placed_at, search, revenue_cny)
    select 'X' || n, gen_random_uuid(), 'fcl', 'ACCEPTED', false, '', '', timestamptz '2020-01-01' + n * interval '1 hour', '', 1 from generate_series(1, 20000) n`);
  await service.db.execute(sql`analyze desk_orders`);
  const sums = sumsOf({ by: 'customer', from: '2026-03-01', to: '2026-03-31', rate: null, rowsMax: 20 });
  expect(JSON.stringify(await service.db.execute(sql`explain ${sums}`))).toContain('desk_orders_placed');
  await service.db.execute(sql`update desk_orders set revenue_cny = null where order_no = ${numbers[0]!}`);
  expect(await figuresFor(march)).toMatchObject({ uncounted: 1, total: { orders: 2 } });
  await refreshAllTasks(service.db, service.clock.now());
  expect((await figuresFor(march)).total.orders).toBe(3);
});
