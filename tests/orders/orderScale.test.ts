import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getInfo } from '#contract/auth/user.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import { users } from '#service/db/schema/identity.ts';
import { nextDeadline } from '#service/orders/autoCancel.ts';
import { openOrdersOf, ordersOf } from '#service/orders/orders.ts';
import { orderForm } from '#tests/support/order.ts';
import { copyOrder, place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

/** How many orders one user has and how many there are, of a young company and of a large one. */
const [young, large] = [
  { own: 1_000, all: 1_000 },
  { own: 3_000, all: 100_000 },
];
const otherUsers = 200;

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
let orderNo: string;

/** Of a copy only what lists read: its number, route, status and time. */
const copies = (prefix: string, user: SQL = sql`user_id`): SQL => sql`jsonb_build_object(
  'order_no', ${sql.raw(`'${prefix}'`)} || lpad(n::text, 8, '0'),
  'user_id', ${user},
  'route_zh', case when n % 2 = 0 then '宁波 → 鹿特丹' else '上海 → 汉堡' end,
  'status', case when n % 3 = 0 then 'COMPLETED' else 'SUBMITTED' end,
  'placed_at', placed_at - make_interval(mins => n),
  'content', '{}'::jsonb,
  'offer', '{}'::jsonb)`;

const grow = async (): Promise<void> => {
  await copyOrder(service, large.own - young.own, copies('FCL26'));
  await service.db.execute(sql`
    insert into users (select (jsonb_populate_record(users, jsonb_build_object(
      'id', gen_random_uuid(), 'phone', '139' || lpad(n::text, 8, '0')))).*
    from users, generate_series(1, ${otherUsers}) n where id = ${session.userId})`);
  const everyone = sql`(select array_agg(${users.id}) from ${users} where ${users.phone} like '139%')`;
  const someone = sql`(${everyone})[1 + n % ${sql.raw(String(otherUsers))}]`;
  await copyOrder(service, large.all - large.own, copies('FCL27', someone));
  await service.db.execute(sql`analyze orders`);
};

const call = <E extends Endpoint>(endpoint: E, input: unknown) => service.call(endpoint, input as never, { session });

const reads: readonly [string, () => Promise<unknown>][] = [
  ['the first page', () => call(orderPage, {})],
  ['the fiftieth page', () => call(orderPage, { page: 50 })],
  ['a number', () => call(orderPage, { keyword: orderNo })],
  ['a part of the route', () => call(orderPage, { keyword: '鹿特丹' })],
  ['a word that no order has', () => call(orderPage, { keyword: '安特卫普' })],
  ['what is open', () => call(orderPage, { state: 'open' })],
  ['what has ended on a line', () => call(orderPage, { state: 'ended', line: 'fcl' })],
  ['an order', () => call(orderDetail, { orderNo })],
  ['who is signed in', () => call(getInfo, {})],
  ['the latest orders', () => ordersOf(service.db, session.userId)],
  ['the number of open orders', () => openOrdersOf(service.db, session.userId)],
  ['the next deadline', () => nextDeadline(service.db)],
];

/** The least of many, so that a busy machine does not decide, in milliseconds. */
const timeOf = async (read: () => Promise<unknown>): Promise<number> => {
  let least = Infinity;
  for (let round = 0; round < 25; round++) {
    const begun = performance.now();
    await read();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
};

interface Query {
  text: string;
  values: unknown[];
}

/** The queries of a call in which an order is read. */
const queriesOf = async (read: () => Promise<unknown>): Promise<Query[]> => {
  const spy = vi.spyOn(Client.prototype, 'query');
  await read();
  const sent = spy.mock.calls as unknown as [Partial<Query> | string, unknown[]?][];
  spy.mockRestore();
  return sent.flatMap(([statement, values]) =>
    typeof statement === 'object' && statement.text?.includes('from "orders"')
      ? [{ text: statement.text, values: values ?? statement.values ?? [] }]
      : [],
  );
};

const planOf = async ({ text, values }: Query): Promise<string> => {
  const client = (service.db as unknown as { $client: Pick<Client, 'query'> }).$client;
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('row 8: a hundred thousand orders, three thousand of one user', { tags: ['full'] }, () => {
  const before = new Map<string, number>();
  beforeAll(async () => {
    service = await freshService();
    session = await service.signIn();
    ({ orderNo } = await place(service, session, orderForm('fcl')));
    await copyOrder(service, young.own - 1, copies('FCL25'));
    await service.db.execute(sql`analyze orders`);
    for (const [name, read] of reads) before.set(name, await timeOf(read));
    await grow();
  }, 300_000);
  afterAll(() => service.close());

  test('that is how many there are', async () => {
    expect(await call(orderPage, {})).toMatchObject({ total: large.own });
    expect(await service.db.$count(sql`orders`)).toBe(large.all);
  });

  test.each(reads)('%s takes at most twice as long as among a thousand', async (name, read) => {
    // shorter times are those of the machine
    const least = 3;
    const max = 2 * Math.max(least, before.get(name)!);
    await expect.poll(() => timeOf(read), { timeout: 15_000 }).toBeLessThanOrEqual(max);
  });

  test.each(reads)('%s is found by an index', async (name, read) => {
    const queries = await queriesOf(read);
    const readsNone = name === 'who is signed in';
    expect(queries.length > 0).toBe(!readsNone);
    for (const query of queries) expect(await planOf(query)).not.toContain('Seq Scan on orders');
  });
});
