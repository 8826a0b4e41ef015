import type * as z from 'zod/mini';
import type { SubjectKind } from '#contract/desk/queue.ts';
import { orderColumns, orderFilter } from './orderList.ts';
import type { PlainList } from './plainLists.ts';
import { plainColumns, plainFilters, plainLists } from './plainLists.ts';

/** The lists of the desk. */
export const listKinds = ['orders', ...plainLists] as const;
export type ListKind = (typeof listKinds)[number];

/** Whether a page of the desk is a list. */
export const isListKind = (name: string): name is ListKind => listKinds.some((kind) => kind === name);

/** What the rows of a list are, which have an owner; companies have none. */
export const listSubjects: Readonly<Record<ListKind, SubjectKind | null>> = {
  orders: 'order',
  enquiries: 'enquiry',
  applications: 'application',
  companies: null,
};

const plainFields = (list: PlainList): ListFields => ({
  filter: plainFilters[list],
  columns: Object.keys(plainColumns[list]).slice(1),
});

/** What a list is narrowed by, and its sequence as `sort`. */
export type ListFilter = Readonly<Record<string, string>>;

/** What a list shows: which rows, and which columns beside the first. */
export interface ListView {
  filter: ListFilter;
  columns: readonly string[];
}

interface ListFields {
  filter: { shape: Readonly<Record<string, z.ZodMiniType<string>>> };
  columns: readonly string[];
}

/** What each list can be narrowed by, and its columns in their sequence. */
export const listFields: Readonly<Record<ListKind, ListFields>> = {
  orders: { filter: orderFilter, columns: orderColumns },
  enquiries: plainFields('enquiries'),
  applications: plainFields('applications'),
  companies: plainFields('companies'),
};

/** The view that a query describes: what it lacks, or what is not known any more, is as in the whole list. */
export const viewIn = (list: ListKind, query: string): ListView => {
  const { filter, columns } = listFields[list];
  const given = new URLSearchParams(query);
  const valueOf = ([name, schema]: [string, z.ZodMiniType<string>]): [string, string] => {
    const parsed = schema.safeParse(given.get(name) ?? undefined);
    return [name, parsed.success ? parsed.data : schema.parse(undefined)];
  };
  const chosen = given.get('columns')?.split(',');
  return {
    filter: Object.fromEntries(Object.entries(filter.shape).map(valueOf)),
    columns: chosen ? columns.filter((name) => chosen.includes(name)) : columns,
  };
};

/** The query of a view, for its address; that of the whole list has its sequence alone. */
export const viewQuery = (list: ListKind, { filter, columns }: ListView): string => {
  const whole = viewIn(list, '');
  const changed = Object.entries(filter).filter(([name, value]) => name === 'sort' || value !== whole.filter[name]);
  const chosen = columns.length === whole.columns.length ? [] : [['columns', columns.join(',')]];
  return new URLSearchParams([...changed, ...chosen]).toString();
};
