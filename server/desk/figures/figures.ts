import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FigureGroup, FigureRow, Figures, FiguresQuery } from '#contract/desk/figures/figures.ts';
import { daysOfPeriod } from '#contract/desk/figures/figures.ts';
import { figureReasonsMax, figureRowsMax } from '#contract/desk/deskLimits.ts';
import { acceptedStatuses } from '#contract/orders/orderStatus.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { dayBegins } from '#contract/protocol/chinaDay.ts';
import type { ExchangeRate } from '#contract/rules/pricing/exchange.ts';
import { unitsOf } from '#contract/rules/rounding.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { deskOrders as listed, deskOwners, staff } from '#server/db/schema/desk.ts';
import { billingLines, billingNotes } from '#server/db/schema/ledger.ts';
import { orderPriceCorrections as prices } from '#server/db/schema/orders.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { refreshTasks } from '#server/desk/queue/taskRefresh.ts';
import { exchangeRateOf } from '#server/services/exchangeRates.ts';

/** The grouping keys of orders as stored: ids sort faster than their texts. */
const keys: Readonly<Record<FigureGroup, SQL>> = {
  service: sql`${listed.line}`,
  lane: sql`${listed.routeZh}`,
  customer: sql`coalesce(${listed.enterpriseId}, ${listed.userId})`,
  colleague: sql`${deskOwners.staffId}`,
};

/** A person of a company without a name yet. */
const personOf = sql`(select min(${users.name}) from ${users} where ${users.enterpriseId} = ${enterprises.id})`;

/** The names of groups by their keys, by at most two queries. */
const namesOf = async (
  db: Database,
  by: FigureGroup,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = wanted.filter((key) => key !== '');
  if (by === 'service') return new Map(ids.map((code) => [code, allServices[code as ServiceCode].nameZh]));
  if (by === 'lane' || ids.length === 0) return new Map(ids.map((key) => [key, key]));
  if (by === 'colleague') {
    const people = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
    return new Map(people.map(({ id, name }) => [id, name]));
  }
  const companies = await db
    .select({ id: enterprises.id, name: sql<string | null>`coalesce(${enterprises.name}, ${personOf})` })
    .from(enterprises)
    .where(inArray(enterprises.id, ids));
  const persons = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map([...companies, ...persons].map(({ id, name }) => [id, name ?? deskMessages.figures.unverified]));
};

const inDays = (at: AnyPgColumn, from: string, to: string) =>
  sql`(${gte(at, dayBegins(from))} and ${lt(at, dayBegins(to, 1))})`;
const inPeriod = (from: string, to: string) => inDays(listed.placedAt, from, to);

/** Cents that a billion times a billionth of a yuan each stays a `bigint`. */
const centsMax = 9_000_000_000;
const billion = 1_000_000_000;

/**
 * Dollars in fen, rounded up like all conversions of totals: with integers, which are several times faster than
 * `numeric`.
 */
const inFen = (dollars: SQL, rate: ExchangeRate | null): SQL => {
  const billionths = unitsOf(rate?.cnyPerUsd ?? 0, 9);
  const [yuan, rest] = [Math.floor(billionths / billion), billionths % billion].map((each) =>
    sql.raw(`${each}::bigint`),
  );
  return sql`case when ${dollars} between 0 and ${sql.raw(String(centsMax))}
    then ${dollars} * ${yuan} + (${dollars} * ${rest} + ${sql.raw(String(billion - 1))}) / ${sql.raw(String(billion))}
    else ceil(${dollars}::numeric * ${sql.raw(String(billionths))}::numeric * 0.000000001)::bigint end`;
};

/**
 * What staff decided about prices after the order, in fen: approved corrections, which the stored price includes, and
 * waivers, which it does not. What follows from a split is nobody's decision and part of the price.
 */
const adjustmentsIn = (from: string, to: string, rate: ExchangeRate | null): SQL => {
  const fenOf = (currency: AnyPgColumn, amount: SQL) =>
    sql`case when ${currency} = '1' then ${amount} else ${inFen(amount, rate)} end as fen, ${currency} <> '1' as is_dollars`;
  return sql`
    select ${prices.orderNo}, true as is_in_price, ${inDays(prices.decidedAt, from, to)} as is_counted,
      ${fenOf(prices.currency, sql`${prices.amount}`)}
    from ${prices} where ${eq(prices.state, 'approved')} and ${isNotNull(prices.decidedBy)}
    union all
    select ${billingLines.orderNo}, false, true, ${fenOf(billingNotes.currency, sql`-${billingLines.amount}`)}
    from ${billingNotes} join ${billingLines} on ${eq(billingLines.noteId, billingNotes.id)}
    where ${eq(billingNotes.kind, 'waiver')} and ${inDays(billingNotes.issuedAt, from, to)}`;
};

/** The sums of one group, or of the total, as the database returns them. */
interface Sums {
  isWhole: boolean;
  key: string | null;
  orders: string;
  carried: string;
  uncosted: string;
  revenue: string;
  adjusted: string;
  costedRevenue: string;
  cost: string;
  accepted: string;
  prompt: string;
  /** The seconds within which half and nine tenths of the orders were accepted. */
  shares: number[] | null;
  hasDollars: boolean | null;
  groups: string;
}

/** The seconds within which half and nine tenths of them were accepted. */
const sharesOf = (times: SQL): SQL =>
  sql`(select percentile_disc(array[0.5, 0.9]) within group (order by seconds) from ${times})`;

/**
 * The statement of the sums of the total, which comes first, and of the groups; exported for its query plan. Orders are
 * read once and grouped by hash; the times of a group are sorted as integers, and only those of the shown groups.
 */
export const sumsOf = ({
  by,
  from,
  to,
  rate,
  rowsMax,
}: {
  by: FigureGroup;
  from: string;
  to: string;
  rate: ExchangeRate | null;
  rowsMax: number;
}): SQL => {
  const { status, revenueCny, revenueUsd, costCny, costUsd, acceptedAfter, isPrompt } = listed;
  const isCarried = inArray(status, [...acceptedStatuses]);
  // the assignee of an order is only looked up if needed
  const owners =
    by === 'colleague'
      ? sql`left join ${deskOwners} on ${deskOwners.kind} = 'order' and ${deskOwners.subject} = ${listed.orderNo}`
      : sql``;
  return sql`
    with grouped as materialized (
      select key,
        count(*) filter (where is_order) as orders,
        count(*) filter (where is_order and is_carried) as carried,
        count(*) filter (where is_order and is_carried and cost is null) as uncosted,
        coalesce(sum(revenue) filter (where is_carried), 0) as revenue,
        coalesce(sum(adjusted) filter (where is_carried), 0) as adjusted,
        coalesce(sum(revenue) filter (where is_carried and cost is not null), 0) as costed_revenue,
        coalesce(sum(cost) filter (where is_carried), 0) as cost,
        count(seconds) as accepted,
        count(*) filter (where is_prompt) as prompt,
        array_agg(seconds) filter (where seconds is not null) as times,
        bool_or(has_dollars) filter (where is_carried) as has_dollars
      from (
        select ${keys[by]} as key,
          true as is_order,
          ${isCarried} as is_carried,
          ${revenueCny} + ${inFen(sql`${revenueUsd}`, rate)} as revenue,
          0::bigint as adjusted,
          ${costCny} + ${inFen(sql`${costUsd}`, rate)} as cost,
          ${revenueUsd} <> 0 or ${costUsd} <> 0 as has_dollars,
          ${acceptedAfter} as seconds,
          ${isPrompt} as is_prompt
        from ${listed} ${owners}
        where ${inPeriod(from, to)} and ${revenueCny} is not null
        union all
        select ${keys[by]}, false, ${isCarried},
          case when is_counted then fen else 0 end - case when is_in_price and ${inPeriod(from, to)} then fen else 0 end,
          case when is_counted then fen else 0 end,
          case when ${costCny} is null then null else 0::bigint end,
          is_dollars, null, null
        from (${adjustmentsIn(from, to, rate)}) adjustment
        join ${listed} on ${listed.orderNo} = adjustment.order_no ${owners}
        where ${revenueCny} is not null and (is_counted or is_in_price and ${inPeriod(from, to)})
      ) each
      group by key
    ), shown as (
      select * from grouped order by revenue desc, orders desc, key::text limit ${rowsMax}
    )
    select true as "isWhole", null as key, coalesce(sum(orders), 0) as orders, coalesce(sum(carried), 0) as carried,
      coalesce(sum(uncosted), 0) as uncosted, coalesce(sum(revenue), 0) as revenue, coalesce(sum(adjusted), 0) as adjusted,
      coalesce(sum(costed_revenue), 0) as "costedRevenue", coalesce(sum(cost), 0) as cost,
      coalesce(sum(accepted), 0) as accepted, coalesce(sum(prompt), 0) as prompt,
      ${sharesOf(sql`grouped, unnest(times) seconds`)} as shares,
      bool_or(has_dollars) as "hasDollars", count(*) as groups
    from grouped
    union all
    select false, key::text, orders, carried, uncosted, revenue, adjusted, costed_revenue, cost, accepted, prompt,
      ${sharesOf(sql`unnest(times) seconds`)}, has_dollars, 0
    from shown
    order by 1 desc, 6 desc, 3 desc, 2`;
};

/** The figures of a period; rejects a conversion of dollars if the company has no rate. */
export const figuresAtDesk = async (
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  query: FiguresQuery,
  rowsMax = figureRowsMax,
): Promise<Figures> => {
  await refreshTasks(db);
  const { by } = query;
  const { from, to } = daysOfPeriod(query, clock.now());
  const rate = await exchangeRateOf(db);
  const { rows: found } = (await db.execute(sumsOf({ by, from, to, rate, rowsMax }))) as unknown as { rows: Sums[] };
  const [whole, ...groups] = found;
  if (!whole) throw new Error('A sum over nothing has one row.');
  if (rate === null && whole.hasDollars === true) throw new ApiError(codes.conflict, deskMessages.figures.noRate);
  const names = await namesOf(
    db,
    by,
    groups.map(({ key }) => key ?? ''),
  );
  const rowOf = ({ isWhole, key, shares, hasDollars: _hasDollars, groups: _groups, ...sums }: Sums): FigureRow => ({
    ...(Object.fromEntries(Object.entries(sums).map(([name, of]) => [name, Number(of)])) as Record<
      keyof typeof sums,
      number
    >),
    median: shares?.[0] ?? null,
    ninetieth: shares?.[1] ?? null,
    key: key ?? '',
    nameZh: isWhole ? deskMessages.figures.whole : (names.get(key ?? '') ?? deskMessages.figures.nobody),
  });
  const reasons = await db
    .select({ reason: sql<string>`${listed.rejection}`, orders: sql`count(*)`.mapWith(Number) })
    .from(listed)
    .where(and(eq(listed.status, 'REJECTED'), inPeriod(from, to), isNotNull(listed.rejection)))
    .groupBy(listed.rejection)
    .orderBy(desc(sql`count(*)`), listed.rejection)
    .limit(figureReasonsMax);
  const uncounted = await db.$count(listed, and(sql`${listed.revenueCny} is null`, inPeriod(from, to)));
  return {
    from,
    to,
    total: rowOf(whole),
    rows: groups.map(rowOf),
    others: Number(whole.groups) - groups.length,
    rejections: reasons,
    uncounted,
    exchangeRate: rate,
  };
};
