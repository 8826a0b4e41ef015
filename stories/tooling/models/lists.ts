import type { ReactNode } from 'react';
import type { ListActor } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { modelOf } from '#stories/tooling/player/model.ts';
import { retry } from './retry.ts';

interface List<Query, Row> {
  /** What the paths call a list that begins by asking. */
  begins?: string;
  query: Query;
  /** The page that the world asks for. */
  page?: number;
  rows: readonly Row[];
  /** How many rows there are on all pages. */
  total?: number;
  view: (actor: ListActor<Query, Row>) => ReactNode;
}

/** A list that a person can only try again: its query and its page are chosen elsewhere, in the address for one. */
export const listModelOf = <Query, Row>({
  begins = 'fetched',
  query,
  page = 1,
  rows,
  total = rows.length,
  view,
}: List<Query, Row>) => {
  const some = { total, rows: [...rows] };
  return modelOf({
    of: 'list',
    machine: listMachineOf<Query, Row>('list'),
    inputs: { [begins]: { query }, ahead: { query, ahead: some } },
    samples: [{ type: 'query.changed', query }, { type: 'page.requested', page }, { type: 'retry.requested' }],
    outcomes: { fetchRows: { done: [{ total: 0, rows: [] }, some] } },
    world: { 'query.changed': '查询在别处选定，例如地址', 'page.requested': '页码在别处选定，例如地址' },
    play: () => ({ view, gestures: { 'retry.requested': retry } }),
  });
};
