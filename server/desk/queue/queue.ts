import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Colleague, QueueCursor, QueueItem, QueueKind, QueuePage, QueueRequest } from '#contract/desk/queue.ts';
import { queueKindsOf, queuePageSize } from '#contract/desk/queue.ts';
import type { Database } from '#server/db/database.ts';
import { deskOwners, deskTasks, staff } from '#server/db/schema/desk.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { versionOf } from '#server/http/responses/contentVersion.ts';
import { inboxOf } from '#server/desk/notices/inbox.ts';
import { sharedReads } from '#server/support/sharedReads.ts';
import { refreshTasks } from './taskRefresh.ts';

const { about, subject, kind, dueAt, since, titleZh, detailZh, shownFrom, shownUntil } = deskTasks;

/** Whether a task is shown at a time. */
export const isShownAt = (now: Date): SQL | undefined =>
  and(or(isNull(shownFrom), lte(shownFrom, now)), or(isNull(shownUntil), gt(shownUntil, now)));

/** Whether a task, joined with its assignee, is unassigned or assigned to an absent or disabled person. */
export const isFreeAt = (now: Date): SQL | undefined =>
  or(isNull(staff.id), gt(staff.absentUntil, now), isNotNull(staff.disabledAt));

const ownedBy = (owner: string, now: Date): SQL | undefined => {
  if (owner === 'all') return undefined;
  return owner === 'free' ? isFreeAt(now) : eq(staff.login, owner);
};

const after = ({ dueAt: due, subject: last, kind: of }: QueueCursor): SQL =>
  sql`(${dueAt}, ${subject}, ${kind}) > (${due}::timestamptz, ${last}, ${of})`;

/** The query of a page, and of one more item: if it exists, there is a next page. */
export const pageOfQueue = (db: Database, matching: SQL | undefined) =>
  db
    .select({ about, subject, kind, dueAt, since, titleZh, detailZh, login: staff.login, name: staff.name })
    .from(deskTasks)
    .leftJoin(deskOwners, and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject)))
    .leftJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(matching)
    .orderBy(asc(dueAt), asc(subject), asc(kind))
    .limit(queuePageSize + 1);

type Row = Awaited<ReturnType<typeof pageOfQueue>>[number];

const itemOf = ({ login, name, ...row }: Row): QueueItem => ({
  ...row,
  dueAt: row.dueAt.toISOString(),
  since: row.since.toISOString(),
  owner: login === null ? null : { login, name: name ?? login },
});

const cursorOf = ({ dueAt: due, subject: last, kind: of }: QueueItem): QueueCursor => ({
  dueAt: due,
  subject: last,
  kind: of,
});

/** The possible assignees, with the end of their absence. */
export const colleaguesOf = async (db: Database, now: Date): Promise<Colleague[]> => {
  const rows = await db
    .select({ login: staff.login, name: staff.name, role: staff.role, absentUntil: staff.absentUntil })
    .from(staff)
    .where(isNull(staff.disabledAt))
    .orderBy(asc(staff.login));
  return rows.map(({ login, name, role, absentUntil }) => ({
    login,
    name,
    role,
    absentUntil: absentUntil !== null && absentUntil > now ? absentUntil.toISOString() : null,
  }));
};

const totalOf = async (db: Database, matching: SQL | undefined): Promise<number> => {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(deskTasks)
    .leftJoin(deskOwners, and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject)))
    .leftJoin(staff, eq(staff.id, deskOwners.staffId))
    .where(matching);
  return counted?.total ?? 0;
};

type SharedPage = Omit<QueuePage, 'inbox'>;

interface Wanted {
  kinds: readonly QueueKind[];
  /** `all`, `free` or a login. */
  owner: string;
  last: QueueCursor | undefined;
}

const readPage = async (db: Database, now: Date, { kinds, owner, last }: Wanted): Promise<SharedPage> => {
  await refreshTasks(db);
  const matching = and(
    kinds.length === 1 ? eq(kind, kinds[0]!) : inArray(kind, [...kinds]),
    isShownAt(now),
    ownedBy(owner, now),
  );
  const rows = await pageOfQueue(db, and(matching, last && after(last)));
  const items = rows.slice(0, queuePageSize).map(itemOf);
  return {
    total: await totalOf(db, matching),
    items,
    next: rows.length > queuePageSize ? cursorOf(items.at(-1)!) : null,
    colleagues: await colleaguesOf(db, now),
  };
};

const reads = new WeakMap<Database, ReturnType<typeof sharedReads<SharedPage>>>();

/** The page that colleagues with the same view share, read once for all who look at the same time. */
const sharedPage = ({ db, clock }: Pick<DeskContext, 'db' | 'clock'>, wanted: Wanted): Promise<SharedPage> => {
  const read = reads.get(db) ?? sharedReads<SharedPage>();
  reads.set(db, read);
  return read(JSON.stringify(wanted), () => readPage(db, clock.now(), wanted));
};

/** A page of pending tasks for a role at the desk, the earliest due first; nothing if the reader has this version. */
export const waitingAtDesk = async (
  { db, clock, staff: { role, login, staffId } }: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  { kind: wanted, owner, after: last, version: known }: QueueRequest,
): Promise<{ version: string; page: QueuePage | null }> => {
  const kinds = queueKindsOf(role).filter((each) => wanted === 'all' || each === wanted);
  const shared = await sharedPage({ db, clock }, { kinds, owner: owner === 'mine' ? login : owner, last });
  const page: QueuePage = { ...shared, inbox: await inboxOf(db, staffId) };
  const version = versionOf(page);
  return { version, page: version === known ? null : page };
};
