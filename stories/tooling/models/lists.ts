import type { ReactNode } from 'react';
import type { ListActor } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { modelOf } from '#flows';
import { retry } from './retry.ts';

interface List<Query, Row, More> {
  /** The input name of a list that begins with a request. */
  begins?: string;
  query: Query;
  /** The page requested from outside. */
  page?: number;
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total?: number;
  view: (actor: ListActor<Query, Row, More>) => ReactNode;
}

/** A list on which the user can only retry: its query and page are set elsewhere, such as in the address. */
export const listModelOf = <Query, Row, More = undefined>({
  begins = 'fetched',
  query,
  page = 1,
  rows,
  total = rows.length,
  view,
}: List<Query, Row, More>) => {
  const some = { total, rows: [...rows] };
  return modelOf({
    of: 'list',
    machine: listMachineOf<Query, Row, More>('list'),
    inputs: { [begins]: { query }, preloaded: { query, initialData: some } },
    samples: [{ type: 'query.changed', query }, { type: 'page.requested', page }, { type: 'retry.requested' }],
    outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
    external: { 'query.changed': '查询在别处选定，例如地址', 'page.requested': '页码在别处选定，例如地址' },
    play: () => ({ view, gestures: { 'retry.requested': retry } }),
  });
};
