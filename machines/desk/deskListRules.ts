import * as z from 'zod/mini';
import type { GivenThing, GiveMany } from '#contract/desk/lists/giveMany.ts';
import type { ListFilter, ListKind, ListView } from '#contract/desk/lists/lists.ts';
import { listSubjects, viewIn, viewQuery } from '#contract/desk/lists/lists.ts';
import type { ListCursor, ListedOrder } from '#contract/desk/lists/orderList.ts';
import type { PlainRow } from '#contract/desk/lists/plainLists.ts';
import type { ListStart, SavedView } from '#contract/desk/lists/savedViews.ts';
import { viewName } from '#contract/desk/lists/savedViews.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';

/** A row of a list. */
export type ListedRow = ListedOrder | PlainRow;

/** Identifies a row of a list. */
export const rowKey = (row: ListedRow): string => ('orderNo' in row ? row.orderNo : row.id);

export interface ListPage {
  rows: readonly ListedRow[];
  next: ListCursor | null;
}

/** A command on the person's saved views: without an id a new one is saved. */
export type ViewAct =
  | { do: 'save'; id?: string | undefined; name: string; isDefault: boolean }
  | { do: 'remove'; id: string };

type ViewSent =
  | { do: 'save'; list: ListKind; id?: string | undefined; name: string; isDefault: boolean; query: string }
  | { do: 'remove'; list: ListKind; id: string };

export type DeskListRequests = {
  fetchStart: (of: { list: ListKind }) => Promise<ListStart>;
  fetchRows: (wanted: { list: ListKind; filter: ListFilter; after: ListCursor | undefined }) => Promise<ListPage>;
  sendGiven: (of: GiveMany) => Promise<GivenThing[]>;
  /** Returns the views after the command. */
  sendView: (act: ViewSent) => Promise<SavedView[]>;
};

export type Direction = 'next' | 'former';

export interface DeskListContext extends ListView, Partial<ListStart> {
  list: ListKind;
  /** The query of the address; without one the list begins with the person's default. */
  addressed: string;
  /** The id of the saved view that was chosen last; empty for none. */
  viewId: string;
  act?: ViewAct | undefined;
  /** The keys of the chosen rows of the page. */
  selected: readonly string[];
  /** The login of the new owner of the chosen rows; null to put them back. */
  givenTo: string | null;
  /** The result for each row that was given last. */
  given?: readonly GivenThing[] | undefined;
  /** Where each page before the shown one ends. */
  cursors: readonly ListCursor[];
  rows: readonly ListedRow[];
  next: ListCursor | null;
  errorMessage?: string | undefined;
  /** The problem of a view's name. */
  nameProblem?: FieldProblem | undefined;
}

/** A new page starts without chosen rows. */
export const noneSelected = { selected: [], given: undefined };

/** The problem of a view's name. */
export const nameProblemOf = (name: string): FieldProblem | undefined =>
  problemsOf(z.object({ name: viewName }), { name }).name;

/** The request for an act. */
export const sentOf = ({ list, act, filter, columns }: DeskListContext): ViewSent =>
  act!.do === 'remove' ? { ...act!, list } : { ...act!, list, query: viewQuery(list, { filter, columns }) };

/** The request that gives the chosen rows to a person. */
export const givingOf = ({ list, rows, selected, givenTo }: DeskListContext): GiveMany => ({
  about: listSubjects[list]!,
  items: rows
    .filter((row) => selected.includes(rowKey(row)))
    .map((row) => ({ subject: rowKey(row), from: row.owner?.login ?? null })),
  to: givenTo,
});

/** The results for the rows; rejected ones stay chosen. */
export const afterGiving = (given: readonly GivenThing[]) => ({
  given,
  selected: given.filter(({ problem }) => problem !== null).map(({ subject }) => subject),
});

/** The initial list: in the view of the address, else in the person's default view. */
export const startedWith = (
  { list, addressed, filter, columns }: DeskListContext,
  { views, colleagues, carriers }: ListStart,
) => {
  const shown = viewQuery(list, { filter, columns });
  const chosen = views.find(({ query, isDefault }) => (addressed === '' ? isDefault : query === shown));
  return { views, colleagues, carriers, ...(chosen && { ...viewIn(list, chosen.query), viewId: chosen.id }) };
};

/** The list with a saved view; without an id, the whole list. */
export const viewedAs = ({ list, views = [] }: DeskListContext, id: string) => ({
  ...viewIn(list, views.find((view) => view.id === id)?.query ?? ''),
  viewId: id,
  cursors: [],
  ...noneSelected,
});

/** The views after an act; the saved one is chosen, and none if the chosen one was removed. */
export const withViews = ({ act, viewId }: DeskListContext, views: SavedView[]) => ({
  views,
  viewId: views.find(({ id, name }) => (act?.do === 'save' ? name === act.name.trim() : id === viewId))?.id ?? '',
});

/** The message for an act that failed: at the name if the name was rejected. */
export const viewProblemOf = (error: unknown): Pick<DeskListContext, 'nameProblem' | 'errorMessage'> => {
  const messageZh = apiErrorMessage(error) ?? '';
  return error instanceof ApiError && error.field === 'name'
    ? { nameProblem: { messageZh } }
    : { errorMessage: messageZh };
};
