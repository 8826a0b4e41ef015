import { and, asc, eq, ne } from 'drizzle-orm';
import type { ListKind } from '#contract/desk/lists/lists.ts';
import { viewIn, viewQuery } from '#contract/desk/lists/lists.ts';
import type { SavedView } from '#contract/desk/lists/savedViews.ts';
import { listStart, removeView, savedViewsMax, saveView } from '#contract/desk/lists/savedViews.ts';
import { apiErrorAt, ApiError, codes } from '#contract/protocol/apiError.ts';
import type { Database } from '#server/db/database.ts';
import { savedViews } from '#server/db/schema/desk.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { colleaguesOf } from '#server/desk/queue/queue.ts';
import { listedCarriers } from './orderList.ts';

const ofPerson = (staffId: string, list: ListKind) => and(eq(savedViews.staffId, staffId), eq(savedViews.list, list));

const viewsOf = (db: Database, staffId: string, list: ListKind): Promise<SavedView[]> => {
  const { id, name, query, isDefault } = savedViews;
  return db
    .select({ id, name, query, isDefault })
    .from(savedViews)
    .where(ofPerson(staffId, list))
    .orderBy(asc(savedViews.name));
};

type Given = Omit<SavedView, 'id'> & { list: ListKind; id?: string | undefined };

/**
 * Saves a view, or changes the one with the id. Rejects the name of another one, an unknown id, and more than the
 * maximum.
 */
const saveViewOf = ({ db, clock, staff: { staffId } }: DeskContext, { list, id, ...given }: Given) =>
  db.transaction(async (tx): Promise<SavedView[]> => {
    const view = { ...given, query: viewQuery(list, viewIn(list, given.query)), savedAt: clock.now() };
    const former = await viewsOf(tx, staffId, list);
    const named = former.find((each) => each.name === view.name);
    // the same view saved again: the response was lost
    const isRepeated = id === undefined && named?.query === view.query && named.isDefault === view.isDefault;
    if (isRepeated) return former;
    if (named && named.id !== id) throw apiErrorAt('name', codes.conflict, deskMessages.viewExists(view.name));
    if (id === undefined && former.length >= savedViewsMax)
      throw new ApiError(codes.conflict, deskMessages.tooManyViews(savedViewsMax));
    if (view.isDefault) {
      const others = and(ofPerson(staffId, list), id === undefined ? undefined : ne(savedViews.id, id));
      await tx.update(savedViews).set({ isDefault: false }).where(others);
    }
    const changed =
      id === undefined
        ? await tx
            .insert(savedViews)
            .values({ staffId, list, ...view })
            .returning()
        : await tx
            .update(savedViews)
            .set(view)
            .where(and(ofPerson(staffId, list), eq(savedViews.id, id)))
            .returning();
    if (changed.length === 0) throw new ApiError(codes.notFound, deskMessages.viewUnknown);
    return viewsOf(tx, staffId, list);
  });

/** Saved views of the lists. */
export const savedViewHandlers = [
  handleDesk(listStart, async ({ list }, { db, clock, staff }) => ({
    views: await viewsOf(db, staff.staffId, list),
    colleagues: (await colleaguesOf(db, clock.now())).map(({ login, name }) => ({ login, name })),
    carriers: list === 'orders' ? await listedCarriers(db) : [],
  })),
  handleDesk(saveView, (given, context) => saveViewOf(context, given)),
  handleDesk(removeView, async ({ list, id }, { db, staff: { staffId } }) => {
    await db.delete(savedViews).where(and(ofPerson(staffId, list), eq(savedViews.id, id)));
    return viewsOf(db, staffId, list);
  }),
];
