// @module-tag postgres
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { orderPage } from '#contract/orders/orderCalls.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { orders } from '#server/db/schema/orders.ts';
import { orderForm } from '#tests/support/order.ts';
import { copyOrder, place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

/** Enough for the database to prefer an index. */
const many = 1_200;

const service = serviceForAll();
const session = sessionForAll(service);
beforeAll(async () => {
  await place(service, session, orderForm('fcl'));
  // every third has ended, every second has another name
  await copyOrder(
    service,
    many - 1,
    sql`jsonb_build_object(
      'order_no', 'LCL25' || lpad(n::text, 8, '0'), 'line', 'lcl', 'route_zh', case when n % 2 = 0 then '宁波 → 鹿特丹' else '上海 → 100%_汉堡' end,
      'status', case when n % 3 = 0 then 'COMPLETED' else 'SUBMITTED' end,
      'placed_at', placed_at - make_interval(mins => n))`,
  );
  const containers = [{ containerNo: 'MSCU1234566', sealNo: '' }];
  const content = { ...noShipment, billOfLadingNo: 'COSU6412 345670', containers };
  await service.db.insert(orderShipments).values({ orderNo: 'LCL2500000042', content });
  await service.db.execute(sql`analyze orders`);
});

const page = (requested: InputOf<typeof orderPage>) => service.call(orderPage, requested, { session });

describe('row 11: the orders of one company', () => {
  test.each<[string, InputOf<typeof orderPage>, number]>([
    ['the first page', {}, many],
    ['a number', { keyword: 'LCL2500000042' }, 1],
    ['a number in full-width small letters', { keyword: 'ｌｃｌ2500000042' }, 1],
    ['a number with its label', { keyword: '订单号：LCL2500000042' }, 1],
    ['a number with invisible marks', { keyword: '\u200BLCL2500000042\u2060' }, 1],
    ['a bill of lading number as people write it', { keyword: '提单号：cosu 6412-345670' }, 1],
    ['a container', { keyword: 'MSCU1234566' }, 1],
    ['numbers of two kinds as one', { keyword: '345670MSCU' }, 0],
    ['a part of the route', { keyword: '鹿特丹' }, 599],
    ['what is open', { state: 'open' }, 801],
    ['what has ended on a line', { state: 'ended', line: 'lcl' }, 399],
    ['signs of a pattern, as themselves', { keyword: '100%_' }, 600],
    ['signs of a pattern in full width', { keyword: '100％＿' }, 600],
  ])('%s is found', async (_name, requested, total) => {
    const found = await page(requested);
    expect(found.total).toBe(total);
    expect(found.rows.length).toBe(Math.min(20, total));
  });

  test('pages follow each other without a gap or a repetition', async () => {
    const first = (await page({ page: 1, size: 100 })).rows;
    const second = (await page({ page: 2, size: 100 })).rows;
    const numbers = [...first, ...second].map(({ orderNo }) => orderNo);
    expect(new Set(numbers).size).toBe(200);
    expect(first[0]?.line).toBe('fcl');
    const times = [...first, ...second].map(({ placedAt }) => placedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(await page({ page: 100 })).toEqual({ total: many, rows: [] });
  });

  test('a page is read by the index, not by sorting all', async () => {
    const plan = (await service.db.execute(sql`
      explain select ${orders.orderNo} from ${orders} where ${orders.userId} = ${session.userId}
      order by ${orders.placedAt} desc, ${orders.orderNo} desc limit 20`)) as { rows: { 'QUERY PLAN': string }[] };
    const messages = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(messages).toContain('orders_listed');
    expect(messages).not.toContain('Sort');
  });

  test('the workplace counts them all and lists the latest', async () => {
    const { text } = await entered(service, session);
    const shown = await text('/dashboard/workplace');
    expect(shown).toContain('801');
    expect(shown.slice(shown.indexOf('最近订单')).match(/href="\/orders\//g)).toHaveLength(5);
  });
});

test('of a stranger there are none', async () => {
  const stranger = await service.signIn('13977777777');
  expect(await service.call(orderPage, { keyword: '汉堡' }, { session: stranger })).toEqual({ total: 0, rows: [] });
});
