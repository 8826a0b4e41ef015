import { and, eq } from 'drizzle-orm';
import type { SubjectKind } from '#contract/desk/queue.ts';
import type { Database } from '#service/db/database.ts';
import { deskOwners, staff } from '#service/db/schema/desk.ts';
import type { DeskContext } from './deskContext.ts';

interface Owner {
  login: string;
  name: string;
}

const owned = (db: Database) =>
  db
    .select({ kind: deskOwners.kind, subject: deskOwners.subject, login: staff.login, name: staff.name })
    .from(deskOwners)
    .innerJoin(staff, eq(staff.id, deskOwners.staffId));

/** Who works on what, by kind and subject. */
export const ownersByKey = async (db: Database): Promise<ReadonlyMap<string, Owner>> =>
  new Map((await owned(db)).map(({ kind, subject, login, name }) => [`${kind} ${subject}`, { login, name }]));

/** Who works on one thing; null if nobody does. */
export const ownerOf = async (db: Database, about: SubjectKind, subject: string): Promise<Owner | null> => {
  const [row] = await owned(db).where(and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject)));
  return row ? { login: row.login, name: row.name } : null;
};

/** Gives a thing to the caller, whoever had it before, or puts it back. */
export const claim = async (
  { db, clock, staff: { staffId } }: Pick<DeskContext, 'db' | 'clock' | 'staff'>,
  { about, subject, mine }: { about: SubjectKind; subject: string; mine: boolean },
): Promise<{ owner: Owner | null }> => {
  if (mine)
    await db
      .insert(deskOwners)
      .values({ kind: about, subject, staffId, at: clock.now() })
      .onConflictDoUpdate({ target: [deskOwners.kind, deskOwners.subject], set: { staffId, at: clock.now() } });
  else
    await db
      .delete(deskOwners)
      .where(and(eq(deskOwners.kind, about), eq(deskOwners.subject, subject), eq(deskOwners.staffId, staffId)));
  return { owner: await ownerOf(db, about, subject) };
};
