import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gt, not, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passwordTries, rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { digestOf } from '#server/config/secrets.ts';

/** The subject of limits: a phone, an address, a captcha client's `clientUid`, or one window by its whole key. */
export interface LimitsOf {
  phone?: string | undefined;
  address?: string | undefined;
  uid?: string | undefined;
  key?: string | undefined;
}

/** A window of calls, or the password attempts of a phone; times are ISO text. A type, because results must be JSON. */
export type LiveLimit = {
  key: string;
  used: number;
  /** Null if the pause grows with every failure, and for windows of a previous build. */
  max: number | null;
  /** Whether a call is rejected now. */
  inForce: boolean;
  /** When one more call is allowed, or the window ends. */
  until: string;
};

/** The key of a phone's password attempts in lists and for lifting. */
const triesKey = (phone: string): string => `password:tries:${phone}`;

/** The maximum number listed. */
const listed = 200;

/** Windows that only record successes: they reject no call. */
const isRecord = sql`${rateWindows.key} ~ '^(password:(seen|known):|captcha:passed:|sms:address:.*:verified)'`;

const { key } = rateWindows;

/** Matches keys with this value as one of their parts; IPv6 addresses contain colons themselves. */
const hasPart = (value: string): SQL => sql`position(${`:${value}:`} in ':' || ${key} || ':') > 0`;

const matching = ({ phone, address, uid, key: whole }: LimitsOf): SQL | undefined =>
  and(
    not(isRecord),
    phone === undefined ? undefined : hasPart(phone),
    // a captcha client's key combines its address and a digest of its clientUid
    address === undefined ? undefined : or(hasPart(address), sql`position(${`:${address}|`} in ':' || ${key}) > 0`),
    uid === undefined ? undefined : or(hasPart(uid), sql`right(${key}, 23) = ${`|${digestOf(uid).slice(0, 22)}`}`),
    whole === undefined ? undefined : eq(key, whole),
  );

const windows = async (db: Database, now: Date, whose: LimitsOf, inForceOnly: boolean): Promise<LiveLimit[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const recent = sql`from unnest(${rateWindows.hits}) hit where hit > ${at} - coalesce(${rateWindows.seconds}, 0) * interval '1 second'`;
  const used = sql<number>`(select count(*)::int ${recent})`;
  const rows = await db
    .select({
      key,
      used,
      calls: sql<number>`cardinality(${rateWindows.hits})`,
      max: rateWindows.max,
      freeAt: sql<string | null>`(select to_json(min(hit) + ${rateWindows.seconds} * interval '1 second') ${recent})`,
      expiresAt: rateWindows.expiresAt,
    })
    .from(rateWindows)
    .where(
      and(
        gt(rateWindows.expiresAt, now),
        matching(whose),
        inForceOnly ? sql`${used} >= ${rateWindows.max}` : undefined,
      ),
    )
    .orderBy(asc(rateWindows.expiresAt), asc(key))
    .limit(listed);
  return rows.map(({ freeAt, expiresAt, calls, key: name, used: counted, max }) => {
    const inForce = max !== null && counted >= max;
    const until = inForce && freeAt !== null ? new Date(freeAt) : expiresAt;
    return { key: name, used: max === null ? calls : counted, max, inForce, until: until.toISOString() };
  });
};

const isAboutTries = ({ phone, address, uid, key: whole }: LimitsOf): boolean =>
  whole === undefined
    ? address === undefined && uid === undefined
    : phone === undefined && whole.startsWith(triesKey(''));

const phoneOf = ({ phone, key: whole }: LimitsOf): string | undefined => phone ?? whole?.replace(triesKey(''), '');

const tries = async (db: Database, now: Date, whose: LimitsOf, inForceOnly: boolean): Promise<LiveLimit[]> => {
  if (!isAboutTries(whose)) return [];
  const phone = phoneOf(whose);
  const rows = await db
    .select()
    .from(passwordTries)
    .where(
      and(
        phone === undefined ? undefined : eq(passwordTries.phone, phone),
        inForceOnly ? gt(passwordTries.nextAt, now) : undefined,
      ),
    )
    .orderBy(desc(passwordTries.nextAt))
    .limit(listed);
  return rows.map((row) => ({
    key: triesKey(row.phone),
    used: row.tries,
    max: null,
    inForce: row.nextAt > now,
    until: row.nextAt.toISOString(),
  }));
};

/** The live limits and locks: those that reject calls now, or all with `all` or a subject. */
export const liveLimits = async (db: Database, now: Date, whose: LimitsOf, all: boolean): Promise<LiveLimit[]> => {
  const inForceOnly = !all && Object.values(whose).every((value) => value === undefined);
  return [...(await tries(db, now, whose, inForceOnly)), ...(await windows(db, now, whose, inForceOnly))];
};

/** Ends the limits and locks of a subject and returns them. A subject is required. */
export const liftLimits = async (db: Database, now: Date, whose: LimitsOf): Promise<LiveLimit[]> => {
  if (Object.values(whose).every((value) => value === undefined)) throw new TypeError('no account is named');
  const lifted = await liveLimits(db, now, whose, true);
  await db.delete(rateWindows).where(matching(whose));
  const phone = phoneOf(whose);
  if (isAboutTries(whose) && phone !== undefined) await db.delete(passwordTries).where(eq(passwordTries.phone, phone));
  return lifted;
};
