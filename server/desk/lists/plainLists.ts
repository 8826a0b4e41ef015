import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListFilter } from '#contract/desk/lists/lists.ts';
import { viewIn } from '#contract/desk/lists/lists.ts';
import type { ListCursor } from '#contract/desk/lists/orderList.ts';
import { listPageSize } from '#contract/desk/lists/orderList.ts';
import type { PlainList, PlainRow } from '#contract/desk/lists/plainLists.ts';
import { dayBegins } from '#contract/protocol/chinaDay.ts';
import type { Database } from '#server/db/database.ts';
import { folded, pairsIn } from '#server/db/folded.ts';
import { deskOrders, deskOwners, staff } from '#server/db/schema/desk.ts';
import { enquiries, enquiryText } from '#server/db/schema/enquiries.ts';
import { enterprises, users, userText } from '#server/db/schema/identity.ts';
import { applications, applicationText } from '#server/db/schema/verification.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { foldedWord } from '#server/desk/orders/listedOrders.ts';
import { refreshTasks } from '#server/desk/queue/taskRefresh.ts';
import { areFew, batchesOf, fewMax, foundIn } from './found.ts';
import { applicationCells, companyCells, enquiryCells, unappliedCells } from './plainCells.ts';

const inEnquiry = (name: string): SQL<string> => sql<string>`(${enquiries.content} ->> ${sql.raw(`'${name}'`)})`;

const wordsOf = (text: string): string[] =>
  foldedWord(text)
    .split(/[\s→,，]+/)
    .filter((word) => word !== '');

/** Each word must be part of a folded text. */
const saysIn = (text: string, all: SQL): SQL | undefined =>
  and(...wordsOf(text).map((word) => sql`strpos(${all}, ${word}) > 0`));

/** Each word must be part of one of the texts. */
const says = (text: string, texts: readonly (SQL | AnyPgColumn)[]): SQL | undefined =>
  saysIn(text, folded(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`));

const pairsOf = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** Whether a folded text has all pairs of letters of a word. */
const hasPairs = (text: SQL, word: string): SQL => sql`${pairsIn(text)} @> ${sql.param(pairsOf(word))}::text[]`;

/** Rows by their ids; undefined if they are not few. */
const idsOf = async (db: Database, table: typeof users | typeof enterprises, said: SQL) => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(said)
    .limit(fewMax + 1);
  return rows.length <= fewMax ? rows.map(({ id }) => id) : undefined;
};

/** The applications with a word in their own text, applicant or company; undefined if the word is in too many. */
const applicationsWith = async (db: Database, word: string): Promise<SQL | undefined> => {
  const people = await idsOf(db, users, hasPairs(userText(users), word));
  const companies = await idsOf(db, enterprises, hasPairs(folded(sql`${enterprises.name}`), word));
  return (
    people &&
    companies &&
    or(
      hasPairs(applicationText(applications), word),
      inArray(applications.userId, people),
      inArray(applications.enterpriseId, companies),
    )
  );
};

/** The rows with all pairs of letters of a text, which indexes find, if they are few; otherwise undefined. */
export const fewOf = async (db: Database, list: PlainList, text: string): Promise<SQL | undefined> => {
  const isEnquiry = list === 'enquiries';
  const said: (SQL | undefined)[] = [];
  for (const word of wordsOf(text).filter((each) => pairsOf(each).length > 0))
    said.push(isEnquiry ? hasPairs(enquiryText(enquiries), word) : await applicationsWith(db, word));
  const found = and(...said);
  return found && (await areFew(db, isEnquiry ? enquiries : applications, found)) ? found : undefined;
};

const acceptable = inArray(enquiries.offerState, ['offered', 'asked', 'accepted']);

/** Whether the latest offer of an enquiry expired before it was accepted, which is not stored. */
const isLapsed = (now: Date): SQL<boolean> => sql<boolean>`(${acceptable} and (select valid_until from offers
  where offers.enquiry_no = ${enquiries.enquiryNo} order by number desc limit 1) < ${now.toISOString()}::timestamptz)`;

const enquiryStatusIs = (status: string, now: Date): SQL | undefined => {
  const { offerState, answeredAt } = enquiries;
  if (status === '') return undefined;
  if (status === 'open') return and(isNull(answeredAt), isNull(offerState));
  if (status === 'answered') return and(isNotNull(answeredAt), isNull(offerState));
  const isState = sql`${offerState} = ${status}`;
  return status === 'lapsed' ? or(isState, isLapsed(now)) : and(isState, sql`not coalesce(${isLapsed(now)}, false)`);
};

/** The source of a list's rows. */
interface Source {
  at: AnyPgColumn;
  id: AnyPgColumn;
  matching: (filter: ListFilter, now: Date) => SQL | undefined;
}

// a condition keeps the tables of its columns, which the columns of a query without joins lose
const ofOwner = and(eq(users.enterpriseId, enterprises.id), eq(users.companyRole, 'owner'));
const phoneIn = sql<string | null>`(select min(${users.phone}) from ${users} where ${ofOwner})`;

/** The lists, each with the time and the id that define its order; companies verified without an application are apart. */
const sources: Readonly<Record<PlainList | 'unapplied', Source>> = {
  enquiries: {
    at: enquiries.receivedAt,
    id: enquiries.enquiryNo,
    matching: ({ text = '', line = '', status = '' }, now) =>
      and(
        saysIn(text, enquiryText(enquiries)),
        line === '' ? undefined : eq(inEnquiry('line'), line),
        enquiryStatusIs(status, now),
      ),
  },
  applications: {
    at: applications.submittedAt,
    id: applications.id,
    matching: ({ text = '', status = '' }) =>
      and(
        says(text, [
          sql`(${applications.fields} ->> 'enterpriseName')`,
          applications.creditCode,
          users.name,
          users.phone,
        ]),
        status === '' ? undefined : sql`${applications.status} = ${status}`,
      ),
  },
  companies: {
    at: applications.submittedAt,
    id: applications.id,
    matching: ({ text = '' }) =>
      and(eq(applications.status, 'PASS'), says(text, [enterprises.name, applications.creditCode, users.phone])),
  },
  unapplied: {
    at: enterprises.createdAt,
    id: enterprises.id,
    matching: ({ text = '' }) =>
      and(
        eq(enterprises.auditStatus, 'PASS'),
        sql`not exists (select from ${applications} where ${applications.enterpriseId} = ${enterprises.id} and ${eq(applications.status, 'PASS')})`,
        says(text, [enterprises.name, phoneIn]),
      ),
  },
};

const ownedBy = (owner: string | undefined, login: string): SQL | undefined =>
  owner ? eq(staff.login, owner === 'mine' ? login : owner) : undefined;

/** The parts of a list's query: its condition, its order, and the owner of each row. */
const plainQuery = (
  { list, filter, now, login, after, limit, only = [] }: Wanted,
  { at, id, matching }: Source = sources[list],
) => {
  const isLatest = filter['sort'] !== 'earliest';
  const beyond =
    after &&
    sql`(${at}, ${id}) ${sql.raw(isLatest ? '<' : '>')} (${after.at}::timestamptz, ${list === 'enquiries' ? after.id : sql`${after.id}::uuid`})`;
  const { from, until } = filter;
  const where = and(
    matching(filter, now),
    from ? gte(at, dayBegins(from)) : undefined,
    until ? lt(at, dayBegins(until, 1)) : undefined,
    ownedBy(filter['owner'], login),
    beyond,
    only.length === 0 ? undefined : inArray(id, [...only]),
  );
  const sequence = [at, id].map((column) => (isLatest ? sql`${column} desc` : sql`${column} asc`));
  const owner = { ownerLogin: staff.login, ownerZh: staff.name };
  const kind = list === 'enquiries' ? 'enquiry' : 'application';
  const isOwner = and(eq(deskOwners.kind, kind), eq(deskOwners.subject, sql`${id}::text`));
  return { where, sequence, owner, isOwner, limit };
};

/** The requested rows of a list. */
interface Wanted {
  list: PlainList;
  filter: ListFilter;
  now: Date;
  login: string;
  after?: ListCursor | undefined;
  limit: number;
  only?: readonly string[];
  /** The rows to search, if they are few. */
  found?: SQL | undefined;
}

/** The query of enquiries. */
export const enquiryQuery = (db: Database, wanted: Wanted) => {
  const { where, sequence, owner, isOwner, limit } = plainQuery(wanted);
  return db
    .select({ row: enquiries, isLapsed: isLapsed(wanted.now), ...owner })
    .from(foundIn(db, enquiries, wanted.found))
    .leftJoin(deskOwners, isOwner)
    .leftJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(where)
    .orderBy(...sequence)
    .limit(limit);
};

const ordersOf = sql<number>`(select count(*)::int from ${deskOrders} where ${deskOrders.enterpriseId} = ${enterprises.id})`;
const lastOf = sql<
  string | null
>`(select max(${deskOrders.placedAt}) from ${deskOrders} where ${deskOrders.enterpriseId} = ${enterprises.id})`;

/** The query of applications, and of the companies verified by them. */
export const applicationQuery = (db: Database, wanted: Wanted) => {
  const { where, sequence, owner, isOwner, limit } = plainQuery(wanted);
  const isCompany = wanted.list === 'companies';
  return db
    .select({
      row: applications,
      applicant: { name: users.name, phone: users.phone },
      company: { name: enterprises.name },
      orders: isCompany ? ordersOf : sql<number>`0`,
      lastOrder: isCompany ? lastOf : sql<string | null>`null`,
      ...owner,
    })
    .from(foundIn(db, applications, wanted.found))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(enterprises, eq(enterprises.id, applications.enterpriseId))
    .leftJoin(deskOwners, isOwner)
    .leftJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(where)
    .orderBy(...sequence)
    .limit(limit);
};

/** The query of companies that were not verified by an application, such as those of the demo data. */
const unappliedQuery = (db: Database, wanted: Wanted) => {
  const { where, sequence, limit } = plainQuery(wanted, sources.unapplied);
  return db
    .select({ row: enterprises, phone: phoneIn, orders: ordersOf, lastOrder: lastOf })
    .from(enterprises)
    .where(where)
    .orderBy(...sequence)
    .limit(limit);
};

type Placed = PlainRow & { at: Date };

const ownerOf = (login: string | null, name: string | null) => (login === null ? null : { login, name: name ?? login });

const rowsOf = async (db: Database, wanted: Wanted): Promise<Placed[]> => {
  if (wanted.list === 'enquiries')
    return (await enquiryQuery(db, wanted)).map(({ row, isLapsed: hasLapsed, ownerLogin, ownerZh }) => ({
      id: row.enquiryNo,
      cells: { ...enquiryCells(row, hasLapsed), owner: ownerZh ?? '' },
      owner: ownerOf(ownerLogin, ownerZh),
      at: row.receivedAt,
    }));
  const cellsOf = wanted.list === 'companies' ? companyCells : applicationCells;
  const rows = (await applicationQuery(db, wanted)).map(({ ownerLogin, ownerZh, ...one }) => ({
    id: one.row.id,
    cells: { ...cellsOf(one), owner: ownerZh ?? '' },
    owner: ownerOf(ownerLogin, ownerZh),
    at: one.row.submittedAt,
  }));
  if (wanted.list !== 'companies') return rows;
  const others = (await unappliedQuery(db, wanted)).map((one) => ({
    id: one.row.id,
    cells: { ...unappliedCells(one), owner: '' },
    owner: null,
    at: one.row.createdAt,
  }));
  const direction = wanted.filter['sort'] === 'earliest' ? 1 : -1;
  return [...rows, ...others]
    .toSorted((one, other) => direction * (one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1)))
    .slice(0, wanted.limit);
};

type Reader = Pick<DeskContext, 'db' | 'clock' | 'staff'>;

const wantedBy = async ({ db, clock, staff: { login } }: Reader, list: PlainList, view: string) => {
  const { filter } = viewIn(list, view);
  return { list, filter, now: clock.now(), login, found: await fewOf(db, list, filter['text'] ?? '') };
};

const cursorOf = ({ at, id }: Placed): ListCursor => ({ at: at.toISOString(), id });

/** A page of a list. */
export const plainPage = async (
  context: Reader,
  { list, view, after }: { list: PlainList; view: string; after?: ListCursor | undefined },
): Promise<{ rows: PlainRow[]; next: ListCursor | null }> => {
  await refreshTasks(context.db);
  const read = await rowsOf(context.db, { ...(await wantedBy(context, list, view)), after, limit: listPageSize + 1 });
  const rows = read.slice(0, listPageSize);
  const last = rows.at(-1);
  const next = read.length > listPageSize && last ? cursorOf(last) : null;
  return { rows: rows.map(({ id, cells, owner }) => ({ id, cells, owner })), next };
};

/** The selected rows, or else all that match, some at a time. */
export async function* plainFileRows(
  context: Reader,
  { list, view, only }: { list: PlainList; view: string; only: readonly string[] },
): AsyncGenerator<PlainRow[]> {
  const wanted = await wantedBy(context, list, view);
  yield* batchesOf<Placed>((last, limit) =>
    rowsOf(context.db, { ...wanted, only, after: last && cursorOf(last), limit }),
  );
}
