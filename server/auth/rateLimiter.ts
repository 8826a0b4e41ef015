import type { SQL } from 'drizzle-orm';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { messages, waitText } from '#server/http/errors/messages.ts';
import { countLimited } from '#server/http/metrics/events.ts';

/** At most `max` calls of a key within any window of this length. */
export interface Rate {
  key: string;
  max: number;
  seconds: number;
}

const secondsUntilFree = async (db: Database, { key, seconds }: Rate, now: Date): Promise<number> => {
  const [row] = await db.select({ hits: rateWindows.hits }).from(rateWindows).where(eq(rateWindows.key, key));
  const oldest = recentOf(row?.hits ?? [], seconds, now)[0];
  return oldest === undefined ? 1 : Math.max(1, Math.ceil((oldest.getTime() - now.getTime()) / 1_000 + seconds));
};

const excluded = (column: 'hits' | 'expires_at' | 'max' | 'seconds') => sql.raw(`excluded.${column}`);

const at = sql.placeholder;

/** Adds one hit to each rate that is not used up; returns their keys. */
const addHits = (db: Database, rates: number) => {
  const rowOf = (_: unknown, n: number) => ({
    key: at(`key${n}`),
    // the row stores its rate, so that operators can read it
    max: at(`max${n}`),
    seconds: at(`seconds${n}`),
    hits: at('hits'),
    expiresAt: at(`expiresAt${n}`),
  });
  const since = sql`${at('now')}::timestamptz - make_interval(secs => ${excluded('seconds')})`;
  const recent = sql`array(select hit from unnest(${rateWindows.hits}) hit where hit > ${since})`;
  // one statement: the row locks make counting and recording one step for concurrent callers
  return db
    .insert(rateWindows)
    .values(Array.from({ length: rates }, rowOf))
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        hits: sql`${recent} || ${excluded('hits')}`,
        expiresAt: excluded('expires_at'),
        max: excluded('max'),
        seconds: excluded('seconds'),
      },
      setWhere: sql`cardinality(${recent}) < ${excluded('max')}`,
    })
    .returning({ key: rateWindows.key });
};

const addEach = statement(addHits);

const valuesOf = (now: Date, rates: readonly Rate[]): Record<string, unknown> => {
  const values: Record<string, unknown> = { now: now.toISOString(), hits: [now] };
  for (const [n, { key, max, seconds }] of rates.entries()) {
    values[`key${n}`] = key;
    values[`max${n}`] = max;
    values[`seconds${n}`] = seconds;
    values[`expiresAt${n}`] = new Date(now.getTime() + seconds * 1_000);
  }
  return values;
};

/** Counts the call against no rate if one of them was used up; then returns the seconds to wait, else 0. */
const allOrNone = async (db: Database, now: Date, rates: readonly Rate[], keys: readonly string[]): Promise<number> => {
  if (keys.length === rates.length) return 0;
  const usedUp = rates.find(({ key }) => !keys.includes(key))!;
  await takeBackCalls(db, keys);
  countLimited(usedUp.key);
  return secondsUntilFree(db, usedUp, now);
};

/**
 * Counts one call against every rate, or against none if any is used up; then returns the seconds to wait, else 0.
 * Callers pass rates of one type in one order, to avoid deadlocks.
 */
export const countCall = async (db: Database, now: Date, rates: readonly Rate[]): Promise<number> => {
  const counted = await addEach(db, valuesOf(now, rates), rates.length);
  return allOrNone(
    db,
    now,
    rates,
    counted.map(({ key }) => key),
  );
};

/** Whether one more call of a key would be rejected; counts nothing. */
export const isUsedUp = async (db: Database, now: Date, { key, max, seconds }: Rate): Promise<boolean> => {
  const since = new Date(now.getTime() - seconds * 1_000).toISOString();
  const [row] = await db
    .select({ key: rateWindows.key })
    .from(rateWindows)
    .where(
      sql`${rateWindows.key} = ${key} and (select count(*) from unnest(${rateWindows.hits}) hit where hit > ${since}::timestamptz) >= ${max}`,
    );
  return row !== undefined;
};

/** The times within the window, in ascending order. */
export const recentOf = (hits: readonly (Date | string)[], seconds: number, now: Date): Date[] =>
  hits
    .map((moment) => new Date(moment))
    .filter((moment) => moment.getTime() > now.getTime() - seconds * 1_000)
    .toSorted((a, b) => a.getTime() - b.getTime());

const windowOf = { key: rateWindows.key, hits: rateWindows.hits };

const isOneOf = (rates: readonly Pick<Rate, 'key'>[]) =>
  inArray(
    rateWindows.key,
    rates.map(({ key }) => key),
  );

const recentOfEach = (
  rows: readonly { key: string; hits: Date[] }[],
  now: Date,
  rates: readonly Pick<Rate, 'key' | 'seconds'>[],
): Date[][] => {
  const hitsOf = new Map(rows.map(({ key, hits }) => [key, hits]));
  return rates.map(({ key, seconds }) => recentOf(hitsOf.get(key) ?? [], seconds, now));
};

/** The times of each key's counted calls within its window, in ascending order. */
export const recentCalls = async (
  db: Database,
  now: Date,
  rates: readonly Pick<Rate, 'key' | 'seconds'>[],
): Promise<Date[][]> => {
  const rows = await db.select(windowOf).from(rateWindows).where(isOneOf(rates));
  return recentOfEach(rows, now, rates);
};

/**
 * `countCall`, `recentCalls` of other keys and a value in one statement. The last argument fills the placeholders of
 * `value`, whose names differ from those of a rate.
 */
export const countingBeside = (value: SQL<boolean>) => {
  const countAndRead = statement((db, rates: number, read: number) => {
    const counted = db.$with('counted').as(addHits(db, rates));
    const keys = Array.from({ length: read }, (_, n) => at(`read${n}`));
    const windows = db.select(windowOf).from(rateWindows).where(inArray(rateWindows.key, keys)).as('windows');
    // the keys differ, so that the join lists the rows of both
    return db
      .with(counted)
      .select({ countedKey: counted.key, key: windows.key, hits: windows.hits, value })
      .from(counted)
      .fullJoin(windows, eq(counted.key, windows.key));
  });
  return async (
    db: Database,
    now: Date,
    rates: readonly Rate[],
    read: readonly Pick<Rate, 'key' | 'seconds'>[],
    others: Record<string, unknown>,
  ): Promise<{ wait: number; recent: Date[][]; value: boolean }> => {
    const values = { ...valuesOf(now, rates), ...others };
    for (const [n, { key }] of read.entries()) values[`read${n}`] = key;
    const rows = await countAndRead(db, values, rates.length, read.length);
    const countedKeys = rows.flatMap(({ countedKey }) => countedKey ?? []);
    const windowRows = rows.flatMap(({ key, hits }) => (key !== null && hits ? { key, hits } : []));
    return {
      wait: await allOrNone(db, now, rates, countedKeys),
      recent: recentOfEach(windowRows, now, read),
      value: rows[0]?.value === true,
    };
  };
};

/** Removes the latest counted call of each key, for a call that succeeded. */
export const takeBackCalls = async (db: Database, keys: readonly string[]): Promise<void> => {
  const { hits } = rateWindows;
  if (keys.length === 0) return;
  await db
    .update(rateWindows)
    .set({ hits: sql`${hits}[1 : cardinality(${hits}) - 1]` })
    .where(inArray(rateWindows.key, [...keys]));
};

/** Clears the calls of these keys, for a command that was not executed. */
export const clearCalls = async (db: Database, keys: readonly string[]): Promise<void> => {
  await db.delete(rateWindows).where(inArray(rateWindows.key, [...keys]));
};

/** Counts one call or rejects it with HTTP 429, with the waiting time in the message and in `Retry-After`. */
export const limitCalls = async (
  db: Database,
  now: Date,
  rates: readonly Rate[],
  textOf: (wait: string) => string = messages.tooMany,
): Promise<void> => {
  const wait = await countCall(db, now, rates);
  if (wait > 0) throw new ApiError(codes.tooMany, textOf(waitText(wait)), wait);
};

/** Deletes expired windows. */
export const cleanUpRates = async (db: Database, now: Date): Promise<void> => {
  await db.delete(rateWindows).where(lt(rateWindows.expiresAt, now));
};
