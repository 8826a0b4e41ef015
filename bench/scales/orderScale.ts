import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { getInfo } from '#contract/auth/user.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { orderDetail, orderPage } from '#contract/orders/orderCalls.ts';
import { users } from '#server/db/schema/identity.ts';
import { nextDeadline } from '#server/orders/autoCancel.ts';
import { openOrdersOf, ordersOf } from '#server/orders/orders.ts';
import { orderForm } from '#tests/support/order.ts';
import { copyOrder, place } from '#tests/support/orders.ts';
import type { Scale } from './scale.ts';
import type { Session, TestService } from '#tests/support/service.ts';

/** The number of one user's orders and of all orders, for a young company and a large one. */
export const [young, large] = [
  { own: 1_000, all: 1_000 },
  { own: 3_000, all: 100_000 },
] as const;
const otherUsers = 200;

/** A copy has only the columns that lists read: its number, route, status and time. */
const copies = (prefix: string, user: SQL = sql`user_id`): SQL => sql`jsonb_build_object(
  'order_no', ${sql.raw(`'${prefix}'`)} || lpad(n::text, 8, '0'),
  'user_id', ${user},
  'route_zh', case when n % 2 = 0 then '宁波 → 鹿特丹' else '上海 → 汉堡' end,
  'status', case when n % 3 = 0 then 'COMPLETED' else 'SUBMITTED' end,
  'placed_at', placed_at - make_interval(mins => n),
  'content', '{}'::jsonb,
  'offer', '{}'::jsonb)`;

interface Held {
  service: TestService;
  session: Session;
  orderNo: string;
}

const begin = async (service: TestService): Promise<Held> => {
  const session = await service.signIn();
  const { orderNo } = await place(service, session, orderForm('fcl'));
  await copyOrder(service, young.own - 1, copies('FCL25'));
  await service.db.execute(sql`analyze orders`);
  return { service, session, orderNo };
};

const grow = async ({ service, session }: Held): Promise<void> => {
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

const call = <E extends Endpoint>({ service, session }: Held, endpoint: E, input: unknown) =>
  service.call(endpoint, input as never, { session });

/** A user with a thousand orders, and after the growth three thousand among a hundred thousand. */
export const orderScale: Scale<Held> = {
  begin,
  grow,
  reads: [
    ['the first page', (held) => call(held, orderPage, {})],
    ['the fiftieth page', (held) => call(held, orderPage, { page: 50 })],
    ['a number', (held) => call(held, orderPage, { keyword: held.orderNo })],
    ['a part of the route', (held) => call(held, orderPage, { keyword: '鹿特丹' })],
    ['a word that no order has', (held) => call(held, orderPage, { keyword: '安特卫普' })],
    ['what is open', (held) => call(held, orderPage, { state: 'open' })],
    ['what has ended on a line', (held) => call(held, orderPage, { state: 'ended', line: 'fcl' })],
    ['an order', (held) => call(held, orderDetail, { orderNo: held.orderNo })],
    ['who is signed in', (held) => call(held, getInfo, {})],
    ['the latest orders', ({ service, session }) => ordersOf(service.db, session.userId)],
    ['the number of open orders', ({ service, session }) => openOrdersOf(service.db, session.userId)],
    ['the next deadline', ({ service }) => nextDeadline(service.db)],
  ],
};
