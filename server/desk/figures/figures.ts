import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
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
import { enterprises, users } from '#server/db/schema/identity.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { refreshTasks } from '#server/desk/taskRefresh.ts';
import { exchangeRateOf } from '#server/services/exchangeRates.ts';

/** What orders are grouped by, as it is stored: ids are sorted sooner than their texts. */
const keys: Readonly<Record<FigureGroup, SQL>> = {
  service: sql`${listed.line}`,
  lane: sql`${listed.routeZh}`,
  customer: sql`coalesce(${listed.enterpriseId}, ${listed.userId})`,
  colleague: sql`${deskOwners.staffId}`,
};

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
    .select({ id: enterprises.id, name: enterprises.name })
    .from(enterprises)
    .where(inArray(enterprises.id, ids));
  const persons = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return new Map([...companies, ...persons].map(({ id, name }) => [id, name ?? deskMessages.figures.unverified]));
};

const inPeriod = (from: string, to: string) =>
  and(gte(listed.placedAt, dayBegins(from)), lt(listed.placedAt, dayBegins(to, 1)));

/** An amount of an order in fen; dollars are rounded up, as in every conversion of totals. */
const inYuan = (yuan: typeof listed.revenueCny | typeof listed.costCny, dollars: SQL, rate: ExchangeRate | null): SQL =>
  sql`${yuan} + case when ${dollars} = 0 then 0 else ceil(${dollars}::numeric * ${unitsOf(rate?.cnyPerUsd ?? 0, 9)}::numeric * 0.000000001)::bigint end`;

const number = (of: SQL) => of.mapWith(Number);

/** The statement of the sums by group and of the whole, which comes first; exported for its plan. */
export const sumsOf = (
  db: Database,
  {
    by,
    from,
    to,
    rate,
    rowsMax,
  }: { by: FigureGroup; from: string; to: string; rate: ExchangeRate | null; rowsMax: number },
) => {
  const orders = db
    .select({
      key: keys[by].as('key'),
      isCarried: sql<boolean>`${inArray(listed.status, [...acceptedStatuses])}`.as('is_carried'),
      revenue: inYuan(listed.revenueCny, sql`${listed.revenueUsd}`, rate).as('revenue'),
      cost: inYuan(listed.costCny, sql`${listed.costUsd}`, rate).as('cost'),
      hasDollars: sql`${listed.revenueUsd} <> 0 or ${listed.costUsd} <> 0`.as('has_dollars'),
      acceptedAfter: listed.acceptedAfter,
      isPrompt: listed.isPrompt,
    })
    .from(listed)
    .$dynamic();
  // who works on an order is looked up only where it matters
  if (by === 'colleague')
    void orders.leftJoin(deskOwners, and(eq(deskOwners.kind, 'order'), eq(deskOwners.subject, listed.orderNo)));
  const each = orders.where(and(inPeriod(from, to), isNotNull(listed.revenueCny))).as('each');
  const carried = sql`filter (where ${each.isCarried})`;
  const costed = sql`filter (where ${each.isCarried} and ${each.cost} is not null)`;
  const revenue = sql`coalesce(sum(${each.revenue}) ${carried}, 0)`;
  const share = (of: number) =>
    sql<number | null>`percentile_disc(${sql.raw(String(of))}) within group (order by ${each.acceptedAfter})`;
  return db
    .select({
      isWhole: sql<boolean>`grouping(${each.key}) = 1`,
      key: sql<string | null>`${each.key}::text`,
      orders: number(sql`count(*)`),
      carried: number(sql`count(*) ${carried}`),
      uncosted: number(sql`count(*) filter (where ${each.isCarried} and ${each.cost} is null)`),
      revenue: number(revenue),
      costedRevenue: number(sql`coalesce(sum(${each.revenue}) ${costed}, 0)`),
      cost: number(sql`coalesce(sum(${each.cost}) ${costed}, 0)`),
      accepted: number(sql`count(${each.acceptedAfter})`),
      prompt: number(sql`count(*) filter (where ${each.isPrompt})`),
      median: share(0.5),
      ninetieth: share(0.9),
      hasDollars: sql<boolean | null>`bool_or(${each.hasDollars}) ${carried}`,
      groups: number(sql`count(*) over ()`),
    })
    .from(each)
    .groupBy(sql`grouping sets ((${each.key}), ())`)
    .orderBy(sql`grouping(${each.key}) desc`, sql`${revenue} desc`, sql`count(*) desc`, sql`${each.key}::text`)
    .limit(rowsMax + 1);
};

/** The figures of a period; rejects dollars to be converted where the company has no rate. */
export const figuresAtDesk = async (
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  query: FiguresQuery,
  rowsMax = figureRowsMax,
): Promise<Figures> => {
  await refreshTasks(db);
  const { by } = query;
  const { from, to } = daysOfPeriod(query, clock.now());
  const rate = await exchangeRateOf(db);
  const [whole, ...groups] = await sumsOf(db, { by, from, to, rate, rowsMax });
  if (!whole) throw new Error('A sum over nothing has one row.');
  if (rate === null && whole.hasDollars === true) throw new ApiError(codes.conflict, deskMessages.figures.noRate);
  const names = await namesOf(
    db,
    by,
    groups.map(({ key }) => key ?? ''),
  );
  const rowOf = ({ isWhole, key, hasDollars: _hasDollars, groups: _groups, ...sums }: typeof whole): FigureRow => ({
    ...sums,
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
    others: whole.groups - 1 - groups.length,
    rejections: reasons,
    uncounted,
    exchangeRate: rate,
  };
};
