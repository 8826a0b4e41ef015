// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { giveMany } from '#contract/desk/lists/giveMany.ts';
import { listStart, removeView, saveView } from '#contract/desk/lists/savedViews.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysAfter } from '#contract/rules/dates/orderDays.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { commandOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { deskOrders, deskOrdersFile, exportedOrdersMax, listPageSize } from '#contract/desk/lists/orderList.ts';
import { deskOrders as listed } from '#server/db/schema/desk.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { batchesOf, fileLines } from '#server/desk/lists/found.ts';
import { ordersMatching, ordersQuery } from '#server/desk/lists/orderList.ts';
import { staffMember } from '#tests/support/desk.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: true }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));

const find = async (input: InputOf<typeof deskOrders>) =>
  (await service.call(deskOrders, input, clerk)).rows.map(({ orderNo }) => orderNo);

test('an order is found by whatever a caller knows of it, and by conditions', async () => {
  const { orderNo } = order;
  await order.put('ACCEPTED');
  const form = {
    carrierBookingNo: 'COSU6300123',
    billOfLadingNo: 'ＣＯＳＵ－９１７',
    vessel: 'EVER GOODS',
    voyage: '012W',
    note: '换船',
  };
  await service.call(commandOrder, { orderNo, version: 1, command: 'space.released', form }, clerk);
  await order.setStatus('DG_DECLARED');
  const gatedIn = { containers: 'MSCU1234566 CN1', at: '2026-03-02T10:00' };
  await service.call(commandOrder, { orderNo, version: 2, command: 'cargo.gatedIn', form: gatedIn }, clerk);
  await service.db.update(enterprises).set({ name: '江苏示例新材料有限公司' });
  const known = [
    orderNo,
    orderNo.slice(0, 8),
    'cosu6300123',
    'cosu-917',
    'ＭＳＣＵ1234566',
    'ever goods 012w',
    'CNSHA',
    '上海',
  ];
  const copied = [
    `订单号：${orderNo}`,
    '箱号：mscu 123456－6',
    '订舱号:ＣＯＳＵ６３００１２３',
    'B/L No.: cosu—917',
    '+86 138-1234-5678',
    'UN No. 1263',
  ];
  const others = ['新材料', '13812345678', 'UN1263', '上海 新材料', "'", 'x:*|y'];
  for (const text of [...known, ...copied, ...others])
    expect([text, await find({ text })]).toEqual([text, /^['x]/.test(text) ? [] : [orderNo]]);
  expect(await find({ status: 'GATED_IN', line: 'fcl', dangerous: 'Y' })).toEqual([orderNo]);
  const [{ departsAt, carrier } = {}] = await service.db.select().from(listed);
  const departs = chinaDayOf(departsAt!);
  expect(await find({ carrier: carrier!, departsFrom: departs, departsUntil: departs })).toEqual([orderNo]);
  const none = [
    { carrier: `${carrier} ` },
    { departsFrom: daysAfter(departs, 1) },
    { departsUntil: daysAfter(departs, -1) },
  ];
  for (const wanted of none) expect([wanted, await find(wanted)]).toEqual([wanted, []]);
  expect((await service.call(listStart, { list: 'orders' }, clerk)).carriers).toEqual([carrier]);
  expect(await find({ status: 'ended' })).toEqual([]);
  expect(await find({ owner: 'mine' })).toEqual([]);
});

test('what is filtered is a file in which no formula runs', async () => {
  await service.db.update(enterprises).set({ name: '=HYPERLINK("http://a.example")' });
  const file = async (format: 'csv' | 'xlsx') => service.send(deskOrdersFile, { format }, clerk);
  const csv = await (await file('csv')).text();
  expect(csv).toContain(order.orderNo);
  expect(csv).toContain(',COSU6300123,COSU-917,');
  const { carbon } = await service.call(deskOrder, { orderNo: order.orderNo }, clerk);
  expect(csv).toMatch(new RegExp(`^${order.orderNo}.*,${(carbon!.grams! / 1000).toFixed(1)}\\r?$`, 'm'));
  expect(csv).toContain(`"'=HYPERLINK(""http://a.example"")"`);
  const xlsx = await file('xlsx');
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
  expect((await xlsx.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
});

/** How many lines a file of so many rows has, and the last one. */
const endOf = async (count: number) => {
  const all: (readonly string[])[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = batchesOf<number>((last = 0, limit) => Promise.resolve(numbers.slice(last, last + limit)));
  for await (const lines of fileLines(['业务'], rows, (row) => [String(row)])) all.push(...lines);
  return [all.length, all.at(-1)];
};

test('a file says in its last line that there are more orders than it has', async () => {
  expect(await endOf(exportedOrdersMax)).toEqual([exportedOrdersMax + 1, [String(exportedOrdersMax)]]);
  const note = [expect.stringContaining('最多 20000 行')];
  expect(await endOf(exportedOrdersMax + 300)).toEqual([exportedOrdersMax + 2, note]);
});

const rowsOf = async (only: string) => {
  const file = await service.send(deskOrdersFile, { format: 'csv', only }, clerk);
  return (await file.text()).trim().split('\n').length;
};

test('many are given at once, each with its own answer, and the chosen ones are a file', async () => {
  const { orderNo } = order;
  const give = (from: string | null, to: string | null, subject = orderNo) =>
    service.call(
      giveMany,
      {
        about: 'order',
        items: [
          { subject, from },
          { subject: 'FCL0', from: null },
        ],
        to,
      },
      clerk,
    );
  const unknown = { subject: 'FCL0', problem: expect.stringContaining('订单') };
  const done = [{ subject: orderNo, problem: null }, unknown];
  expect(await give(null, 'wang')).toEqual(done);
  expect(await give(null, 'wang')).toEqual(done);
  expect(await give('li', null)).toMatchObject([{ problem: expect.stringContaining('王敏') }, unknown]);
  expect(await find({ owner: 'wang' })).toEqual([orderNo]);
  expect(await give('wang', null)).toEqual(done);
  expect([await rowsOf(orderNo), await rowsOf('FCL0,FCL1'), await rowsOf('')]).toEqual([2, 1, 2]);
});

test('of many orders each query is read by an index, in its sequence', async () => {
  await service.db.execute(sql`
    insert into desk_orders select 'X' || n, user_id, null, line, 'SUBMITTED', n % 2 = 0, route_zh, '', placed_at - n * interval '1 minute',
      placed_at + n * interval '1 minute', placed_at + n * interval '1 minute', array_to_tsvector(array['x' || n, 'mscu' || n, 'cnsha'])
    from desk_orders, generate_series(1, 20000) n where order_no = ${order.orderNo}`);
  await service.db.execute(sql`vacuum analyze desk_orders`);
  const staff = { staffId: clerk.staffId, login: 'wang', name: '', role: 'clerk' as const, until: service.clock.now() };
  for (const [input, index] of [
    [{}, 'desk_orders_placed'],
    [{ sort: 'due' }, 'desk_orders_due'],
    [{ sort: 'departs' }, 'desk_orders_departs'],
    [{ text: 'mscu1999' }, 'desk_orders_search'],
    [{ text: 'cnsha' }, 'desk_orders_placed'],
    [{ status: 'GATED_IN' }, 'desk_orders_status'],
    [{ carrier: '未见' }, 'desk_orders_carrier'],
    [{ departsFrom: '2030-01-01' }, 'desk_orders_departs'],
  ] as const) {
    const filter = deskOrders.input.parse(input);
    const matching = await ordersMatching({ ...service, staff }, filter);
    const query = ordersQuery(service.db, filter.sort, matching, listPageSize);
    const plan = JSON.stringify(await service.db.execute(sql`explain ${query.getSQL()}`));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on desk_orders');
  }
  const first = await service.call(deskOrders, {}, clerk);
  const second = await service.call(deskOrders, { after: first.next! }, clerk);
  expect(new Set([...first.rows, ...second.rows].map(({ orderNo }) => orderNo)).size).toBe(2 * listPageSize);
  await service.db.delete(listed).where(eq(listed.status, 'SUBMITTED'));
});

test('a view is kept for its person under a name, and at most one begins the list', async () => {
  const of = { list: 'orders' as const };
  const save = (input: Partial<InputOf<typeof saveView>>, by = clerk) =>
    service.call(saveView, { ...of, name: '危险品', query: 'dangerous=Y', isDefault: true, ...input }, by);
  const [first] = await save({ query: 'dangerous=Y&line=&sort=?&columns=due,status,other' });
  const query = 'dangerous=Y&sort=placed&columns=status%2Cdue';
  expect(first).toMatchObject({ name: '危险品', query, isDefault: true });
  expect(await save({ query })).toHaveLength(1);
  await expect(save({ query: 'overdue=Y' })).rejects.toMatchObject({ field: 'name', code: codes.conflict });
  await expect(save({ name: ' ' })).rejects.toMatchObject({ field: 'name' });
  expect(await save({ name: '逾期', query: 'overdue=Y' })).toMatchObject([{ isDefault: false }, { isDefault: true }]);
  expect(await save({ id: first!.id, name: '改名' })).toMatchObject([{ name: '改名' }, { isDefault: false }]);
  const colleague = await staffMember(service, 'reviewer', 'li');
  expect(await service.call(removeView, { ...of, id: first!.id }, colleague)).toEqual([]);
  await expect(save({ id: first!.id }, colleague)).rejects.toHaveCode(codes.notFound);
  expect(await service.call(removeView, { ...of, id: first!.id }, clerk)).toMatchObject([{ name: '逾期' }]);
  expect((await service.call(listStart, of, clerk)).colleagues.map(({ login }) => login)).toContain('li');
});
