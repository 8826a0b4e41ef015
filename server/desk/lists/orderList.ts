import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, isNotNull, lt, lte, not, sql } from 'drizzle-orm';
import type { ListCursor, ListedOrder, OrderFilter, OrdersPage } from '#contract/desk/lists/orderList.ts';
import { listPageSize } from '#contract/desk/lists/orderList.ts';
import { dayBegins } from '#contract/protocol/chinaDay.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import { noShipment } from '#contract/orders/shipment.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { deskOrders as listed, deskOwners, staff } from '#server/db/schema/desk.ts';
import { folded } from '#server/db/folded.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { shipmentsOf } from '#server/orders/shipments.ts';
import { emissionsReader } from '#server/services/carbon.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { foldedWord } from '#server/desk/orders/listedOrders.ts';
import { refreshTasks } from '#server/desk/queue/taskRefresh.ts';
import { areFew, batchesOf, foundIn } from './found.ts';

const sorted = { placed: listed.placedAt, due: listed.dueAt, departs: listed.departsAt } as const;

/** The maximum number of companies whose names contain the word. */
const companiesMax = 200;

/** The owners that a word matches: by phone, or companies by name. */
const customersOf = async (db: Database, word: string): Promise<SQL | undefined> => {
  if (/^1[2-9]\d{9}$/.test(word)) {
    const owners = await db.select({ id: users.id }).from(users).where(eq(users.phone, word));
    return owners.length === 0
      ? undefined
      : sql`${listed.userId} = any(${sql.param(owners.map(({ id }) => id))}::uuid[])`;
  }
  const companies = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(sql`strpos(${folded(sql`${enterprises.name}`)}, ${word}) > 0`)
    .limit(companiesMax);
  return companies.length === 0
    ? undefined
    : sql`${listed.enterpriseId} = any(${sql.param(companies.map(({ id }) => id))}::uuid[])`;
};

/** The orders for which every word is a term, part of the company's name, or the customer's phone. */
const says = async (db: Database, text: string): Promise<SQL | undefined> => {
  const words = foldedWord(text)
    .split(/[\s/·→,，]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const each = words.map(async (word) => {
    const term = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
    const found = sql`${listed.search} @@ ${term}::tsquery`;
    const customers = await customersOf(db, word);
    return customers ? sql`(${found} or ${customers})` : found;
  });
  return and(...(await Promise.all(each)));
};

const stateIs = (status: OrderFilter['status']): SQL | undefined => {
  if (status === '') return undefined;
  const open = inArray(listed.status, [...openStatuses]);
  if (status === 'open') return open;
  return status === 'ended' ? not(open) : eq(listed.status, status);
};

/** The orders that a filter lists for a person: those found by its words, and of them those that match. */
export const ordersMatching = async (
  { db, clock, staff: { login } }: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  { text, line, status, carrier, from, until, departsFrom, departsUntil, dangerous, owner, overdue, sort }: OrderFilter,
): Promise<{ found: SQL | undefined; matching: SQL | undefined }> => {
  const said = await says(db, text);
  const isFew = said !== undefined && (await areFew(db, listed, said));
  const matching = and(
    isFew ? undefined : said,
    line === '' ? undefined : eq(listed.line, line),
    stateIs(status),
    carrier === '' ? undefined : eq(listed.carrier, carrier),
    from === '' ? undefined : gte(listed.placedAt, dayBegins(from)),
    until === '' ? undefined : lt(listed.placedAt, dayBegins(until, 1)),
    departsFrom === '' ? undefined : gte(listed.departsAt, dayBegins(departsFrom)),
    departsUntil === '' ? undefined : lt(listed.departsAt, dayBegins(departsUntil, 1)),
    dangerous === '' ? undefined : eq(listed.isDangerous, dangerous === 'Y'),
    owner === '' ? undefined : eq(staff.login, owner === 'mine' ? login : owner),
    overdue === '' ? undefined : lte(listed.dueAt, clock.now()),
    sort === 'placed' ? undefined : isNotNull(sorted[sort]),
  );
  return { found: isFew ? said : undefined, matching };
};

/** The maximum number of carriers to choose from. */
const carriersMax = 500;

/** The carriers of listed orders, each found by one index lookup. */
export const listedCarriers = async (db: Database): Promise<string[]> => {
  const { rows } = (await db.execute(sql`with recursive each (carrier) as (
      (select carrier from desk_orders where carrier is not null order by carrier limit 1)
      union all
      select (select carrier from desk_orders where carrier > each.carrier order by carrier limit 1) from each where carrier is not null
    ) select carrier from each where carrier is not null limit ${carriersMax}`)) as unknown as {
    rows: { carrier: string }[];
  };
  return rows.map(({ carrier }) => carrier).toSorted((one, other) => one.localeCompare(other, 'zh'));
};

const after = (sort: OrderFilter['sort'], { at, id }: ListCursor): SQL =>
  sort === 'placed'
    ? sql`(${sorted[sort]}, ${listed.orderNo}) < (${at}::timestamptz, ${id})`
    : sql`(${sorted[sort]}, ${listed.orderNo}) > (${at}::timestamptz, ${id})`;

/** The query of listed orders in sort order. */
export const ordersQuery = (
  db: Database,
  sort: OrderFilter['sort'],
  { found, matching }: { found: SQL | undefined; matching: SQL | undefined },
  limit: number,
) =>
  db
    .select({
      orderNo: listed.orderNo,
      line: listed.line,
      status: listed.status,
      isDangerous: listed.isDangerous,
      routeZh: listed.routeZh,
      carriageZh: listed.carriageZh,
      companyZh: enterprises.name,
      personZh: users.name,
      placedAt: listed.placedAt,
      departsAt: listed.departsAt,
      dueAt: listed.dueAt,
      ownerLogin: staff.login,
      ownerZh: staff.name,
    })
    .from(foundIn(db, listed, found))
    .leftJoin(users, eq(users.id, listed.userId))
    .leftJoin(enterprises, eq(enterprises.id, listed.enterpriseId))
    .leftJoin(deskOwners, and(eq(deskOwners.kind, 'order'), eq(deskOwners.subject, listed.orderNo)))
    .leftJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(matching)
    .orderBy(
      ...(sort === 'placed'
        ? [sql`${listed.placedAt} desc`, sql`${listed.orderNo} desc`]
        : [sql`${sorted[sort]} asc`, sql`${listed.orderNo} asc`]),
    )
    .limit(limit);

type Row = Awaited<ReturnType<typeof ordersQuery>>[number];

const rowOf = ({ companyZh, personZh, ownerLogin, ownerZh, ...row }: Row): ListedOrder => ({
  ...row,
  owner: ownerLogin === null ? null : { login: ownerLogin, name: ownerZh ?? ownerLogin },
  customerZh: companyZh ?? personZh ?? '',
  placedAt: row.placedAt.toISOString(),
  departsAt: row.departsAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
});

const cursorOf = ({ orderNo, placedAt, dueAt, departsAt }: ListedOrder, sort: OrderFilter['sort']): ListCursor => ({
  at: { placed: placedAt, due: dueAt, departs: departsAt }[sort] ?? placedAt,
  id: orderNo,
});

/** A page of all orders that match. */
export const ordersAtDesk = async (
  context: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  { after: last, ...filter }: OrderFilter & { after?: ListCursor | undefined },
): Promise<OrdersPage> => {
  await refreshTasks(context.db);
  const { found, matching } = await ordersMatching(context, filter);
  const wanted = { found, matching: and(matching, last && after(filter.sort, last)) };
  const read = (await ordersQuery(context.db, filter.sort, wanted, listPageSize + 1)).map(rowOf);
  const rows = read.slice(0, listPageSize);
  return { rows, next: read.length > listPageSize ? cursorOf(rows.at(-1)!, filter.sort) : null };
};

/** An order as in a file of the list. */
export interface ExportedOrder extends ListedOrder, Pick<Shipment, 'carrierBookingNo' | 'billOfLadingNo'> {
  /** Grams of CO2e from door to door, for the known legs; null if none is known. */
  grams: number | null;
}

/** The selected orders, or else all that match, some at a time. */
export async function* exportedOrders(
  context: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  filter: OrderFilter,
  only: readonly string[],
): AsyncGenerator<ExportedOrder[]> {
  const { db } = context;
  await refreshTasks(db);
  const { found, matching } =
    only.length > 0
      ? { found: undefined, matching: inArray(listed.orderNo, [...only]) }
      : await ordersMatching(context, filter);
  const emissionsOf = await emissionsReader(db);
  const read = async (last: ListedOrder | undefined, limit: number) => {
    const wanted = { found, matching: and(matching, last && after(filter.sort, cursorOf(last, filter.sort))) };
    return (await ordersQuery(db, filter.sort, wanted, limit)).map(rowOf);
  };
  for await (const rows of batchesOf(read)) {
    const orderNos = rows.map(({ orderNo }) => orderNo);
    const shipments = await shipmentsOf(db, orderNos);
    const emissions = await emissionsOf(orderNos);
    yield rows.map((row) => {
      const { carrierBookingNo, billOfLadingNo } = shipments.get(row.orderNo) ?? noShipment;
      return Object.assign(row, { carrierBookingNo, billOfLadingNo, grams: emissions.get(row.orderNo) ?? null });
    });
  }
}
